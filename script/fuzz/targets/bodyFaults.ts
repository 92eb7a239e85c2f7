import type { RenderedBody } from '../../../src/content/markdown/renderedBody.ts'

const tag = /<\/?([a-z][\w-]*)((?:\s+[\w:-]+(?:="[^"<>]*")?)*)\s*\/?>/g
/** The tags written by `content/markdown`. */
const known = new Set(
  'p h2 h3 h4 h5 h6 a em strong del code pre ul ol li blockquote table thead tbody tr th td caption hr br sup section aside div figure span input img q'.split(
    ' ',
  ),
)

/** Lists the faults in the HTML of a text: unknown tags, unclosed tags, and scripts in attributes. */
export function bodyFaults({ parts, notes, headings, anchors, links, words }: RenderedBody): readonly string[] {
  const texts = [...parts.map((part) => (typeof part === 'string' ? part : '')), ...notes.map(({ html }) => html)]
  const html = texts.join('')
  const faults: string[] = []
  const rest = html.replace(tag, (whole, name: string, attributes: string) => {
    if (!known.has(name)) faults.push(`the HTML has a tag ${whole.slice(0, 60)}`)
    if (/\son\w+=|(?:href|src)="\s*(?:javascript|data|vbscript):/i.test(attributes))
      faults.push(`the HTML has an attribute that runs: ${whole.slice(0, 100)}`)
    return ''
  })
  if (/[<>]/.test(rest))
    faults.push(`the HTML has a character that belongs to no tag: ${rest.slice(Math.max(0, rest.search(/[<>]/) - 20)).slice(0, 60)}`)
  const open = unclosed(texts.join(''))
  if (open !== undefined) faults.push(`the HTML does not close its tags: ${open}`)
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
  if (new Set(ids).size < ids.length) faults.push('two parts have one id')
  if (headings.some(({ id }) => !anchors.has(id))) faults.push('a heading is not an anchor')
  if (!Number.isInteger(words) || words < 0) faults.push(`it has ${words} words`)
  if (links.some(({ offset }) => !(offset >= 0))) faults.push('a link has no place')
  return faults
}

const alone = new Set(['br', 'hr', 'input', 'img'])

function unclosed(html: string): string | undefined {
  const open: string[] = []
  for (const [whole, name = ''] of html.matchAll(tag)) {
    if (alone.has(name) || whole.endsWith('/>')) continue
    if (!whole.startsWith('</')) open.push(name)
    else if (open.pop() !== name) return whole
  }
  return open.at(-1)
}

/** Lists the tags in the HTML of a text, each once. */
export function tagsOf({ parts, notes }: RenderedBody): string {
  const html = [...parts.map((part) => (typeof part === 'string' ? part : '<insert>')), ...notes.map(({ html: note }) => note)].join('')
  return [...new Set(html.match(/<[a-z]+/g))].sort().join('')
}
