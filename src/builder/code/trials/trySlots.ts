import type { Problem } from '../../../content/problem.ts'
import type { Publication } from '../../../content/publication.ts'
import { createPicturePlanner } from '../../images/planPictures.ts'
import { createLanguagePaths, makeHeads, makePageData } from '../../pageData/makePageData.ts'
import { makeSlices } from '../../pageData/slices.ts'
import type { PagePlan } from '../../pages/PagePlan.ts'
import { indexSite } from '../../pages/indexSite.ts'
import { planPages } from '../../pages/planPages.ts'
import type { LoadedCode } from '../loadCode.ts'
import { firstOfEach, problemsOf } from '../errors/CodeError.ts'

/** Number of pages of each kind that are rendered; a build renders all. */
const pagesOfKind = 20

/** Renders the layout and some pages of every kind with the parts that the publication replaces, and reports what these throw. */
export function trySlots(publication: Publication, { slots, own }: Pick<LoadedCode, 'slots' | 'own'>, now: Date): readonly Problem[] {
  if (!slots) return []
  const { site } = publication
  const sites = site.languages.map((language) => indexSite(publication, language, { own }))
  const pictures = createPicturePlanner(site.base)
  const plans = sites.flatMap((index) => planPages(index, pictures))
  const options = {
    compilationHash: '',
    sheets: { blocks: '' },
    head: makeHeads(plans, { url: site.url, base: site.base, defaultLanguage: site.languages[0] }),
    languages: createLanguagePaths(plans, site),
    details: (_plan: unknown, _props: unknown, head: ReturnType<ReturnType<typeof makeHeads>>) => head,
    after: () => undefined,
  }
  const kinds = Map.groupBy(plans, kindOf)
  const frames = sites.map((index) => () => {
    slots.renderFrame(index.language, makeSlices(index, { logo: undefined, year: now.getUTCFullYear() }), sites)
  })
  const pages = [...kinds.values()].flatMap((all) =>
    all.slice(0, pagesOfKind).map((plan) => () => void slots.renderContent(makePageData(plan, options), sites)),
  )
  return firstOfEach([...frames, ...pages].flatMap(problemsOf))
}

/** Returns the kind of a page; entries of collections use the component of articles, with other fields. */
function kindOf({ component, language, path }: PagePlan): string {
  return `${component} ${language} ${path.split('/').slice(0, -1).join('/')}`
}
