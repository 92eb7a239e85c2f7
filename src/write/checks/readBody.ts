import { splitFrontMatter } from '../../content/load/entries/splitFrontMatter.ts'
import type { SourceText } from '../../content/load/source/sourceText.ts'
import { type MarkdownNode, parseMarkdown, plainText, stackChildren } from '../../content/markdown/parseMarkdown.ts'

/** A Markdown body as the checks use it. */
export interface BodyView {
  readonly text: string
  /** Paragraphs and table cells (list items included) as readers see them. */
  readonly paragraphs: readonly string[]
  readonly headings: readonly { readonly depth: number; readonly text: string }[]
  readonly links: readonly string[]
  /** Types of the nodes that occur. */
  readonly kinds: ReadonlySet<string>
}

/** Returns the Markdown of a file, without its front matter and with line feeds alone; a file without front matter is all Markdown. */
export function bodyOf(source: SourceText): string {
  const span = splitFrontMatter(source)
  return source.text.slice('body' in span ? span.body : 0).replaceAll(/\r\n?/g, '\n')
}

export function readBody(markdown: string): BodyView {
  const paragraphs: string[] = []
  const headings: { depth: number; text: string }[] = []
  const links: string[] = []
  const kinds = new Set<string>()
  const waiting: MarkdownNode[] = parseMarkdown(markdown).toReversed()
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    kinds.add(node.type)
    if (node.type === 'paragraph' || node.type === 'tableCell') paragraphs.push(plainText(node))
    if (node.type === 'heading') headings.push({ depth: node.depth, text: plainText(node) })
    if (node.type === 'link' || node.type === 'definition') links.push(node.url)
    stackChildren(waiting, node)
  }
  return { text: [...headings.map((heading) => heading.text), ...paragraphs].join('\n'), paragraphs, headings, links, kinds }
}
