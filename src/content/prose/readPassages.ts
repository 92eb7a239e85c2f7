import type { DataPath } from '../load/source/locatedData.ts'
import type { LoadedArticle } from '../load/loadedContent.ts'
import { splitFrontMatter } from '../load/entries/splitFrontMatter.ts'
import { boundText } from '../markdown/boundText.ts'
import { type MarkdownNode, type MarkdownNodeOf, parseMarkdown, stackChildren } from '../markdown/parseMarkdown.ts'
import { type Problem, problemAt } from '../problem.ts'

/** A paragraph, heading, table cell or caption as readers see it, or a block as written. */
export interface Passage {
  readonly kind: 'paragraph' | 'heading' | 'tableCell' | 'code' | 'caption'
  readonly text: string
  /** Returns the offset in the file of a character of the text. */
  offsetAt(index: number): number
  /** Reports whether a character belongs to the text of a link. */
  isLinked(index: number): boolean
}

/** What is read of any text, be it an article, a page or a biography. */
export interface ProseEntry extends Pick<LoadedArticle, 'source' | 'language' | 'isHidden' | 'data'> {
  readonly fields: Partial<Pick<LoadedArticle['fields'], 'title' | 'description' | 'image'>>
}

/** The body of a published article or other text, split into passages. */
export interface ArticleText<Text extends ProseEntry = LoadedArticle> {
  readonly article: Text
  readonly passages: readonly Passage[]
  /** The top-level nodes, in the order of the text. */
  readonly nodes: readonly MarkdownNode[]
  /** Offset of the Markdown in its file. */
  readonly start: number
}

/** Reads the published articles or other texts; skips those without front matter. */
export function readArticleTexts<Text extends ProseEntry>(articles: readonly Text[]): readonly ArticleText<Text>[] {
  return articles.flatMap((article) => {
    const span = splitFrontMatter(article.source)
    if (article.isHidden || 'rule' in span) return []
    const nodes = parseMarkdown(boundText(article.source, span.body).text)
    return [{ article, nodes, start: span.body, passages: passagesOf(nodes, span.body) }]
  })
}

function passagesOf(nodes: readonly MarkdownNode[], start: number): readonly Passage[] {
  const passages: Passage[] = []
  const waiting = nodes.toReversed()
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') passages.push(passageOf(node, start))
    else if (node.type === 'code') passages.push(blockOf(node, start))
    else stackChildren(waiting, node)
  }
  return passages
}

/** Makes a passage of a block; its fields start on the line after its name. */
function blockOf(node: MarkdownNodeOf<'code'>, start: number): Passage {
  const opening = (node.position?.start.offset ?? 0) + '```'.length + (node.lang?.length ?? 0) + (node.meta ? node.meta.length + 1 : 0) + 1
  return { kind: 'code', text: node.value, offsetAt: (index) => start + opening + index, isLinked: () => false }
}

function passageOf(root: MarkdownNodeOf<'paragraph' | 'heading' | 'tableCell'>, start: number): Passage {
  let text = ''
  /** The start of each text run, in the passage and in the file. */
  const runs: { readonly index: number; readonly offset: number; readonly isLinked: boolean }[] = []
  const waiting: { readonly node: MarkdownNode; readonly isLinked: boolean }[] = [{ node: root, isLinked: false }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node } = next
    const isLinked = next.isLinked || node.type === 'link' || node.type === 'linkReference'
    if (node.type === 'text' || node.type === 'inlineCode') {
      runs.push({ index: text.length, offset: start + (node.position?.start.offset ?? 0), isLinked })
      text += node.value
    } else if (node.type === 'break') text += ' '
    else if ('children' in node) for (const child of node.children.toReversed()) waiting.push({ node: child, isLinked })
  }
  const runAt = (index: number) => runs.findLast((candidate) => candidate.index <= index)
  return {
    kind: root.type,
    text,
    offsetAt(index) {
      const run = runAt(index)
      return run ? run.offset + index - run.index : start + (root.position?.start.offset ?? 0)
    },
    isLinked: (index) => runAt(index)?.isLinked ?? false,
  }
}

/** Returns what an article says outside its passages: in its fields, and beside its pictures. Corrections quote what was wrong. */
export function captionsOf({ article, nodes, start }: ArticleText<ProseEntry>): readonly Passage[] {
  const { title, description, image } = article.fields
  const fields: readonly (readonly [DataPath, string | undefined])[] = [
    [['title'], title],
    [['description'], description],
    [['image', 'alt'], image?.alt],
    [['image', 'caption'], image?.caption],
  ]
  const captions = fields.flatMap(([path, text]) => (text === undefined ? [] : captionAt(article, article.data?.locate(path) ?? 0, text)))
  const waiting = nodes.toReversed()
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.type === 'image') {
      const offset = start + (node.position?.start.offset ?? 0)
      for (const text of [node.alt, node.title]) if (text) captions.push(captionAt(article, offset, text))
    } else stackChildren(waiting, node)
  }
  return captions
}

/** Makes a passage of words that may be quoted, escaped or folded where they are written. */
function captionAt({ source }: ProseEntry, from: number, text: string): Passage {
  const written = source.text.slice(from, from + 2 * text.length + 200)
  const offsetAt = (index: number) => from + Math.max(written.indexOf(text.slice(index, index + 8)), 0)
  return { kind: 'caption', text, offsetAt, isLinked: () => false }
}

/** Creates a problem of style, which is a warning unless the publication configures it otherwise. */
export function remark({ article }: ArticleText<ProseEntry>, offset: number, finding: Pick<Problem, 'rule' | 'message' | 'fix'>): Problem {
  return problemAt(article.source, offset, { severity: 'warning', ...finding })
}
