import type { RootContent } from 'mdast'
import { standIn } from '../body/htmlToMarkdown.ts'
import { readMarkdown } from '../body/readMarkdown.ts'
import { linkHtml } from '../body/replacements.ts'
import { type Fields, isFields, rawText, textField } from '../files/frontMatter.ts'
import { escapeHtml } from '../../shared/html/escapeHtml.ts'
import type { Remark } from '../FoundPost.ts'

/** Collects what a text of Ghost's editors becomes besides HTML: Markdown nodes, which stand-ins in the HTML represent, and remarks. */
export interface CardContext {
  readonly nodes: RootContent[]
  readonly remarks: Remark[]
}

type Card = (fields: Fields, context: CardContext) => string

const image: Card = (fields) => picture(fields)
const code: Card = (fields) => {
  const language = textField(fields, 'language')
  return `<pre><code${language ? ` class="language-${escapeHtml(language)}"` : ''}>${escapeHtml(rawText(fields['code']))}</code></pre>${paragraph(html(fields, 'caption'))}`
}
const markdown: Card = (fields, context) => {
  const { root, remarks } = readMarkdown(rawText(fields['markdown']))
  context.remarks.push(...remarks)
  return root.children.map((node) => `<${standIn} n="${context.nodes.push(node) - 1}"></${standIn}>`).join('')
}
const bookmark: Card = (fields) => {
  const details = isFields(fields['metadata']) ? fields['metadata'] : {}
  const url = textField(fields, 'url') ?? textField(details, 'url')
  const description = textField(details, 'description')
  return url === undefined
    ? ''
    : `<p>${linkHtml(url, textField(details, 'title') ?? url)}${description ? `: ${escapeHtml(description)}` : ''}</p>${paragraph(html(fields, 'caption'))}`
}
const embed: Card = (fields) => {
  const details = isFields(fields['metadata']) ? fields['metadata'] : {}
  const url = textField(fields, 'url')
  return url === undefined
    ? html(fields, 'html')
    : `<p>${linkHtml(url, textField(details, 'title') ?? url)}</p>${paragraph(html(fields, 'caption'))}`
}
const file: Card = (fields) => {
  const src = textField(fields, 'src')
  return src === undefined
    ? ''
    : `<p>${linkHtml(src, textField(fields, 'fileTitle', 'title', 'fileName') ?? src.split('/').at(-1) ?? src)}</p>${paragraph(html(fields, 'caption', 'fileCaption'))}`
}

/** The cards of both editors, by their names in either. */
const cards: Readonly<Record<string, Card>> = {
  image,
  gallery: (fields) => {
    const images = Array.isArray(fields['images']) ? (fields['images'] as readonly unknown[]).filter(isFields) : []
    return images.map((entry) => picture(entry)).join('') + paragraph(html(fields, 'caption'))
  },
  code,
  codeblock: code,
  markdown,
  'card-markdown': markdown,
  html: (fields) => html(fields, 'html'),
  bookmark,
  embed,
  file,
  audio: file,
  video: file,
  hr: () => '<hr>',
  horizontalrule: () => '<hr>',
  callout: (fields) =>
    `<blockquote><p>${escapeHtml(textField(fields, 'calloutEmoji') ?? '')} ${html(fields, 'calloutText')}</p></blockquote>`,
  toggle: (fields) => `<p><strong>${html(fields, 'heading')}</strong></p>${html(fields, 'content')}`,
  button: (fields) => {
    const url = textField(fields, 'buttonUrl')
    return url === undefined ? '' : `<p>${linkHtml(url, textField(fields, 'buttonText') ?? url)}</p>`
  },
  product: (fields) => {
    const [src, url] = [textField(fields, 'productImageSrc'), textField(fields, 'productUrl')]
    return `${src ? picture({ src, alt: textField(fields, 'productTitle') }) : ''}<p><strong>${html(fields, 'productTitle')}</strong></p>${html(fields, 'productDescription')}${url ? `<p>${linkHtml(url, textField(fields, 'productButton') ?? url)}</p>` : ''}`
  },
  header: (fields) => `<h2>${html(fields, 'header')}</h2>${paragraph(html(fields, 'subheader'))}`,
  'soft-return': () => '<br>',
}

/** Cards for members, subscribers and mails, which are not part of a text. */
const aside: ReadonlySet<string> = new Set(['email', 'email-cta', 'signup', 'paywall', 'call-to-action'])

/** Converts a card to HTML; drops unknown ones with a remark. */
export function cardHtml(name: string, fields: Fields, context: CardContext): string {
  const card = Object.hasOwn(cards, name) ? cards[name] : undefined
  if (card) return card(fields, context)
  context.remarks.push({ kind: 'shortcode', text: `the card \`${name}\` left out${aside.has(name) ? ': it is for members' : ''}` })
  return ''
}

/** Returns the first of some fields that holds HTML. */
function html(fields: Fields, ...names: readonly string[]): string {
  return textField(fields, ...names) ?? ''
}

function paragraph(inner: string): string {
  return inner === '' ? '' : `<p>${inner}</p>`
}

function picture(fields: Fields): string {
  const src = textField(fields, 'src')
  const caption = html(fields, 'caption')
  if (src === undefined) return ''
  return `<figure><img src="${escapeHtml(src)}" alt="${escapeHtml(textField(fields, 'alt') ?? '')}">${caption ? `<figcaption>${caption}</figcaption>` : ''}</figure>`
}
