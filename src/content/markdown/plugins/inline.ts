import { countWords } from '../countWords.ts'
import { escapeHtml } from '../../../shared/escapeHtml.ts'
import type { MarkdownPlugin } from '../renderContext.ts'

// No bracket in the name, as in CommonMark: else every `[^` would be read to the end of the line.
const unknownNote = /\[\^([^[\]\s]+)\]/

/** Text and what stands in it: emphasis, code, line breaks, strikethrough. */
export const inline: MarkdownPlugin = {
  text(node, context) {
    context.words += countWords(node.value)
    const note = node.value.includes('[^') ? unknownNote.exec(node.value) : null
    if (note) {
      const fix = `Write the note in a paragraph of its own: \`[^${note[1]}]: …\`.`
      const message = `There is no footnote "${note[1]}".`
      context.report(context.offsetOf(node) + note.index, { severity: 'warning', rule: 'missing-footnote', message, fix })
    }
    return escapeHtml(node.value)
  },
  emphasis: (node, context) => `<em>${context.renderInline(node.children)}</em>`,
  strong: (node, context) => `<strong>${context.renderInline(node.children)}</strong>`,
  delete: (node, context) => `<del>${context.renderInline(node.children)}</del>`,
  inlineCode(node, context) {
    context.words += countWords(node.value)
    return `<code>${escapeHtml(node.value)}</code>`
  },
  break: () => '<br>\n',
}
