import { limits } from '../limits.ts'

/** The forms that a field can have; `words` completes "is not a …". */
const forms = {
  text: { words: 'text', fits: (value: unknown) => typeof value === 'string' },
  number: { words: 'whole number', fits: Number.isInteger },
  rank: { words: 'whole number from 1 to 6', fits: (value: unknown) => [1, 2, 3, 4, 5, 6].includes(value as number) },
  alignment: {
    words: 'list of `left`, `right`, `center` and null',
    fits: (value: unknown) =>
      Array.isArray(value) && value.every((one: unknown) => one === null || ['left', 'right', 'center'].includes(one as string)),
  },
} as const

type Fields = Readonly<Record<string, keyof typeof forms>>

/** The fields that a node must have besides its children, by node type. */
const fields: Readonly<Record<string, Fields>> = {
  blockquote: {},
  break: {},
  code: { value: 'text' },
  definition: { identifier: 'text', url: 'text' },
  delete: {},
  emphasis: {},
  footnoteDefinition: { identifier: 'text' },
  footnoteReference: { identifier: 'text' },
  heading: { depth: 'rank' },
  html: { value: 'text' },
  image: { url: 'text' },
  imageReference: { identifier: 'text' },
  inlineCode: { value: 'text' },
  link: { url: 'text' },
  linkReference: { identifier: 'text' },
  list: {},
  listItem: {},
  paragraph: {},
  strong: {},
  table: {},
  tableCell: {},
  tableRow: {},
  text: { value: 'text' },
  thematicBreak: {},
}

/** The fields of a node that may be absent or null, by node type. */
const optional: Readonly<Record<string, Fields>> = {
  code: { lang: 'text', meta: 'text' },
  definition: { title: 'text' },
  image: { alt: 'text', title: 'text' },
  imageReference: { alt: 'text' },
  link: { title: 'text' },
  list: { start: 'number' },
  table: { align: 'alignment' },
}

/** Maps node types that contain only one type of child to that type, which occurs nowhere else. */
const contents: Readonly<Record<string, string>> = { list: 'listItem', table: 'tableRow', tableRow: 'tableCell' }

const leaves: ReadonlySet<string> = new Set(
  'break code definition footnoteReference html image imageReference inlineCode text thematicBreak'.split(' '),
)

type LooseNode = Readonly<Record<string, unknown>>

/** Describes what is wrong with a tree that code has changed, as the end of a sentence; undefined if it can be rendered. */
export function treeFault(root: unknown): string | undefined {
  if (!isNode(root) || root['type'] !== 'root' || !Array.isArray(root['children'])) return 'is no longer a tree'
  const waiting: [node: unknown, depth: number, parent: string][] = [...(root['children'] as readonly unknown[])].map((child) => [
    child,
    1,
    'root',
  ])
  const seen = new Set<unknown>()
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [node, depth, parent] = next
    if (!isNode(node)) return 'contains something that is not a node'
    const type = String(node['type'])
    const wanted = fields[type]
    if (!wanted || !Object.hasOwn(fields, type)) return `contains a node "${type}", which the engine does not know`
    if (seen.has(node)) return `contains the same node "${type}" twice`
    seen.add(node)
    if (depth > limits.depth) return `is nested more than ${limits.depth} levels deep`
    const fault = fieldFault(node, wanted, optional[type] ?? {}) ?? placeFault(type, parent)
    if (fault !== undefined) return `contains a node "${type}" ${fault}`
    if (leaves.has(type)) continue
    const children: unknown = node['children']
    if (!Array.isArray(children)) return `contains a node "${type}" without \`children\``
    for (const child of children as readonly unknown[]) waiting.push([child, depth + 1, type])
  }
  return undefined
}

function fieldFault(node: LooseNode, needed: Fields, others: Fields): string | undefined {
  const given = Object.entries(others).filter(([key]) => node[key] !== undefined && node[key] !== null)
  const wrong = [...Object.entries(needed), ...given].find(([key, form]) => !forms[form].fits(node[key]))
  return wrong && `whose \`${wrong[0]}\` is not a ${forms[wrong[1]].words}`
}

function placeFault(type: string, parent: string): string | undefined {
  const only = contents[parent]
  if (only !== undefined && type !== only) return `in a "${parent}", which contains only nodes "${only}"`
  const place = Object.keys(contents).find((holder) => contents[holder] === type)
  return place === undefined || place === parent ? undefined : `outside of a "${place}"`
}

function isNode(value: unknown): value is LooseNode {
  return typeof value === 'object' && value !== null && 'type' in value
}
