import type { Publication } from '../../content/publication.ts'
import type { Language } from '../../shared/languages/languages.ts'
import type { Head, LanguagePaths, Slices } from '../../shared/pages/pageData.ts'
import type { ThirdParty } from '../../shared/browser/thirdParty.ts'
import { workerFile } from '../addWorker.ts'
import type { EngineBundle } from '../bundle/ClientBundle.ts'
import { type PlacedBundle, createPlacer, placeBundle } from '../bundle/placeBundle.ts'
import { blocksBelow, withCode } from '../code/addCode.ts'
import type { LoadedCode } from '../code/loadCode.ts'
import { ownSlices } from '../code/rendering/ownSlots.ts'
import { dataHash } from '../../platform/contentHash.ts'
import { FactReader } from '../facts/FactReader.ts'
import type { CommonHashes } from '../facts/Traces.ts'
import { commonHashes, factHashes } from '../facts/factHashes.ts'
import { type PicturePlanner, createPicturePlanner, planAllPictures } from '../images/planPictures.ts'
import { createLanguagePaths, makeHeads } from '../pageData/makePageData.ts'
import { makeSlices } from '../pageData/slices.ts'
import type { PageOutline, PagePlan } from '../pages/PagePlan.ts'
import type { SiteIndex } from '../pages/SiteIndex.ts'
import { indexSite } from '../pages/indexSite.ts'
import { planPages } from '../pages/planPages.ts'
import { type PageExtras, noExtras } from '../plugins/describePages.ts'
import { type PublicParts, publicPartsOf } from '../publicParts.ts'
import { type PlannedTheme, planTheme } from '../theme/planTheme.ts'
import { planThirdParty } from '../thirdParty/planThirdParty.ts'
import { joinMessages } from '../words/joinMessages.ts'
import type { Wordings } from '../words/wording.ts'

/** What is to be rendered of a publication: every page with its outline, and everything that pages share. */
export interface SitePlan {
  readonly publication: Publication
  readonly code: LoadedCode
  readonly publicParts: PublicParts
  readonly pictures: PicturePlanner
  readonly reader: FactReader
  readonly sites: readonly SiteIndex[]
  readonly layouts: ReadonlyMap<Language, Slices>
  readonly plans: readonly PagePlan[]
  readonly wordings: Wordings
  readonly bundle: PlacedBundle
  /** Files that the publication's messages add to the bundle. */
  readonly messageFiles: ReturnType<typeof joinMessages>['files']
  readonly thirdParty: ThirdParty | undefined
  readonly theme: PlannedTheme | undefined
  /** URL path of the service worker, if the site has one. */
  readonly workerPath: string | undefined
  head(page: PageOutline): Head
  languages(page: PageOutline): LanguagePaths
  /** What plug-ins add to pages. */
  readonly extras: PageExtras
  /** Returns a hash of a page's outline. */
  keyOf(page: PageOutline): string
  /** Hashes of what all parts depend on, by kind. */
  readonly common: CommonHashes
  /** Hashes of all facts by name. */
  readonly facts: ReadonlyMap<string, string>
}

interface PlanOptions {
  readonly publication: Publication
  readonly code: LoadedCode
  readonly engine: string
  readonly engineBundle: EngineBundle
  /** The publication folder. */
  readonly site: string
  readonly now: Date
  readonly worker: boolean
}

/**
 * Plans a site. It writes nothing, and the same publication gives the same plan in any process. Throws a `CodeError` if the publication's
 * own code fails.
 */
export function planSite({ publication, code, engine, engineBundle, site: directory, now, worker }: PlanOptions): SitePlan {
  const publicParts = publicPartsOf(publication)
  const { url, base = '' } = publication.site
  const pictures = createPicturePlanner(base)
  planAllPictures(publication, pictures)
  const reader = new FactReader()
  const sites = publication.site.languages.map((language) =>
    indexSite(publication, language, { drawings: publicParts.drawings, reader, own: blocksBelow(base, code) }),
  )
  const slicesOf = (index: SiteIndex) => makeSlices(index, { logo: publicParts.logo, year: now.getUTCFullYear() })
  const ownFiles = code.description?.files ?? []
  const place = createPlacer(base, code.slots ? [...engineBundle.files, ...ownFiles] : ownFiles)
  const layouts = new Map(sites.map((index) => [index.language, ownSlices(index, slicesOf(index), { slots: code.slots, sites, place })]))
  const plans = sites.flatMap((site) => planPages(site, pictures))
  const wordings = new Map(sites.map(({ language, wording }) => [language, wording]))
  const joined = joinMessages(withCode(engineBundle, code), wordings)
  const further = [...ownFiles, ...joined.files.map(({ path }) => path)]
  const bundle = placeBundle(joined.bundle, { base, further })
  const head = makeHeads(plans, { url, base, defaultLanguage: publication.site.languages[0] })
  const languages = createLanguagePaths(plans, publication.site)
  const keys = new Map<PageOutline, string>(plans.map((plan) => [plan, dataHash([plan, head(plan), languages(plan)])]))
  const thirdParty = planThirdParty(publication.site)
  const workerPath = worker ? `${base}/${workerFile}` : undefined
  return {
    publication,
    code,
    publicParts,
    pictures,
    reader,
    sites,
    layouts,
    plans,
    wordings,
    bundle,
    messageFiles: joined.files,
    thirdParty,
    theme: planTheme({ publication, bundle, directory, base }),
    workerPath,
    head,
    languages,
    extras: noExtras,
    keyOf: (plan) => keys.get(plan) ?? '',
    common: commonHashes({ engine, code, bundle, sites, layouts, thirdParty, worker: workerPath }),
    facts: new Map([...factHashes(sites), ...code.facts]),
  }
}

/** Returns a site with what plug-ins add to its pages. */
export function withExtras(site: SitePlan, extras: PageExtras): SitePlan {
  const keys = new Map<PageOutline, string>(site.plans.map((plan) => [plan, dataHash([site.keyOf(plan), extras.of(plan.path)])]))
  return { ...site, extras, keyOf: (plan) => keys.get(plan) ?? '' }
}
