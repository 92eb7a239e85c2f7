import { takePictures } from '../placeMarker.ts'
import type { MarkdownPlugin } from '../renderContext.ts'

/** Paragraphs, quotations and rules. */
export const blocks: MarkdownPlugin = {
  paragraph(node, context) {
    const { html, pictures } = takePictures(context.renderInline(node.children))
    return html === '' ? pictures : `<p>${html}</p>${pictures}`
  },
  blockquote: (node, context) => `<blockquote>${context.renderBlocks(node.children)}</blockquote>`,
  thematicBreak: () => '<hr>',
}
