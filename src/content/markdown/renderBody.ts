import { limits } from '../limits.ts'
import type { SourceText } from '../load/source/sourceText.ts'
import { type OwnCode, noCode } from '../own/ownCode.ts'
import { type Problem, problemAt } from '../problem.ts'
import { boundText } from './boundText.ts'
import { type Definitions, type MarkdownNode, collectDefinitions, parseMarkdown } from './parseMarkdown.ts'
import { footnotes, collectNotes } from './plugins/footnotes.ts'
import { closeSections, headings } from './plugins/headings.ts'
import { blocks, code, inline, rawHtml } from './plugins/inline.ts'
import { links } from './plugins/links.ts'
import { lists } from './plugins/lists.ts'
import { cutAtMarkers, pictures } from './plugins/pictures.ts'
import { tables } from './plugins/tables.ts'
import type { MarkdownPlugin, RenderContext } from './renderContext.ts'
import type { RenderedBody } from './renderedBody.ts'

interface RenderResult {
  readonly body: RenderedBody
  readonly problems: readonly Problem[]
}

/** Renders the Markdown of a file from an offset on. Whatever it contains, an author's HTML tags never reach the output. */
export function renderBody(source: SourceText, start: number, { blocks: ownBlocks, additions }: OwnCode = noCode): RenderResult {
  const { text, problems } = boundText(source, start)
  const nodes = additions?.texts.nodesOf(source.file) ?? parseMarkdown(text)
  const context = createContext({ ...collectDefinitions(nodes), start, source, nodes, ownBlocks })

  const html = context.renderBlocks(nodes)
  closeSections(context, 0)
  const { words } = context
  const notes = collectNotes(context)

  const parts = cutAtMarkers(html).flatMap((piece) => (typeof piece === 'string' ? piece : (context.inserts[piece] ?? [])))
  const body = {
    parts,
    inserts: parts.filter((part) => typeof part !== 'string'),
    notes,
    headings: context.headings,
    words,
    links: context.links,
    anchors: context.anchors,
  }
  return { body, problems: [...problems, ...context.problems] }
}

const plugins: MarkdownPlugin = {
  ...blocks,
  ...code,
  ...footnotes,
  ...headings,
  ...inline,
  ...links,
  ...lists,
  ...pictures,
  ...rawHtml,
  ...tables,
}

interface ContextOptions extends Definitions {
  /** Offset of the Markdown in its file. */
  readonly start: number
  readonly source: SourceText
  readonly nodes: readonly MarkdownNode[]
  readonly ownBlocks: OwnCode['blocks']
}

/** Creates the state of one rendering, which dispatches nodes to the plug-ins. */
function createContext({ start, source, nodes: outermost, ...definitions }: ContextOptions): RenderContext {
  const isOutermost = new Set(outermost)
  let depth = 0
  let isInline = false

  function renderNode(node: MarkdownNode): string {
    const render = plugins[node.type] as ((node: MarkdownNode, context: RenderContext) => string) | undefined
    if (!render) throw new Error(`No plug-in renders a "${node.type}"`)
    // Nesting limit: no text written by hand is this deep, and the stack is finite.
    if (depth >= limits.depth) {
      const message = `The text is nested more than ${limits.depth} levels deep.`
      context.report(node, { severity: 'error', rule: 'nested-too-deep', message, fix: 'Remove some levels.' })
      return ''
    }
    depth++
    const html = render(node, context)
    depth--
    return html
  }

  const context: RenderContext = {
    renderBlocks(nodes) {
      isInline = false
      return nodes
        .map(renderNode)
        .filter((html) => html !== '')
        .join('\n')
    },
    renderInline(nodes) {
      const outside = isInline
      isInline = true
      const html = nodes.map(renderNode).join('')
      isInline = outside
      return html
    },
    get isInline() {
      return isInline
    },
    offsetOf: (node) => start + (node.position?.start.offset ?? 0),
    report(place, details) {
      context.problems.push(problemAt(source, typeof place === 'number' ? place : context.offsetOf(place), details))
    },
    problems: [],
    source,
    isOutermost: (node) => isOutermost.has(node),
    nodeBefore: (node) => outermost[outermost.indexOf(node) - 1],
    ...definitions,
    references: new Map(),
    headings: [],
    sections: [],
    links: [],
    inserts: [],
    anchors: new Set(),
    tableNames: new Set(),
    numbers: { headings: new Map(), tables: new Map() },
    words: 0,
  }
  return context
}
