import { articlePath, localPath } from '../../shared/paths.ts'
import type { Language } from '../../shared/languages.ts'
import type { Newsroom } from '../run/loadNewsroom.ts'
import type { ArticleTask } from './ArticleTask.ts'

const listed = 25

type Room = Pick<Newsroom, 'articles' | 'languages'>

/** Published articles that a text may be told to lead to: those of its category. */
export function linkTargets({ language, category }: Pick<ArticleTask, 'language' | 'category'>, room: Room) {
  return publishedIn(language, room)
    .filter((article) => article.categories.includes(category.key))
    .slice(0, listed)
    .map(({ title, slug }) => ({ title, path: localPath(articlePath(slug), language, room.languages[0]) }))
}

/** Every path that a text of a language may lead to. */
export function linkPaths(language: Language, room: Room): ReadonlySet<string> {
  return new Set(publishedIn(language, room).map(({ slug }) => localPath(articlePath(slug), language, room.languages[0])))
}

function publishedIn(language: Language, { articles }: Room) {
  return articles.filter((article) => article.isPublished && article.language === language)
}
