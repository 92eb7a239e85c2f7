import { pageIds } from '../../../shared/html/pageIds.ts'
import { firstFree } from '../firstFree.ts'
import { type MarkdownNodeOf, plainText } from '../parseMarkdown.ts'
import type { MarkdownPlugin, RenderContext } from '../renderContext.ts'
import { takePictures } from './pictures.ts'

/** Renders headings with ids and counts the words of their sections; only the page title has rank 1. */
export const headings: MarkdownPlugin = {
  heading(node, context) {
    const text = plainText(node).replace(/\s+/g, ' ').trim()
    if (text === '') return withoutWords(node, context)
    const depth = node.depth === 1 ? 2 : node.depth
    checkDepth(node, depth, context)
    const id = headingId(text, context.anchors, context.numbers.headings)
    context.anchors.add(id)
    closeSections(context, depth)
    const index = context.headings.push({ depth, id, text, words: 0 }) - 1
    context.sections.push({ index, depth, wordsBefore: context.words })
    const { html, pictures } = takePictures(context.renderInline(node.children))
    return `<h${depth} id="${id}">${linkToItself(id, html)}</h${depth}>${pictures}`
  },
}

/** Reports a heading without words, which the contents and screen readers could not name; what else is in it stays. */
function withoutWords(node: MarkdownNodeOf<'heading'>, context: RenderContext): string {
  const fix = 'Write its words after the `##`, or remove it.'
  context.report(node, { severity: 'warning', rule: 'empty-heading', message: 'A heading without words is left out.', fix })
  const { html, pictures } = takePictures(context.renderInline(node.children))
  return html.trim() === '' ? pictures : `<p>${html}</p>${pictures}`
}

/** Makes a heading a link to its own section; one that contains links gets the link at its end. */
function linkToItself(id: string, html: string): string {
  return html.includes('<a ') ? `${html} <a href="#${id}">#</a>` : `<a href="#${id}">${html}</a>`
}

/** Closes the sections that end at a heading of this depth, or at the end of the body (depth 0). */
export function closeSections(context: RenderContext, depth: number): void {
  for (let section = context.sections.at(-1); section && section.depth >= depth; section = context.sections.at(-1)) {
    const heading = context.headings[section.index]
    if (heading) context.headings[section.index] = { ...heading, words: context.words - section.wordsBefore }
    context.sections.pop()
  }
}

function checkDepth(node: MarkdownNodeOf<'heading'>, depth: number, context: RenderContext): void {
  const before = context.headings.at(-1)?.depth ?? 1
  if (node.depth === 1) {
    const message = 'Only the title of the page may be a heading of level 1.'
    context.report(node, { severity: 'warning', rule: 'heading-depth', message, fix: 'Begin it with `##`.' })
  } else if (depth > before + 1) {
    const message = `A heading of level ${depth} follows one of level ${before}: a level is skipped.`
    context.report(node, { severity: 'warning', rule: 'heading-depth', message, fix: `Begin it with \`${'#'.repeat(before + 1)}\`.` })
  }
}

const reserved: ReadonlySet<string> = new Set(pageIds)
/** Ids of footnotes, also with a number appended, and of enlarged pictures. */
const takenForm = /^(?:fn(?:ref)?|picture)(?:-\d+)*$/

/**
 * Makes an id for a heading: its letters and digits in any script, in lower case, joined by `-`, with a number appended if it would not be
 * unique; `numbers` are those of `firstFree`.
 */
export function headingId(text: string, taken: ReadonlySet<string>, numbers = new Map<string, number>()): string {
  const words = text
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu)
  const plain = words?.join('-') ?? 'section'
  const id = takenForm.test(plain) ? `section-${plain}` : plain
  const isTaken = (name: string) => taken.has(name) || reserved.has(name)
  return firstFree(id, { isTaken, numbered: (name, number) => `${name}-${number}`, numbers })
}
