import type { Problem } from '../../content/problem.ts'
import type { Publication } from '../../content/publication.ts'
import { createPicturePlanner } from '../images/planPictures.ts'
import { planPages } from '../pages/planPages.ts'
import { indexSite } from '../pages/SiteIndex.ts'
import { keepAddresses } from './keepAddresses.ts'
import { readPublished } from './publishedAddresses.ts'

/** What a build would stop for: a ledger that nobody can read, and published addresses that would lead nowhere. `site` is the publication folder. */
export function checkPublished(publication: Publication, site: string): readonly Problem[] {
  const { published, problems } = readPublished(site)
  if (published.length === 0) return problems
  const drawings = new Set(publication.drawings.symbols.keys())
  const pictures = createPicturePlanner()
  const plans = publication.site.languages.flatMap((language) => planPages(indexSite(publication, language, drawings), pictures))
  const { redirects, gone } = publication
  return [...problems, ...keepAddresses({ published, plans, redirects, gone }).problems]
}
