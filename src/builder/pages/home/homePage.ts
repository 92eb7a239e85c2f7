import type { Article } from '../../../content/publication.ts'
import type { HomeProps } from '../../../shared/pages/pageProps.ts'
import { namedPaths } from '../../../shared/addresses/paths.ts'
import { durationText } from '../../../content/blocks/duration.ts'
import { websiteData } from '../../head/structuredData.ts'
import type { PagePlan } from '../PagePlan.ts'
import { type SiteIndex, pathIn, categorySummaries } from '../SiteIndex.ts'
import type { CardMaker, PageTools } from '../articleCard.ts'
import { lastChange } from '../formatText.ts'
import { renderPageBody } from '../pageBody.ts'
import { namedPage, policyLink } from '../namedPages.ts'
import { withoutEmoji } from '../titles.ts'
import { fillHome, isDefaultHome } from './fillHome.ts'

export function planHomePage(site: SiteIndex, { cards, pictures }: PageTools): readonly PagePlan<'home'>[] {
  const { outline, heading, body } = namedPage(site, 'home')
  const sections = site.publication.site.home
  const projects = sections.includes('projects')
    ? site.planList('projects of a weekend first', () => weekendsFirst(site.articles.filter(projectOf)))
    : []
  return [
    {
      component: 'home',
      ...outline,
      ...lastChange(site.articles),
      props(sheets) {
        const chosen = fillHome(site.articles, { sections, projects })
        const { lead } = chosen
        const collections = collectionRows(site, cards)
        const colours = lead?.image && pictures.colours(lead.image.picture, site.wording)
        return {
          heading,
          everything: pathIn(site, namedPaths.sitemap),
          html: sections.includes('text') ? renderPageBody(site, body, { pictures, sheets, path: outline.path, opens: false }) : '',
          ...(lead && { lead: cards.card(lead) }),
          ...(colours && { colours }),
          categories: categorySummaries(site),
          newest: chosen.newest.map(cards.card),
          rated: chosen.rated.map(cards.card),
          updated: chosen.updated.map(cards.card),
          ...(chosen.projects.length > 0 && { projects: projectRow(site, cards, chosen.projects) }),
          ...(Object.keys(collections).length > 0 && { collections }),
          ...(!isDefaultHome(sections) && { sections }),
          ...(site.articles.length === 0 && Object.keys(collections).length === 0 && { isEmpty: true as const }),
        }
      },
      data: (_props, head) => [
        websiteData(site.publication.site, {
          head,
          language: site.language,
          policy: policyLink(site)?.path,
          logo: site.publication.theme?.logo?.light.address,
        }),
      ],
      // The heading is the publication's name, which is on every card already; the title says what the publication is.
      card: ({ lead, newest, rated }) => ({ title: withoutEmoji(outline.title), picture: (lead ?? newest[0] ?? rated[0])?.picture }),
    },
  ]
}

/** Maximum number of entries in a collection's row. */
const mostEntries = 12

function collectionRows(site: SiteIndex, cards: CardMaker): NonNullable<HomeProps['collections']> {
  const rows = site.publication.site.home.flatMap((section) => {
    const shown = typeof section === 'string' ? undefined : site.collections.get(section.collection)
    if (!shown) return []
    const { title, path, entries, collection } = shown
    return [[collection.name, { text: title, path, cards: entries.slice(0, mostEntries).map(cards.card) }] as const]
  })
  return Object.fromEntries(rows)
}

function projectRow(site: SiteIndex, cards: CardMaker, articles: readonly Article[]): NonNullable<HomeProps['projects']> {
  const items = articles.flatMap((article) => {
    const project = projectOf(article)
    return project ? [{ card: cards.card(article), time: durationText(project.time, site.wording.locale) }] : []
  })
  return { heading: site.wording.built.homePage.projects, items }
}

/** Keeps the order, but puts projects that take longer than a weekend last. */
function weekendsFirst(articles: readonly Article[]): readonly Article[] {
  return [...articles.filter(fitsWeekend), ...articles.filter((article) => !fitsWeekend(article))]
}

function fitsWeekend(article: Article): boolean {
  const time = projectOf(article)?.time
  if (!time || time.unit === 'week' || time.unit === 'month') return false
  return time.unit !== 'day' || (time.to ?? time.from) <= 2
}

/** Returns the first project of an article. */
function projectOf({ body }: Article) {
  return body.inserts.find((insert) => 'kind' in insert && insert.kind === 'project')
}
