import type { MarkdownNodeOf } from '../parseMarkdown.ts'
import type { MarkdownPlugin, RenderContext } from '../renderContext.ts'
import { takePictures } from './pictures.ts'

/** References to footnotes; the notes themselves are rendered at the end, by `renderNotes`. */
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
  footnoteDefinition: () => '',
}

/** The footnotes that were referred to, as list items in the order of their numbers; undefined where there are none. */
export function renderNotes(context: RenderContext): string | undefined {
  const notes: { readonly identifier: string; readonly html: string }[] = []
  // A note may refer to another one, which then joins the end of the list.
  for (const [identifier, { number }] of context.references) {
    const definition = context.footnotes.get(identifier)
    if (!definition) continue
    context.anchors.add(`fn-${number}`)
    notes.push({ identifier, html: renderNote(definition, context) })
  }
  reportUnused(context)
  const items = notes.map(({ identifier, html }) => {
    const { number = 0, times = 1 } = context.references.get(identifier) ?? {}
    return `<li id="fn-${number}"><a href="#fnref-${number}" role="doc-backlink">${number}</a> ${html}${furtherPlaces(number, times)}</li>`
  })
  return items.length > 0 ? items.join('\n') : undefined
}

/** The ways back to where the text refers to a note again. */
function furtherPlaces(number: number, times: number): string {
  const links = Array.from({ length: times - 1 }, (_, index) => {
    const place = `${number}-${index + 2}`
    return ` <a href="#fnref-${place}" role="doc-backlink">${place}</a>`
  })
  return links.join('')
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
    const fix = `Refer to it with \`[^${identifier}]\`, or take it out.`
    context.report(definition, { severity: 'warning', rule: 'unused-footnote', message, fix })
  }
}
