import { escapeHtml } from '../../../shared/escapeHtml.ts'
import type { MarkdownNode } from '../parseMarkdown.ts'
import { placeMarker } from '../placeMarker.ts'
import type { MarkdownPlugin, RenderContext } from '../renderContext.ts'

interface Image {
  readonly url: string
  readonly alt?: string | null | undefined
  readonly title?: string | null | undefined
}

/** Pictures leave a marker in the HTML: their files and encodings are not the renderer's affair. */
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
