import type { SourceText } from '../load/sourceText.ts'
import type { Problem } from '../problem.ts'
import { checkReferences } from './checkReferences.ts'
import { collectDefinitions } from './collectDefinitions.ts'
import { createContext } from './createContext.ts'
import { parseMarkdown } from './parseMarkdown.ts'
import { cutAtMarkers } from './placeMarker.ts'
import { renderNotes } from './plugins/footnotes.ts'
import { closeSections } from './plugins/headings.ts'
import type { RenderedBody } from './renderedBody.ts'

export interface RenderResult {
  readonly body: RenderedBody
  readonly problems: readonly Problem[]
}

/** Renders the Markdown of a file from an offset on. Whatever it says, the HTML holds no tag that is not written in this folder. */
export function renderBody(source: SourceText, start: number): RenderResult {
  const unread = checkReferences(source, start)
  const nodes = unread ? [] : parseMarkdown(source.text.slice(start))
  const context = createContext({ ...collectDefinitions(nodes), start, source, nodes })

  const html = context.renderBlocks(nodes)
  closeSections(context, 0)
  const { words } = context
  const notes = renderNotes(context)

  const body = {
    parts: cutAtMarkers(html).flatMap((piece) => (typeof piece === 'string' ? piece : (context.inserts[piece] ?? []))),
    ...(notes !== undefined && { notes }),
    headings: context.headings,
    words,
    links: context.links,
    anchors: context.anchors,
  }
  return { body, problems: unread ? [unread] : context.problems }
}
