import { categoryKeys } from '../categoryLists.ts'
import type { Mend } from '../classify.ts'
import { didYouMean } from '../didYouMean.ts'
import type { LoadedArticle, LoadedContent } from '../load/loadedContent.ts'
import type { Problem } from '../problem.ts'
import type { Finding } from '../problemAt.ts'
import type { Category } from '../publication.ts'
import { problemOf } from './problemOf.ts'

/** What the rules of classification mend is told, since it is mostly a mistyped key. */
export function checkClassification({ articles, categories }: LoadedContent): readonly Problem[] {
  if (!categories.isWhole) return []
  return articles.flatMap((article) =>
    article.classification.mends.map((mend) =>
      problemOf(article, ['entities', ...mend.path], { severity: 'warning', ...explain(mend, article, categories.tree) }),
    ),
  )
}

function explain(mend: Mend, article: LoadedArticle, tree: readonly Category[]): Omit<Finding, 'severity'> {
  const name = `"${article.fields.title ?? article.id}"`
  const children = tree.find((category) => category.key === mend.category)?.children ?? []
  const keysOf = (nodes: readonly { readonly key: string }[]) => nodes.map((node) => node.key)
  if (mend.kind === 'unknown-category') {
    const message = `There is no category "${mend.category}": it leaves ${name} out.`
    return { rule: mend.kind, message, fix: suggest(mend.category, categoryKeys(tree)) }
  }
  if (mend.kind === 'refiled-subcategory') {
    const home = mend.to ? `under "${mend.to}"` : 'under the category alone'
    const message = `"${mend.category}" has no subcategory "${mend.subcategory}": ${name} is filed ${home}.`
    return { rule: mend.kind, message, fix: suggest(mend.subcategory, keysOf(children)) }
  }
  const topics = children.find((child) => child.key === mend.subcategory)?.topics ?? []
  const message = `"${mend.subcategory}" has no topic "${mend.topic}": it leaves ${name} out.`
  return { rule: mend.kind, message, fix: suggest(mend.topic, keysOf(topics)) }
}

function suggest(word: string, known: readonly string[]): string {
  const near = didYouMean(word, known)
  if (near) return `Did you mean \`${near}\`?`
  return known.length > 0 ? `Write one of ${known.map((key) => `\`${key}\``).join(', ')}.` : 'Take it out: there are none.'
}
