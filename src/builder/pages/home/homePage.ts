import { timeOf } from '../../../content/parseDate.ts'
import type { Article } from '../../../content/publication.ts'
import { namedPaths } from '../../../shared/paths.ts'
import { websiteData } from '../../head/structuredData.ts'
import { renderBody } from '../../images/renderBody.ts'
import type { PagePlan } from '../PagePlan.ts'
import { type SiteIndex, pathIn, roomSummaries } from '../SiteIndex.ts'
import type { PageTools } from '../articleCard.ts'
import { lastChange } from '../formatText.ts'
import { namedPage, policyLink } from '../namedPages.ts'
import { withoutEmoji } from '../titles.ts'

/** The specification's counts for the home page. */
const counts = { stuff: 8, rated: 16, updated: 8 }

export function planHomePage(site: SiteIndex, { cards, pictures }: PageTools): readonly PagePlan<'home'>[] {
  const { outline, heading, body } = namedPage(site, 'home')
  return [
    {
      component: 'home',
      ...outline,
      ...lastChange(site.articles),
      props() {
        const newest = spreadDays(site.articles, ({ date }) => date)
        const lead = newest.find((article) => article.image) ?? newest[0]
        const colours = lead?.image && pictures.colours(lead.image.picture, site.language)
        const rest = newest.filter((article) => article !== lead)
        return {
          heading,
          everything: pathIn(site, namedPaths.sitemap),
          html: renderBody(body, pictures, { opens: false }),
          ...(lead && { lead: cards.card(lead) }),
          ...(colours && { colours }),
          rooms: roomSummaries(site),
          stuff: rest.slice(0, counts.stuff).map(cards.card),
          rated: topRated(site.articles).slice(0, counts.rated).map(cards.card),
          updated: byChange(site.articles).slice(0, counts.updated).map(cards.card),
        }
      },
      data: (_props, head) => [websiteData(site.publication.site, { head, language: site.language, policy: policyLink(site)?.path })],
      // The heading is the publication's name, which is on every card already; the title says what the publication is.
      card: ({ lead }) => ({ title: withoutEmoji(outline.title), picture: lead?.picture }),
    },
  ]
}

/** Rated articles, best first; equal ratings newest first. */
function topRated(articles: readonly Article[]): Article[] {
  return articles.filter((article) => article.rating !== undefined).sort((a, b) => (b.rating ?? 0) - (a.rating ?? 0))
}

/** All articles by their last change, latest first. */
function byChange(articles: readonly Article[]): readonly Article[] {
  const changed = ({ updated, date }: Article) => updated ?? date
  return spreadDays(
    articles.toSorted((a, b) => timeOf(changed(b)) - timeOf(changed(a))),
    changed,
  )
}

/**
 * Articles in the same order of days. Within a day, which says nothing of what comes first, the categories take turns, and of each the
 * best rated comes first.
 */
function spreadDays(articles: readonly Article[], dayOf: (article: Article) => string): readonly Article[] {
  return [...Map.groupBy(articles, dayOf).values()].flatMap(takeTurns)
}

function takeTurns(day: readonly Article[]): readonly Article[] {
  const rated = day.toSorted((a, b) => (b.rating ?? 0) - (a.rating ?? 0))
  const groups = [...Map.groupBy(rated, ({ filings }) => filings[0]?.category).values()]
  const rounds = Math.max(...groups.map(({ length }) => length))
  return Array.from({ length: rounds }, (_, round) => groups.flatMap((group) => group[round] ?? [])).flat()
}
