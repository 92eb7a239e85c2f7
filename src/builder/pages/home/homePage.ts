import { timeOf } from '../../../content/parseDate.ts'
import type { Article } from '../../../content/publication.ts'
import { namedPaths } from '../../../shared/paths.ts'
import { websiteData } from '../../head/structuredData.ts'
import { renderBody } from '../../images/renderBody.ts'
import type { PagePlan } from '../PagePlan.ts'
import { type SiteIndex, pathIn, roomSummaries } from '../SiteIndex.ts'
import type { PageTools } from '../articleCard.ts'
import { lastChange } from '../formatText.ts'
import { inTurns } from '../inTurns.ts'
import { namedPage, policyLink } from '../namedPages.ts'
import { withoutEmoji } from '../titles.ts'

/** The specification's counts for the home page. */
const counts = { stuff: 8, rated: 16, updated: 8 }

/** So many of the best are shown with their picture. */
const ratedWithPicture = 3

export function planHomePage(site: SiteIndex, { cards, pictures }: PageTools): readonly PagePlan<'home'>[] {
  const { outline, heading, body } = namedPage(site, 'home')
  return [
    {
      component: 'home',
      ...outline,
      ...lastChange(site.articles),
      props() {
        const rated = topRated(site.articles).slice(0, counts.rated)
        const best = new Set(rated.slice(0, ratedWithPicture))
        const newest = inTurns(site.articles, { groupOf: categoryOf, isShown: (article) => best.has(article) })
        const lead = newest.find((article) => article.image) ?? newest[0]
        const colours = lead?.image && pictures.colours(lead.image.picture, site.language)
        const stuff = newest.filter((article) => article !== lead).slice(0, counts.stuff)
        const shown = new Set([lead, ...stuff, ...best])
        return {
          heading,
          everything: pathIn(site, namedPaths.sitemap),
          html: renderBody(body, pictures, { opens: false }),
          ...(lead && { lead: cards.card(lead) }),
          ...(colours && { colours }),
          rooms: roomSummaries(site),
          stuff: stuff.map(cards.card),
          rated: rated.map(cards.card),
          updated: lastChanged(site.articles, shown).slice(0, counts.updated).map(cards.card),
        }
      },
      data: (_props, head) => [websiteData(site.publication.site, { head, language: site.language, policy: policyLink(site)?.path })],
      // The heading is the publication's name, which is on every card already; the title says what the publication is.
      card: ({ lead }) => ({ title: withoutEmoji(outline.title), picture: lead?.picture }),
    },
  ]
}

/** Rated articles, best first; equal ratings newest first, and in turns within a day. */
function topRated(articles: readonly Article[]): readonly Article[] {
  const rated = articles.filter((article) => article.rating !== undefined).sort((a, b) => (b.rating ?? 0) - (a.rating ?? 0))
  return inTurns(rated, { runOf: ({ rating, date }) => `${rating} ${date}`, groupOf: categoryOf })
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
