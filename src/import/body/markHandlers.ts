import type { Element } from 'hast'
import type { Handle } from 'hast-util-to-mdast'
import type { PhrasingContent, RootContent } from 'mdast'

type Mark = 'strong' | 'emphasis' | 'delete'

const marks: Readonly<Record<string, Mark>> = {
  b: 'strong',
  strong: 'strong',
  em: 'emphasis',
  i: 'emphasis',
  mark: 'emphasis',
  u: 'emphasis',
  del: 'delete',
  s: 'delete',
  strike: 'delete',
}

/** Handlers of elements that mark words. Editors of other programs put them around paragraphs, lists and spaces, which Markdown cannot. */
export const markHandlers: Readonly<Record<string, Handle>> = Object.fromEntries(
  Object.entries(marks).map(([tag, type]) => [tag, (state, node: Element) => markRuns(type, state.all(node))]),
)

/** Marks each run of words by itself, and the words of paragraphs; other blocks stay as they are. */
function markRuns(type: Mark, nodes: readonly RootContent[]): RootContent[] {
  const made: RootContent[] = []
  let run: PhrasingContent[] = []
  const end = () => {
    made.push(...mark(type, run))
    run = []
  }
  for (const node of nodes) {
    if (isPhrasing(node)) {
      run.push(node as PhrasingContent)
      continue
    }
    end()
    made.push(node.type === 'paragraph' ? { ...node, children: markRuns(type, node.children) as PhrasingContent[] } : node)
  }
  end()
  return made
}

/** Leaves the spaces at both ends outside: within the marks they would be written as `&#x20;`. */
function mark(type: Mark, run: readonly PhrasingContent[]): PhrasingContent[] {
  const [first, last] = [run[0], run.at(-1)]
  const [before = ''] = /^\s*/.exec(textOf(first)) ?? []
  const [after = ''] = /\s*$/.exec(textOf(last)) ?? []
  const children = run.flatMap((node): readonly PhrasingContent[] => {
    if (node.type !== 'text') return [node]
    const start = node === first ? before.length : 0
    const value = node.value.slice(start, node === last ? Math.max(start, node.value.length - after.length) : undefined)
    return value === '' ? [] : [{ ...node, value }]
  })
  if (children.length === 0) return spaces(before)
  if (children.every((child) => child.type === 'image')) return children
  return [...spaces(before), { type, children }, ...spaces(after)]
}

function textOf(node: PhrasingContent | undefined): string {
  return node?.type === 'text' ? node.value : ''
}

function spaces(value: string): PhrasingContent[] {
  return value === '' ? [] : [{ type: 'text', value }]
}

const phrasing: ReadonlySet<string> = new Set([
  'text',
  'emphasis',
  'strong',
  'delete',
  'inlineCode',
  'break',
  'link',
  'image',
  'footnoteReference',
  'linkReference',
  'imageReference',
])

/** Reports whether a node of Markdown is inline: a part of a paragraph, a reference included. */
export function isPhrasing(node: { readonly type: string }): boolean {
  return phrasing.has(node.type)
}
