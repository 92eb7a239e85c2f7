import { timeOf } from '../../content/parseDate.ts'
import type { Article } from '../../content/publication.ts'

/** When an article's content last changed, as its front matter says: ISO, in UTC. */
export function changedAt({ date, updated }: Pick<Article, 'date' | 'updated'>): string {
  return isoTime(updated !== undefined && timeOf(updated) > timeOf(date) ? updated : date)
}

/** The latest change of several articles, as a page that lists them tells it; nothing where there are none. */
export function lastChange(articles: readonly Article[]): { readonly changed?: string } {
  const [first, ...rest] = articles.map(changedAt)
  return first === undefined ? {} : { changed: rest.reduce((last, time) => (time > last ? time : last), first) }
}

/** A date of a content file as a moment in UTC, to the second. */
export function isoTime(date: string): string {
  return new Date(timeOf(date)).toISOString().replace('.000Z', 'Z')
}
