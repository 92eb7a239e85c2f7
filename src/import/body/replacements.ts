import { escapeHtml } from '../../shared/html/escapeHtml.ts'
import { decodeEscapes } from '../../shared/addresses/escapes.ts'

interface Figure {
  readonly src: string
  readonly alt?: string | undefined
  /** HTML. */
  readonly caption?: string | undefined
}

/** Returns a picture as a block of HTML in Markdown. */
export function figureHtml({ src, alt = '', caption }: Figure): string {
  const words = caption === undefined || caption === '' ? '' : `<figcaption>${caption.replace(/\s*\n\s*/g, ' ')}</figcaption>`
  return `\n\n<figure><img src="${escapeHtml(oneLine(src))}" alt="${escapeHtml(oneLine(alt))}">${words}</figure>\n\n`
}

export function linkHtml(address: string, words: string): string {
  return `<a href="${escapeHtml(oneLine(address))}">${escapeHtml(oneLine(words))}</a>`
}

/** Joins lines, since a blank line would end the HTML. */
function oneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ')
}

/** Wraps code in a fence longer than any run of backticks in it. */
export function fence(code: string, language: string): string {
  const longest = Math.max(2, ...(code.match(/`+/g) ?? []).map((run) => run.length))
  const marks = '`'.repeat(longest + 1)
  return `\n\n${marks}${language.replace(/[^\w+#.-]/g, '')}\n${code.replace(/^\n|\n\s*$/g, '')}\n${marks}\n\n`
}

const prefix = '/roomwright-post/'

/** Returns a placeholder URL for a post named by its file, until the post's address is known. */
export function postLink(name: string): string {
  const [path = '', anchor] = name.split('#', 2)
  return `${prefix}${encodeURIComponent(path)}${anchor ? `#${anchor}` : ''}`
}

/** Returns the name that `postLink` put into a URL. */
export function linkedPost(url: string): string | undefined {
  return url.startsWith(prefix) ? decodeEscapes(url.slice(prefix.length).replace(/[?#].*$/s, '')) : undefined
}

/** Replaces the URLs from `postLink` that appear in plain text. */
export function replacePostLinks(text: string, replace: (url: string) => string): string {
  return text.replace(/\/roomwright-post\/[\w.!~*'()%-]*(?:#[^\s<>"]*)?/g, replace)
}
