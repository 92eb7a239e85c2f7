import type { Footnote } from '../../publication.ts'
import type { MarkdownNodeOf } from '../parseMarkdown.ts'
import type { MarkdownPlugin, RenderContext } from '../renderContext.ts'
import { takePictures } from './pictures.ts'

/** Renders references to footnotes; `collectNotes` returns the notes for the end. */
export const footnotes: MarkdownPlugin = {
  footnoteReference(node, context) {
    if (!context.footnotes.has(node.identifier)) return ''
    const before = context.references.get(node.identifier)
    const number = before?.number ?? context.references.size + 1
    const times = (before?.times ?? 0) + 1
    context.references.set(node.identifier, { number, times })
    const id = times === 1 ? `fnref-${number}` : `fnref-${number}-${times}`
    context.anchors.add(id)
    return `<sup><a href="#fn-${number}" id="${id}" role="doc-noteref">${number}</a></sup>`
  },
  footnoteDefinition(node, context) {
    if (context.footnotes.get(node.identifier) !== node) {
      const message = `There is another footnote "${node.identifier}" above, so this one is left out.`
      context.report(node, { severity: 'warning', rule: 'unused-footnote', message, fix: 'Give it another name.' })
    }
    return ''
  },
}

/** Renders the footnotes that were referred to, in numerical order. */
export function collectNotes(context: RenderContext): Footnote[] {
  const notes: { readonly identifier: string; readonly number: number; readonly html: string }[] = []
  // A note may refer to another, which is then appended to the list.
  for (const [identifier, { number }] of context.references) {
    const definition = context.footnotes.get(identifier)
    if (!definition) continue
    context.anchors.add(`fn-${number}`)
    notes.push({ identifier, number, html: renderNote(definition, context) })
  }
  reportUnused(context)
  return notes.map(({ identifier, number, html }) => ({ number, html, times: context.references.get(identifier)?.times ?? 1 }))
}

function renderNote(definition: MarkdownNodeOf<'footnoteDefinition'>, context: RenderContext): string {
  const [first, ...rest] = definition.children
  const isOneLine = first?.type === 'paragraph' && rest.length === 0
  const { html, pictures } = takePictures(isOneLine ? context.renderInline(first.children) : context.renderBlocks(definition.children))
  if (pictures !== '') {
    const message = 'A footnote cannot hold a picture.'
    context.report(definition, { severity: 'error', rule: 'picture-in-footnote', message, fix: 'Move the picture into the text.' })
  }
  return html
}

function reportUnused(context: RenderContext): void {
  for (const [identifier, definition] of context.footnotes) {
    if (context.references.has(identifier)) continue
    const message = `Nothing in the text refers to the footnote "${identifier}", so it is left out.`
    const fix = `Refer to it with \`[^${identifier}]\`, or remove it.`
    context.report(definition, { severity: 'warning', rule: 'unused-footnote', message, fix })
  }
}
