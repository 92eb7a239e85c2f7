import { escapeHtml } from '../../../shared/escapeHtml.ts'
import type { MarkdownPlugin } from '../renderContext.ts'

/** Raw HTML never passes: it appears as the text it is. */
export const rawHtml: MarkdownPlugin = {
  html(node, context) {
    const isClosing = node.value.startsWith('</')
    if (!isClosing) {
      context.report(node, {
        severity: 'warning',
        rule: 'raw-html',
        message: 'HTML is not read in a text: readers see it as it is written.',
        fix: 'Write it in Markdown, or take it out.',
      })
    }
    return context.isInline ? escapeHtml(node.value) : `<p>${escapeHtml(node.value)}</p>`
  },
}
