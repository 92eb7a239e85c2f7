import { escapeHtml } from '../../../shared/escapeHtml.ts'
import { blockNames, isBlockName } from '../../blocks/blockSchemas.ts'
import { parseBlock } from '../../blocks/parseBlock.ts'
import { didYouMean } from '../../didYouMean.ts'
import { countWords } from '../countWords.ts'
import { placeMarker } from '../placeMarker.ts'
import type { MarkdownPlugin } from '../renderContext.ts'

/** Code, and the blocks that are written like code with their name behind the fence. */
export const code: MarkdownPlugin = {
  code(node, context) {
    context.words += countWords(node.value)
    if (node.lang && isBlockName(node.lang)) {
      const { reference, problems } = parseBlock(node, node.lang, context)
      for (const problem of problems) context.problems.push(problem)
      return reference ? placeMarker(context.inserts.push(reference) - 1) : ''
    }
    const near = node.lang ? didYouMean(node.lang, blockNames) : undefined
    if (near) {
      const message = `There is no block "${node.lang}", so readers see it as code.`
      context.report(node, { severity: 'warning', rule: 'unknown-block', message, fix: `Did you mean \`${near}\`?` })
    }
    const language = node.lang ? ` class="language-${escapeHtml(node.lang)}"` : ''
    // A long line scrolls, and what scrolls must be reached by the keyboard.
    return `<pre tabindex="0"><code${language}>${escapeHtml(node.value)}\n</code></pre>`
  },
}
