export interface Tag {
  /** In lower case; absent for comments, and for a `<` that begins nothing. */
  readonly name?: string
  readonly isEnd?: boolean
  readonly href?: string
  /** What a `<` that begins nothing says. */
  readonly text?: string
  /** Where the text goes on. */
  readonly end: number
}

/** Reads what begins with the `<` at a place; what is not ended goes on to the end of the text. */
export function readTag(html: string, start: number): Tag {
  if (html.startsWith('<!--', start)) return { end: after(html, '-->', start + 4) }
  if (/[!?]/.test(html[start + 1] ?? '')) return { end: after(html, '>', start) }
  const isEnd = html[start + 1] === '/'
  const nameStart = start + (isEnd ? 2 : 1)
  if (!/[a-z]/i.test(html[nameStart] ?? '')) return isEnd ? { end: after(html, '>', start) } : { text: '<', end: start + 1 }
  let at = nameStart
  while (at < html.length && !/[\s/>]/.test(html[at] ?? '')) at += 1
  const name = html.slice(nameStart, at).toLowerCase()
  let href: string | undefined
  while (at < html.length && html[at] !== '>') {
    const attribute = readAttribute(html, at)
    if (attribute.name === 'href') href ??= attribute.value
    at = attribute.end
  }
  return { name, isEnd, ...(href !== undefined && { href }), end: Math.min(at + 1, html.length) }
}

function readAttribute(html: string, start: number): { readonly name: string; readonly value: string; readonly end: number } {
  let at = start
  while (/[\s/]/.test(html[at] ?? '')) at += 1
  const nameStart = at
  while (at < html.length && !/[\s/>=]/.test(html[at] ?? '')) at += 1
  const name = html.slice(nameStart, at).toLowerCase()
  while (/\s/.test(html[at] ?? '')) at += 1
  if (html[at] !== '=') return { name, value: '', end: at === start ? at + 1 : at }
  at += 1
  while (/\s/.test(html[at] ?? '')) at += 1
  const quote = html[at]
  if (quote === '"' || quote === "'") {
    const close = html.indexOf(quote, at + 1)
    const end = close === -1 ? html.length : close
    return { name, value: html.slice(at + 1, end), end: Math.min(end + 1, html.length) }
  }
  const valueStart = at
  while (at < html.length && !/[\s>]/.test(html[at] ?? '')) at += 1
  return { name, value: html.slice(valueStart, at), end: at }
}

function after(html: string, mark: string, from: number): number {
  const found = html.indexOf(mark, from)
  return found === -1 ? html.length : found + mark.length
}
