import type { Problem } from '../../content/problem.ts'
import type { Publication } from '../../content/publication.ts'
import { createPicturePlanner } from '../images/planPictures.ts'
import { indexSite } from '../pages/indexSite.ts'
import { planPages } from '../pages/planPages.ts'
import type { LoadedPlugins } from './loadPlugins.ts'

/** Runs the plug-ins' hooks for the heads of all pages, as a build does, and reports exceptions and elements that are not allowed. */
export async function tryHeads(publication: Publication, plugins: LoadedPlugins | undefined): Promise<readonly Problem[]> {
  if (!plugins) return []
  const { languages, base = '' } = publication.site
  const pictures = createPicturePlanner(base)
  const plans = languages.flatMap((language) => planPages(indexSite(publication, language), pictures))
  return (await plugins.describe(plans.filter(({ error }) => !error))).problems
}
