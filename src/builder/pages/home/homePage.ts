import type { Article } from '../../../content/publication.ts'
import type { HomeProps } from '../../../shared/pageProps.ts'
import { namedPaths } from '../../../shared/paths.ts'
import { durationText } from '../../blocks/renderBlock.ts'
import { websiteData } from '../../head/structuredData.ts'
import { renderBody } from '../../images/renderBody.ts'
import type { PagePlan } from '../PagePlan.ts'
import { type SiteIndex, pathIn, categorySummaries } from '../SiteIndex.ts'
import type { CardMaker, PageTools } from '../articleCard.ts'
import { lastChange } from '../formatText.ts'
import { namedPage, policyLink } from '../namedPages.ts'
import { withoutEmoji } from '../titles.ts'
import { fillHome, isDefaultHome } from './fillHome.ts'

export function planHomePage(site: SiteIndex, { cards, pictures }: PageTools): readonly PagePlan<'home'>[] {
  const { outline, heading, body } = namedPage(site, 'home')
  const sections = site.publication.site.home
  const projects = sections.includes('projects') ? site.planList('projects', () => site.articles.filter(projectOf)) : []
  return [
    {
      component: 'home',
      ...outline,
      ...lastChange(site.articles),
      props() {
        const chosen = fillHome(site.articles, { sections, projects })
        const { lead } = chosen
        const colours = lead?.image && pictures.colours(lead.image.picture, site.wording)
        return {
          heading,
          everything: pathIn(site, namedPaths.sitemap),
          html: sections.includes('text') ? renderBody(body, pictures, { opens: false }) : '',
          ...(lead && { lead: cards.card(lead) }),
          ...(colours && { colours }),
          categories: categorySummaries(site),
          newest: chosen.newest.map(cards.card),
          rated: chosen.rated.map(cards.card),
          updated: chosen.updated.map(cards.card),
          ...(chosen.projects.length > 0 && { projects: projectRow(site, cards, chosen.projects) }),
          ...(!isDefaultHome(sections) && { sections }),
          ...(site.articles.length === 0 && { isEmpty: true as const }),
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

function projectRow(site: SiteIndex, cards: CardMaker, articles: readonly Article[]): NonNullable<HomeProps['projects']> {
  const items = articles.flatMap((article) => {
    const project = projectOf(article)
    return project ? [{ card: cards.card(article), time: durationText(project.time, site.wording.locale) }] : []
  })
  return { heading: site.wording.built.homePage.projects, items }
}

/** The first project of an article. */
function projectOf({ body }: Article) {
  return body.inserts.find((insert) => 'kind' in insert && insert.kind === 'project')
}
