import { createSuggester } from '../createSuggester.ts'
import type { Mend } from '../classify.ts'
import type { LoadedArticle, LoadedContent } from '../load/loadedContent.ts'
import type { Problem } from '../problem.ts'
import type { Finding } from '../problemAt.ts'
import { problemOf } from './problemOf.ts'

/** Known keys that a remedy names. */
const shown = 20

interface Node {
  readonly key: string
  readonly children?: readonly Node[]
  readonly topics?: readonly Node[]
}

/** What may be written at a place of the tree. */
interface Level {
  suggest(word: string): string
  below(key: string): Level
}

/** What the rules of classification mend is told, since it is mostly a mistyped key. */
export function checkClassification({ articles, categories }: LoadedContent): readonly Problem[] {
  if (!categories.isWhole) return []
  const top = createLevel(categories.tree)
  return articles.flatMap((article) =>
    article.classification.mends.map((mend) =>
      problemOf(article, ['entities', ...mend.path], { severity: 'warning', ...explain(mend, article, top) }),
    ),
  )
}

function explain(mend: Mend, article: LoadedArticle, top: Level): Omit<Finding, 'severity'> {
  const name = `"${article.fields.title ?? article.id}"`
  if (mend.kind === 'unknown-category') {
    const message = `There is no category "${mend.category}": it leaves ${name} out.`
    return { rule: mend.kind, message, fix: top.suggest(mend.category) }
  }
  const category = top.below(mend.category)
  if (mend.kind === 'refiled-subcategory') {
    const home = mend.to ? `under "${mend.to}"` : 'under the category alone'
    const message = `"${mend.category}" has no subcategory "${mend.subcategory}": ${name} is filed ${home}.`
    return { rule: mend.kind, message, fix: category.suggest(mend.subcategory) }
  }
  const message = `"${mend.subcategory}" has no topic "${mend.topic}": it leaves ${name} out.`
  return { rule: mend.kind, message, fix: category.below(mend.subcategory).suggest(mend.topic) }
}

/** Made once a place, for all the articles that name something there. */
function createLevel(nodes: readonly Node[]): Level {
  const nearest = createSuggester(nodes.map(({ key }) => key))
  const byKey = new Map(nodes.map((node) => [node.key, node]))
  const levels = new Map<string, Level>()
  return {
    suggest(word) {
      const near = nearest(word)
      if (near !== undefined) return `Did you mean \`${near}\`?`
      if (nodes.length === 0) return 'Take it out: there are none.'
      const known = nodes.slice(0, shown).map(({ key }) => `\`${key}\``)
      return `Write one of ${known.join(', ')}${nodes.length > shown ? ', …' : ''}.`
    },
    below(key) {
      const node = byKey.get(key)
      const level = levels.get(key) ?? createLevel(node?.children ?? node?.topics ?? [])
      levels.set(key, level)
      return level
    },
  }
}
