import { countWords } from '../countWords.ts'
import { escapeHtml } from '../../../shared/escapeHtml.ts'
import { takePictures } from '../pictureMarker.ts'
import type { MarkdownPlugin } from '../renderContext.ts'

/** Paragraphs, quotations, code and rules. */
export const blocks: MarkdownPlugin = {
  paragraph(node, context) {
    const { html, pictures } = takePictures(context.renderInline(node.children))
    return html === '' ? pictures : `<p>${html}</p>${pictures}`
  },
  blockquote: (node, context) => `<blockquote>${context.renderBlocks(node.children)}</blockquote>`,
  code(node, context) {
    context.words += countWords(node.value)
    const language = node.lang ? ` class="language-${escapeHtml(node.lang)}"` : ''
    // A long line scrolls, and what scrolls must be reached by the keyboard.
    return `<pre tabindex="0"><code${language}>${escapeHtml(node.value)}\n</code></pre>`
  },
  thematicBreak: () => '<hr>',
}
