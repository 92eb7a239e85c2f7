import { escapeHtml } from '../../../shared/html/escapeHtml.ts'
import { wordWithEnding, keepMeasures } from '../../../shared/html/keepTogether.ts'
import { blockNames } from '../../blocks/engineBlocks.ts'
import { isBlock, parseBlock } from '../../blocks/parseBlock.ts'
import { didYouMean } from '../../advice/didYouMean.ts'
import { isTrusted } from '../ownNodes.ts'
import { countBlockWords, countWords } from '../countWords.ts'
import { reportAtStart, reportInLines, sourceOf } from '../markupElsewhere.ts'
import type { MarkdownPlugin, RenderContext } from '../renderContext.ts'
import type { MarkdownNode } from '../parseMarkdown.ts'
import { placeMarker, takePictures } from './pictures.ts'

// As in CommonMark, a name has no brackets; otherwise every `[^` would be scanned to the end of the line.
const unknownNote = /(?<!\\)\[\^([^[\]\s](?:[^[\]\n]*[^[\]\s])?)\]/g

/** Reports references in a text that have no footnote, or one whose name has a space, which Markdown takes for no name. */
function reportUnknownNotes(node: MarkdownNode & { readonly value: string }, context: RenderContext): void {
  if (!node.value.includes('[^')) return
  for (const { 0: found, 1: name = '', index } of sourceOf(node, context).matchAll(unknownNote)) {
    if (!node.value.includes(found)) continue
    const joined = name.replace(/\s+/g, '-')
    const fix =
      joined === name
        ? `Write the note in a paragraph of its own: \`[^${name}]: …\`.`
        : `A name has no spaces: write \`[^${joined}]\` here and before the note.`
    const message = `There is no footnote "${name}".`
    context.report(context.offsetOf(node) + index, { severity: 'warning', rule: 'missing-footnote', message, fix })
  }
}

/** Keeps numbers and their units, and endings with what they follow, on one line. */
function keepTogether(html: string): string {
  return keepMeasures(html)
    .split(wordWithEnding)
    .map((part, index) => (index % 2 === 1 ? `<span style="white-space:nowrap">${part}</span>` : part))
    .join('')
}

/** Text and inline nodes: emphasis, code, line breaks, strikethrough. */
export const inline: MarkdownPlugin = {
  text(node, context) {
    context.words += countWords(node.value)
    reportUnknownNotes(node, context)
    reportInLines(node, context)
    return keepTogether(escapeHtml(node.value))
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

/** Code, and blocks, which are written like code with their name after the fence. */
export const code: MarkdownPlugin = {
  code(node, context) {
    if (node.lang && isBlock(node.lang, context)) {
      const { reference, problems } = parseBlock(node, node.lang, context)
      context.words += countBlockWords(reference?.data.value)
      for (const problem of problems) context.problems.push(problem)
      return reference ? placeMarker(context.inserts.push(reference) - 1) : ''
    }
    context.words += countWords(node.value)
    const near = node.lang ? didYouMean(node.lang, [...blockNames, ...context.ownBlocks.keys()]) : undefined
    if (near) {
      const message = `There is no block "${node.lang}", so readers see it as code.`
      context.report(node, { severity: 'warning', rule: 'unknown-block', message, fix: `Did you mean \`${near}\`?` })
    }
    const language = node.lang ? ` class="language-${escapeHtml(node.lang)}"` : ''
    // Focusable, since long lines scroll and a scrolling element must be reachable by keyboard.
    return `<pre tabindex="0"><code${language}>${escapeHtml(node.value)}\n</code></pre>`
  },
}

/** Returns what to write instead of HTML, of a comment that ends a teaser elsewhere, or of a component. */
function remedyOf(html: string): string {
  if (/^<!--\s*more\b/.test(html)) return 'Remove it: lists show the `description`.'
  return /^<[A-Z]/.test(html) ? 'Write it in Markdown or as a block, or remove it.' : 'Write it in Markdown, or remove it.'
}

/** Raw HTML: an author's is never passed through but shown as text; a plug-in's is trusted. */
export const rawHtml: MarkdownPlugin = {
  html(node, context) {
    if (isTrusted(node)) {
      context.words += countWords(node.value.replace(/<[^>]*>/g, ' '))
      return node.value
    }
    const isClosing = node.value.startsWith('</')
    if (!isClosing) {
      context.report(node, {
        severity: 'warning',
        rule: 'raw-html',
        message: 'HTML is not interpreted in a text: readers see it as written.',
        fix: remedyOf(node.value),
      })
    }
    return context.isInline ? escapeHtml(node.value) : `<p>${escapeHtml(node.value)}</p>`
  },
}

/** Paragraphs, quotations and thematic breaks. */
export const blocks: MarkdownPlugin = {
  paragraph(node, context) {
    reportAtStart(node, context)
    const { html, pictures } = takePictures(context.renderInline(node.children))
    return html === '' ? pictures : `<p>${html}</p>${pictures}`
  },
  blockquote: (node, context) => `<blockquote>${context.renderBlocks(node.children)}</blockquote>`,
  thematicBreak: () => '<hr>',
}
