import { articlePath } from '../../shared/paths.ts'
import type { Newsroom } from '../run/loadNewsroom.ts'
import type { ArticleTask } from './ArticleTask.ts'

const listed = 25

/** Published articles that a text may lead to: those of its category. */
export function linkTargets({ language, category }: Pick<ArticleTask, 'language' | 'category'>, { articles }: Newsroom) {
  return articles
    .filter((article) => article.isPublished && article.language === language && article.categories.includes(category.key))
    .slice(0, listed)
    .map(({ title, slug }) => ({ title, path: articlePath(slug) }))
}
