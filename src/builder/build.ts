import { readFileSync } from 'node:fs'
import type { ConfigRunner } from '../content/load/config/runConfig.ts'
import { loadPublication } from '../content/loadPublication.ts'
import { createPictureInspector } from '../content/pictures/inspectPicture.ts'
import type { Problem } from '../content/problem.ts'
import { errorCode } from '../platform/errorCode.ts'
import { readSealed } from '../platform/sealedFile.ts'
import { BuildStoppedError } from './BuildStoppedError.ts'
import { addWorker, workerFile } from './addWorker.ts'
import { AddressBook, addressesFile, readAddresses, readPublished } from './addresses/AddressBook.ts'
import { keepAddresses, recordChanges } from './addresses/keepAddresses.ts'
import { loadBundle } from './bundle/loadBundle.ts'
import { addDiscovery } from './discovery/addDiscovery.ts'
import { earlyScriptHash } from './document/renderDocument.ts'
import { createHeadDetails } from './head/headDetails.ts'
import { addIcons } from './icons/addIcons.ts'
import { encodePictures } from './images/encodePictures.ts'
import { createPicturePlanner } from './images/planPictures.ts'
import { type OutputChanges, OutputFolder } from './output/OutputFolder.ts'
import { claimOutput, refuseNesting } from './output/claimOutput.ts'
import { lockOutput } from './output/lockOutput.ts'
import { restoreOutput } from './output/swapFolders.ts'
import { addDataFiles } from './pageData/addDataFiles.ts'
import { createLanguagePaths, makeHeads } from './pageData/makePageData.ts'
import { makeSlices } from './pageData/slices.ts'
import { indexSite } from './pages/SiteIndex.ts'
import { planPages } from './pages/planPages.ts'
import { publicPartsOf } from './publicParts.ts'
import { type PageFailure, renderPages } from './renderPages.ts'
import { CardPlanner } from './socialCards/SocialCard.ts'
import { cardDrawings } from './socialCards/cardDrawings.ts'
import { drawCards } from './socialCards/drawCards.ts'
import { addPartytown, planThirdParty } from './thirdParty/planThirdParty.ts'

interface BuildOptions {
  /** Folder of the engine. */
  readonly root: string
  /** The publication folder. */
  readonly site: string
  readonly out: string
  readonly cache: string
  readonly now: Date
  /** Drafts and articles of the future become pages too. */
  readonly drafts: boolean
  /** Reads every file of the previous output, instead of trusting one that looks as the last build left it. */
  readonly verify?: boolean
  /** Readers get a service worker; unless `false`, which also ends the one that they have. */
  readonly worker?: boolean
  /** Another build of a changed interface is likely to follow in this process. */
  readonly stayReady?: boolean
  /** Absent: `site.config.ts` runs in a process of its own. */
  readonly runConfig?: ConfigRunner
  progress(step: BuildStep): void
}

export type BuildStep =
  | { readonly step: 'load' | 'bundle' | 'render' | 'write' }
  | { readonly step: 'pictures' | 'cards'; readonly done: number; readonly total: number }

export interface BuildResult {
  /** Absent where errors in the publication or failed pages stopped the build; the previous output then stands untouched. */
  readonly output?: OutputChanges & { readonly pages: number }
  readonly problems: readonly Problem[]
  readonly failures: readonly PageFailure[]
}

/** Makes the static site of a publication in `out`. */
export async function build(options: BuildOptions): Promise<BuildResult> {
  const { out, site } = options
  refuseNesting(out, site)
  try {
    const unlock = lockOutput(out)
    try {
      claimOutput(out, site)
      restoreOutput(out)
      return await buildLocked(options)
    } finally {
      unlock()
    }
  } catch (error) {
    throw error instanceof BuildStoppedError || errorCode(error) === ''
      ? error
      : new BuildStoppedError(`Nothing was built; ${out} is as it was.`, error)
  }
}

