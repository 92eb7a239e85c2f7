import { escapeHtml } from '../../shared/html/escapeHtml.ts'
import { codeRanges, createRangeFinder } from '../body/codeRanges.ts'
import { readMarkdown } from '../body/readMarkdown.ts'
import { fence, figureHtml, linkHtml, postLink } from '../body/replacements.ts'
import { toString } from '../body/writeMarkdown.ts'
import type { Remark } from '../FoundPost.ts'
import { type ShortcodeToken, lexShortcodes } from './lexShortcodes.ts'

interface Resolved {
  readonly text: string
  readonly remarks: readonly Remark[]
}

/** Replaces the shortcodes of a Hugo text by what they show, if that is known, otherwise by the text between them. */
export function resolveShortcodes(text: string): Resolved {
  const tokens = lexShortcodes(text)
  if (tokens.length === 0) return { text, remarks: [] }
  const isCode = createRangeFinder(codeRanges(text))
  const remarks: Remark[] = []
  const pieces: string[] = []
  let from = 0
  for (const [index, token] of tokens.entries()) {
    if (token.start < from) continue
    pieces.push(text.slice(from, token.start))
    from = token.end
    if (token.kind === 'shown')
      pieces.push(`${text.slice(token.start, token.start + 3)}${token.inner}${text.slice(token.end - 3, token.end)}`)
    else if (isCode(token.start)) pieces.push(text.slice(token.start, token.end))
    else if (token.kind === 'open' && verbatim.has(token.name)) {
      const close = tokens.slice(index + 1, index + 500).find(({ kind, name }) => kind === 'close' && name === token.name)
      pieces.push(verbatimText(token, close ? text.slice(token.end, close.start) : ''))
      from = close?.end ?? token.end
    } else pieces.push(replace(token, remarks))
  }
  return { text: [...pieces, text.slice(from)].join(''), remarks }
}

/** Shortcodes whose content is not Markdown. */
const verbatim: ReadonlySet<string> = new Set(['highlight', 'rawhtml', 'raw', 'mermaid', 'html', 'code'])

function verbatimText(token: ShortcodeToken, inner: string): string {
  if (token.name === 'rawhtml' || token.name === 'raw' || token.name === 'html') return inner
  return fence(inner, token.name === 'mermaid' ? 'mermaid' : (token.positional[0] ?? token.named.get('lang') ?? ''))
}

const known: Readonly<Record<string, (token: ShortcodeToken) => string | undefined>> = {
  figure: picture,
  img: picture,
  image: picture,
  picture,
  imgproc: picture,
  youtube: (token) => video('YouTube', `https://www.youtube.com/watch?v=${idOf(token)}`),
  'youtube-lite': (token) => video('YouTube', `https://www.youtube.com/watch?v=${idOf(token)}`),
  vimeo: (token) => video('Vimeo', `https://vimeo.com/${idOf(token)}`),
  gist: ({ positional: [user = '', id = ''] }) =>
    video('Gist', `https://gist.github.com/${encodeURIComponent(user)}/${encodeURIComponent(id)}`),
  instagram: (token) => video('Instagram', `https://www.instagram.com/p/${idOf(token)}/`),
  ref: (token) => postLink(token.positional[0] ?? token.named.get('path') ?? ''),
  relref: (token) => postLink(token.positional[0] ?? token.named.get('path') ?? ''),
  details: ({ named }) => `\n\n**${named.get('summary') ?? ''}**\n\n`.replace('****', ''),
}

function replace(token: ShortcodeToken, remarks: Remark[]): string {
  const found = token.kind === 'close' || !Object.hasOwn(known, token.name) ? undefined : known[token.name]?.(token)
  if (found !== undefined) return found
  if (token.kind !== 'close')
    remarks.push({ kind: 'shortcode', text: `\`{{< ${token.inner.slice(0, 120)} >}}\` left out; text inside it stays` })
  return ''
}

function picture({ named, positional }: ShortcodeToken): string | undefined {
  const src = named.get('src') ?? named.get('url') ?? named.get('image') ?? positional[0]
  if (src === undefined) return undefined
  const written = named.get('caption')
  const caption = written === undefined ? named.get('title') : wordsOf(written)
  return figureHtml({ src, alt: named.get('alt') ?? positional[1], caption: caption && escapeHtml(caption) })
}

/** Returns the words of a caption, which Hugo renders as Markdown; captions are plain text here. */
function wordsOf(caption: string): string {
  return toString(readMarkdown(caption.replaceAll('<', '&lt;')).root)
}

function idOf({ named, positional }: ShortcodeToken): string {
  return encodeURIComponent(named.get('id') ?? positional[0] ?? '')
}

function video(words: string, address: string): string {
  return `\n\n${linkHtml(address, words)}\n\n`
}
