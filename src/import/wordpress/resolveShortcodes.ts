import { linkHtml } from '../body/replacements.ts'
import { escapeHtml } from '../../shared/html/escapeHtml.ts'
import type { Remark } from '../FoundPost.ts'
import { type Shortcode, lexShortcodes } from './lexShortcodes.ts'

/** A picture of the media library. */
export interface Attachment {
  readonly url: string
  readonly alt: string | undefined
  readonly caption: string | undefined
  /** Id of the post that it was uploaded to. */
  readonly parent: string | undefined
}

export interface Library {
  readonly byId: ReadonlyMap<string, Attachment>
  /** The pictures uploaded to the post itself. */
  readonly own: readonly Attachment[]
}

interface Resolved {
  readonly html: string
  readonly remarks: readonly Remark[]
}

/** Resolves the shortcodes in the HTML of a post. */
export function resolveShortcodes(html: string, library: Library): Resolved {
  const codes = lexShortcodes(html)
  const remarks: Remark[] = []
  const closed = new Set(codes.filter(({ kind }) => kind === 'close').map(({ name }) => name))
  const pieces: string[] = []
  let from = 0
  for (const [index, code] of codes.entries()) {
    if (code.start < from) continue
    pieces.push(html.slice(from, code.start))
    from = code.end
    const close =
      code.kind === 'open' && closed.has(code.name)
        ? codes.slice(index + 1, index + 500).find(({ kind, name }) => kind === 'close' && name === code.name)
        : undefined
    const inner = close ? html.slice(code.end, close.start) : undefined
    const known = code.kind === 'close' ? undefined : replace(code, inner, { library, remarks })
    if (known !== undefined) {
      pieces.push(known)
      from = close?.end ?? from
    } else pieces.push(leave(code, closed, remarks))
  }
  return { html: [...pieces, html.slice(from)].join(''), remarks }
}

const codeNames: ReadonlySet<string> = new Set([
  'code',
  'sourcecode',
  'php',
  'css',
  'html',
  'js',
  'javascript',
  'python',
  'bash',
  'sql',
  'xml',
  'java',
  'ruby',
  'shell',
  'cpp',
])

interface Resolving {
  readonly library: Library
  readonly remarks: Remark[]
}

function replace({ name, fields }: Shortcode, inner: string | undefined, resolving: Resolving): string | undefined {
  if (name === 'caption' || name === 'wp_caption') return caption(inner ?? '', fields.get('caption'))
  if (name === 'gallery') return gallery(fields.get('ids') ?? fields.get('include'), resolving)
  if (name === 'embed' && inner !== undefined) return paragraphLink(inner.trim())
  if (codeNames.has(name) && inner !== undefined) {
    const language = fields.get('lang') ?? fields.get('language') ?? (name === 'code' || name === 'sourcecode' ? '' : name)
    return `<pre><code${language === '' ? '' : ` class="language-${escapeHtml(language)}"`}>${codeHtml(inner)}</code></pre>`
  }
  const media = ['audio', 'video', 'youtube', 'vimeo'].includes(name) ? mediaAddress(fields) : undefined
  return media && /^https?:\/\//.test(media) ? paragraphLink(media) : undefined
}

/** Returns the HTML of code. Most plug-ins store it escaped; where nothing is escaped, its tags are code too, but for those of the editor. */
function codeHtml(inner: string): string {
  const code = inner.replace(/^\r?\n/, '')
  return /&(?:lt|gt|amp|#\d+);/.test(code) || !/<(?!\/?(?:p|br)\b)/i.test(code) ? code : escapeHtml(code)
}

function mediaAddress(fields: Shortcode['fields']): string | undefined {
  return ['src', 'mp3', 'mp4', 'ogg', 'm4v', 'webm', 'url', '0']
    .map((key) => fields.get(key))
    .find((value) => value !== undefined && value !== '')
}

function paragraphLink(address: string): string {
  return `\n\n${linkHtml(address, address)}\n\n`
}

/** Renders a caption: the picture, possibly linked, comes first, followed by the text, which old exports have in a field. */
function caption(inner: string, field: string | undefined): string {
  const [all = '', picture = inner] = /^\s*((?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?)/i.exec(inner) ?? []
  const words = inner.slice(all.length).trim() || field
  return `\n\n<figure>${picture}${words ? `<figcaption>${words}</figcaption>` : ''}</figure>\n\n`
}

/** Renders a gallery; undefined if the library has none of its pictures. */
function gallery(ids: string | undefined, { library, remarks }: Resolving): string | undefined {
  const wanted = ids?.split(',').map((id) => id.trim())
  const pictures = wanted?.flatMap((id) => library.byId.get(id) ?? []) ?? library.own
  if (pictures.length === 0) return undefined
  for (const id of wanted?.filter((one) => one !== '' && !library.byId.has(one)) ?? [])
    remarks.push({ kind: 'picture', text: `picture ${id.slice(0, 40)} of a gallery left out: it is not in the export` })
  const figures = pictures.map(
    ({ url, alt, caption: words }) =>
      `<figure><img src="${escapeHtml(url)}" alt="${escapeHtml(alt ?? '')}">${words ? `<figcaption>${escapeHtml(words)}</figcaption>` : ''}</figure>`,
  )
  return `\n\n${figures.join('\n\n')}\n\n`
}

/** Handles an unknown shortcode. Brackets may be plain text; with fields, a closing tag or a sign in the name it came from a plug-in. */
function leave({ name, kind, fields, text }: Shortcode, closed: ReadonlySet<string>, remarks: Remark[]): string {
  if (kind === 'shown') return text.slice(1, -1)
  const short = text.replace(/\s+/g, ' ').slice(0, 120)
  if (
    kind === 'single' ||
    closed.has(name) ||
    /[_-]/.test(name) ||
    [...fields.keys()].some((key) => !/^\d+$/.test(key)) ||
    name === 'gallery'
  ) {
    if (kind !== 'close') remarks.push({ kind: 'shortcode', text: `\`${short}\` left out; text inside it stays` })
    return ''
  }
  remarks.push({ kind: 'shortcode', text: `\`${short}\` looks like a shortcode; it stays in the text as it is written` })
  return text
}