async function buildLocked({
  root,
  site: directory,
  out,
  cache,
  now,
  drafts,
  verify = false,
  worker = true,
  stayReady = false,
  runConfig,
  progress,
}: BuildOptions): Promise<BuildResult> {
  progress({ step: 'bundle' })
  const bundling = loadBundle({ root, cacheDirectory: cache, stayReady })
  // Awaited below; a failure must not count as unhandled while the publication loads.
  bundling.catch(() => undefined)

  progress({ step: 'load' })
  const inspectPicture = createPictureInspector({ cacheDirectory: cache })
  const { publication, problems } = await loadPublication({ directory, now, drafts, inspectPicture, ...(runConfig && { runConfig }) })
  if (!publication) {
    await bundling.catch(() => undefined)
    return { problems, failures: [] }
  }

  const publicParts = publicPartsOf(publication)
  const pictures = createPicturePlanner()
  const sites = publication.site.languages.map((language) => indexSite(publication, language, publicParts.drawings))
  const layouts = new Map(sites.map((site) => [site.language, makeSlices(site, { logo: publicParts.logo, year: now.getUTCFullYear() })]))
  const plans = sites.flatMap((site) => planPages(site, pictures))
  const ledger = readPublished(directory)
  const { redirects, gone } = publication
  const kept = keepAddresses({ published: ledger.published, plans, redirects, gone })
  const lost = [...ledger.problems, ...kept.problems]
  // A draft run shows what is being written; only what will be published must keep its addresses.
  if (lost.length > 0 && !drafts) {
    await bundling.catch(() => undefined)
    return { problems: [...problems, ...lost], failures: [] }
  }
  for (const article of publication.articles) if (article.image) pictures.lead(article.image.picture, '')
  const output = new OutputFolder(out, { verify })
  const cached = { cacheDirectory: cache, isThere: (path: string) => output.hasAsset(path) }
  try {
    const encoding = encodePictures(pictures.planned(), {
      ...cached,
      progress: (done, total) => progress({ step: 'pictures', done, total }),
    })
    encoding.catch(() => undefined)
    const bundle = await bundling
    progress({ step: 'render' })
    const head = makeHeads(plans, { url: publication.site.url, defaultLanguage: publication.site.languages[0] })
    const thirdParty = planThirdParty(publication.site.thirdParty)
    const book = new AddressBook()
    const cards = new CardPlanner(cardDrawings(publication))
    const failures = await renderPages({
      publication,
      plans,
      layouts,
      bundle,
      head,
      languages: createLanguagePaths(plans, publication.site.languages),
      details: createHeadDetails(sites, cards),
      icons: publicParts.icons,
      thirdParty,
      worker: worker ? `/${workerFile}` : undefined,
      output,
      rendered: (plan, page) => book.add(plan, page),
    })
    if (failures.length > 0) {
      output.abandon()
      return { problems, failures }
    }
    const drawing = drawCards(cards.planned(), {
      ...cached,
      pictureFile: (base) => pictures.fileOf(base),
      progress: (done, total) => progress({ step: 'cards', done, total }),
    })
    drawing.catch(() => undefined)
    addDataFiles({ output, sites, layouts, bundle })
    await addIcons({ output, publication, directory })
    addDiscovery({ output, sites, plans, pictures, head })
    output.add({ path: addressesFile, kind: 'control' }, JSON.stringify(book.addresses))
    addWorker({ output, bundle, plans, worker })
    for (const file of bundle.files) output.addFile({ path: file, kind: 'asset' }, () => readFileSync(`${bundle.directory}/${file}`))
    for (const file of publication.publicFiles)
      output.addFile({ path: file, kind: 'public' }, () => readFileSync(`${directory}/public/${file}`))
    addPartytown(output, thirdParty)
    await encoding
    const bodies = await encodePictures(pictures.planned(), cached)
    for (const { path, source } of [...bodies, ...(await drawing)]) output.addFile({ path, kind: 'asset' }, () => unseal(source))
    progress({ step: 'write' })
    const before = readAddresses(out)
    const changes = await output.finish({
      webpackCompilationHash: bundle.compilationHash,
      redirects: [...redirects, ...kept.moved],
      ...(gone.length > 0 && { gone }),
      scriptHashes: [earlyScriptHash],
      ...(thirdParty && { thirdParty }),
    })
    recordChanges({ out, url: publication.site.url, before, after: book.addresses })
    return { output: { ...changes, pages: plans.length }, problems, failures }
  } catch (error) {
    output.abandon()
    throw output.isPublished
      ? new BuildStoppedError(`The new site stands in ${out}; what follows it is not finished. Build again.`, error)
      : error
  }
}

function unseal(source: string): Uint8Array {
  const content = readSealed(source)
  if (!content) throw new Error(`${source} was changed while the build ran. Build again.`)
  return content
}
