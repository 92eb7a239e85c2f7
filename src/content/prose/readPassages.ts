import type { LoadedArticle } from '../load/loadedContent.ts'
import { splitFrontMatter } from '../load/loadEntries.ts'
import { boundText } from '../markdown/boundText.ts'
import { type MarkdownNode, type MarkdownNodeOf, parseMarkdown, stackChildren } from '../markdown/parseMarkdown.ts'
import { type Problem, problemAt } from '../problem.ts'

/** A paragraph, a heading or a cell of a table as readers see it; a block as it is written. */
export interface Passage {
  readonly kind: 'paragraph' | 'heading' | 'tableCell' | 'code'
  readonly text: string
  /** Where a character of the text stands in the file. */
  offsetAt(index: number): number
  /** Whether a character belongs to the words of a link. */
  isLinked(index: number): boolean
}

/** The body of a published article, read for its words. */
export interface ArticleText {
  readonly article: LoadedArticle
  readonly passages: readonly Passage[]
  /** The outermost parts, in the order of the text. */
  readonly nodes: readonly MarkdownNode[]
  /** Offset of the Markdown in its file. */
  readonly start: number
}

/** Of those that are published; one without front matter has no body to speak of. */
export function readArticleTexts(articles: readonly LoadedArticle[]): readonly ArticleText[] {
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

/** The fields of a block begin on the line below its name. */
function blockOf(node: MarkdownNodeOf<'code'>, start: number): Passage {
  const opening = (node.position?.start.offset ?? 0) + '```'.length + (node.lang?.length ?? 0) + (node.meta ? node.meta.length + 1 : 0) + 1
  return { kind: 'code', text: node.value, offsetAt: (index) => start + opening + index, isLinked: () => false }
}

function passageOf(root: MarkdownNodeOf<'paragraph' | 'heading' | 'tableCell'>, start: number): Passage {
  let text = ''
  /** Where each run of letters begins, in the passage and in the file. */
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

/** A matter of taste, told as a warning unless the publication says otherwise. */
export function remark({ article }: ArticleText, offset: number, finding: Pick<Problem, 'rule' | 'message' | 'fix'>): Problem {
  return problemAt(article.source, offset, { severity: 'warning', ...finding })
}
