import { timeOf } from '../../../content/parseDate.ts'
import type { Article } from '../../../content/publication.ts'
import { type HomeSection, defaultHome } from '../../../shared/homeSections.ts'
import { inTurns } from '../inTurns.ts'

/** The specification's counts for the home page. */
const counts = { newest: 8, rated: 16, updated: 8 }

/** Projects in a row. */
const mostProjects = 4

/** So many of the best are shown with their picture. */
const ratedWithPicture = 3

/** With no more articles than this, a front page shows none twice. */
const few = 5

interface HomeArticles {
  readonly lead: Article | undefined
  readonly newest: readonly Article[]
  readonly rated: readonly Article[]
  readonly updated: readonly Article[]
  readonly projects: readonly Article[]
}

interface HomeOrder {
  readonly sections: readonly HomeSection[]
  /** The articles with a project in them, the newest first. */
  readonly projects: readonly Article[]
}

/** Whether a front page has the specification's sections in their order. */
export function isDefaultHome(sections: readonly HomeSection[]): boolean {
  return sections.length === defaultHome.length && defaultHome.every((section, place) => section === sections[place])
}

/** Chooses the articles of each section. */
export function fillHome(articles: readonly Article[], order: HomeOrder): HomeArticles {
  return isDefaultHome(order.sections) && articles.length > few ? fillAsSpecified(articles) : fillInOrder(articles, order)
}

/** Each section by its own rule: the latest changes are the latest, whatever else shows them. */
function fillAsSpecified(articles: readonly Article[]): HomeArticles {
  const rated = topRated(articles)
  const best = rated.slice(0, ratedWithPicture)
  const { lead, others } = newestFirst(articles, best)
  const newest = others.slice(0, counts.newest)
  const shown = new Set([lead, ...newest, ...best])
  return { lead, newest, rated, updated: lastChanged(articles, shown).slice(0, counts.updated), projects: [] }
}

/** A section leaves out what stands above it, but for the best: they are shown as they rank, or not at all where that repeats too much. */
function fillInOrder(articles: readonly Article[], { sections, projects }: HomeOrder): HomeArticles {
  const ranking = sections.includes('rated') ? topRated(articles) : []
  const { lead: first, others } = newestFirst(articles, ranking.slice(0, ratedWithPicture))
  const lead = sections.includes('lead') ? first : undefined
  const shown = new Set([lead])
  const take = (candidates: readonly Article[], most: number) => {
    const taken = candidates.filter((article) => !shown.has(article)).slice(0, most)
    for (const article of taken) shown.add(article)
    return taken
  }
  const rank = () => {
    const isShown = (article: Article) => shown.has(article)
    if (articles.length > few ? ranking.every(isShown) : ranking.some(isShown)) return []
    for (const article of ranking) shown.add(article)
    return ranking
  }
  const empty: HomeArticles = { lead, newest: [], rated: [], updated: [], projects: [] }
  return sections.reduce((home, section): HomeArticles => {
    if (section === 'newest') return { ...home, newest: take(lead || !first ? others : [first, ...others], counts.newest) }
    if (section === 'rated') return { ...home, rated: rank() }
    if (section === 'updated') return { ...home, updated: take(lastChanged(articles, shown), counts.updated) }
    return section === 'projects' ? { ...home, projects: take(projects, mostProjects) } : home
  }, empty)
}

/** The newest that has a picture, and the others, the newest first; within a day the best of all come last, since a section of their own shows them. */
function newestFirst(
  articles: readonly Article[],
  best: readonly Article[],
): { readonly lead: Article | undefined; readonly others: readonly Article[] } {
  const newest = inTurns(articles, { groupOf: categoryOf, isShown: (article) => best.includes(article) })
  const lead = newest.find((article) => article.image) ?? newest[0]
  return { lead, others: newest.filter((article) => article !== lead) }
}

/** Rated articles, best first; equal ratings newest first, and in turns within a day. */
function topRated(articles: readonly Article[]): readonly Article[] {
  const rated = articles.filter((article) => article.rating !== undefined).sort((a, b) => (b.rating ?? 0) - (a.rating ?? 0))
  return inTurns(rated, { runOf: ({ rating, date }) => `${rating} ${date}`, groupOf: categoryOf }).slice(0, counts.rated)
}

/** All articles by their last change, latest first. */
function lastChanged(articles: readonly Article[], shown: ReadonlySet<Article | undefined>): readonly Article[] {
  const changed = ({ updated, date }: Article) => updated ?? date
  const sorted = articles.toSorted((a, b) => timeOf(changed(b)) - timeOf(changed(a)))
  return inTurns(sorted, { runOf: changed, groupOf: categoryOf, isShown: (article) => shown.has(article) })
}

function categoryOf({ filings }: Article): string | undefined {
  return filings[0]?.category
}
