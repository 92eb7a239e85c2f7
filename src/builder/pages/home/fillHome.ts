import { timeOf } from '../../../content/schemas/parseDate.ts'
import type { Article } from '../../../content/publication.ts'
import { type CollectionSection, type HomeSection, defaultHome } from '../../../shared/pages/homeSections.ts'
import { inTurns } from '../inTurns.ts'

/** How many articles each section of the front page shows. */
const counts = { newest: 8, rated: 16, updated: 8 }

/** Number of projects in a row. */
const mostProjects = 4

/** With no more articles than this, a front page has no ranking. */
const few = 5

interface HomeArticles {
  readonly lead: Article | undefined
  readonly newest: readonly Article[]
  readonly rated: readonly Article[]
  readonly updated: readonly Article[]
  readonly projects: readonly Article[]
}

interface HomeOrder {
  readonly sections: readonly (HomeSection | CollectionSection)[]
  /** The articles that contain a project, newest first. */
  readonly projects: readonly Article[]
}

/** Reports whether a front page has the usual sections in their usual order. */
export function isDefaultHome(sections: HomeOrder['sections']): boolean {
  return sections.length === defaultHome.length && defaultHome.every((section, place) => section === sections[place])
}

/**
 * Chooses the articles of each section; no story appears twice. The best keep their complete ranking, which would be wrong without its
 * first, so the other sections leave those out; they choose in page order.
 */
export function fillHome(articles: readonly Article[], { sections, projects }: HomeOrder): HomeArticles {
  const rated = sections.includes('rated') ? topRated(articles) : []
  const shown = new Set<Article | undefined>(rated)
  const take = (candidates: readonly Article[], most: number) => {
    const taken = candidates.filter((article) => !shown.has(article)).slice(0, most)
    for (const article of taken) shown.add(article)
    return taken
  }
  const newest = inTurns(
    articles.filter((article) => !shown.has(article)),
    { groupOf: categoryOf },
  )
  const [lead] = sections.includes('lead')
    ? take(
        [newest.find((article) => article.image) ?? newest[0]].flatMap((first) => first ?? []),
        1,
      )
    : []
  const empty: HomeArticles = { lead, newest: [], rated, updated: [], projects: [] }
  return sections.reduce((home, section): HomeArticles => {
    if (section === 'newest') return { ...home, newest: take(newest, counts.newest) }
    if (section === 'updated') return { ...home, updated: take(lastChanged(articles), counts.updated) }
    return section === 'projects' ? { ...home, projects: take(projects, mostProjects) } : home
  }, empty)
}

/**
 * Returns rated articles, best first; equal ratings newest first, and in turns within a day. Fewer than half of a front page's articles are
 * ranked, and none on a small one.
 */
function topRated(articles: readonly Article[]): readonly Article[] {
  if (articles.length <= few) return []
  const rated = articles.filter((article) => article.rating !== undefined).sort((a, b) => (b.rating ?? 0) - (a.rating ?? 0))
  const most = Math.min(counts.rated, Math.floor((articles.length - 1) / 2))
  return inTurns(rated, { runOf: ({ rating, date }) => `${rating} ${date}`, groupOf: categoryOf }).slice(0, most)
}

/** Returns all articles by their last change, latest first. */
function lastChanged(articles: readonly Article[]): readonly Article[] {
  const changed = ({ updated, date }: Article) => updated ?? date
  const sorted = articles.toSorted((a, b) => timeOf(changed(b)) - timeOf(changed(a)))
  return inTurns(sorted, { runOf: changed, groupOf: categoryOf })
}

function categoryOf({ filings }: Article): string | undefined {
  return filings[0]?.category
}
