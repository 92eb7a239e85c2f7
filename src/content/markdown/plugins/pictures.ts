import { escapeHtml } from '../../../shared/html/escapeHtml.ts'
import type { MarkdownNode } from '../parseMarkdown.ts'
import type { MarkdownPlugin, RenderContext } from '../renderContext.ts'

interface Image {
  readonly url: string
  readonly alt?: string | null | undefined
  readonly title?: string | null | undefined
}

/** Pictures leave a marker in the HTML; their files and encodings are handled elsewhere. */
export const pictures: MarkdownPlugin = {
  image: (node, context) => renderPicture(node, node, context),
  imageReference(node, context) {
    const definition = context.definitions.get(node.identifier)
    if (!definition) return escapeHtml(node.alt ?? '')
    return renderPicture(node, { url: definition.url, title: definition.title, alt: node.alt }, context)
  },
}

function renderPicture(node: MarkdownNode, image: Image, context: RenderContext): string {
  const caption = image.title ? { caption: escapeHtml(image.title) } : {}
  const index = context.inserts.push({ source: image.url, alt: image.alt ?? '', offset: context.offsetOf(node), ...caption }) - 1
  return placeMarker(index)
}

// NUL cannot occur in the text of a body, since `readText` replaces it.
const marker = /\0(\d+)\0/g

/** Returns the marker for a picture or block, at which the HTML is later split. */
export function placeMarker(index: number): string {
  return `\0${index}\0`
}

/** Moves pictures out of a line of text to follow it, since a figure is not allowed in a paragraph. */
export function takePictures(html: string): { readonly html: string; readonly pictures: string } {
  if (!html.includes('\0')) return { html, pictures: '' }
  return { html: html.replace(marker, '').trim(), pictures: html.match(marker)?.join('') ?? '' }
}

/** Splits HTML at its markers into pieces of HTML and indexes of inserts. */
export function cutAtMarkers(html: string): readonly (string | number)[] {
  if (!html.includes('\0')) return html === '' ? [] : [html]
  return html
    .split(marker)
    .map((piece, index) => (index % 2 === 0 ? piece : Number(piece)))
    .filter((piece) => piece !== '')
}
