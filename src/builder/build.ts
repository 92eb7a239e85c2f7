import { readFileSync } from 'node:fs'
import { Snapshot } from '../content/load/Snapshot.ts'
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
import { engineHash, loadBundle } from './bundle/loadBundle.ts'
import { addDiscovery } from './discovery/addDiscovery.ts'
import { earlyScriptHash } from './document/renderDocument.ts'
import { FactReader } from './facts/FactReader.ts'
import { Parts } from './facts/Parts.ts'
import { type ChangedFile, Traces } from './facts/Traces.ts'
import { baseOf, factHashes, shortHash } from './facts/factHashes.ts'
import { snapshotFile, tracesFile } from './facts/why.ts'
import { createHeadDetails } from './head/headDetails.ts'
import { addIcons } from './icons/addIcons.ts'
import { encodePictures } from './images/encodePictures.ts'
import { createPicturePlanner, planAllPictures } from './images/planPictures.ts'
import { type OutputChanges, OutputFolder } from './output/OutputFolder.ts'
import { claimOutput, refuseNesting } from './output/claimOutput.ts'
import { lockOutput } from './output/lockOutput.ts'
import type { StandingOutput } from './output/readStanding.ts'
import { addDataFiles } from './pageData/addDataFiles.ts'
import { createLanguagePaths, makeHeads } from './pageData/makePageData.ts'
import { makeSlices } from './pageData/slices.ts'
import type { PageOutline } from './pages/PagePlan.ts'
import { indexSite } from './pages/SiteIndex.ts'
import { planPages } from './pages/planPages.ts'
import { publicPartsOf } from './publicParts.ts'
import { type PageFailure, renderPages } from './renderPages.ts'
import { CardPlanner } from './socialCards/CardPlanner.ts'
import { addRecipes, drawCards } from './socialCards/addCards.ts'
import { cardDrawings } from './socialCards/cardDrawings.ts'
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
  /** Reads and makes everything anew, whatever earlier builds have kept but bundles, pictures and cards. */
  readonly clean?: boolean
  /** Leaves reads out of the traces; only their proof does so. */
  readonly forgets?: (part: string, fact: string) => boolean
  /** Draws all social cards into the output, rather than leave recipes for `serve` and `deploy`. */
  readonly drawsCards?: boolean
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
  const { out, site, verify = false } = options
  refuseNesting(out, site)
  try {
    const unlock = lockOutput(out)
    try {
      return await buildLocked(options, claimOutput(out, { verify }))
    } finally {
      unlock()
    }
  } catch (error) {
    throw error instanceof BuildStoppedError || errorCode(error) === ''
      ? error
      : new BuildStoppedError(`Nothing was built; ${out} is as it was.`, error)
  }
}

async function buildLocked(options: BuildOptions, standing: StandingOutput): Promise<BuildResult> {
  const { root, site: directory, out, cache, now, drafts, verify = false, clean = false, drawsCards = false, worker = true } = options
  const { stayReady = false, runConfig, forgets, progress } = options
  progress({ step: 'bundle' })
  const bundling = loadBundle({ root, cacheDirectory: cache, stayReady })
  // Awaited below; a failure must not count as unhandled while the publication loads.
  bundling.catch(() => undefined)

  progress({ step: 'load' })
  const inspectPicture = createPictureInspector({ cacheDirectory: cache })
  const engine = engineHash(root)
  const folders = { cache, site: directory, out }
  const snapshot = new Snapshot(snapshotFile(folders), { version: engine, isFresh: clean })
  const loading = { directory, now, drafts, inspectPicture, snapshot, ...(runConfig && { runConfig }) }
  const { publication, problems } = await loadPublication(loading)
  snapshot.write()
  if (!publication) {
    await bundling.catch(() => undefined)
    return { problems, failures: [] }
  }

  const publicParts = publicPartsOf(publication)
  const pictures = createPicturePlanner()
  planAllPictures(publication, pictures)
  const reader = new FactReader()
  const sites = publication.site.languages.map((language) => indexSite(publication, language, { drawings: publicParts.drawings, reader }))
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
  const output = new OutputFolder(out, { verify, standing })
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
    const workerPath = worker ? `/${workerFile}` : undefined
    const facts = { base: baseOf({ engine, bundle, sites, layouts, thirdParty, worker: workerPath }), facts: factHashes(sites) }
    const traces = new Traces(tracesFile(folders), { ...facts, isFresh: clean })
    const parts = new Parts({ traces, reader, output, forgets })
    const languages = createLanguagePaths(plans, publication.site.languages)
    const keys = new Map<PageOutline, string>(plans.map((plan) => [plan, shortHash([plan, head(plan), languages(plan)])]))
    const failures = await renderPages({
      publication,
      plans,
      layouts,
      bundle,
      head,
      languages,
      keyOf: (plan) => keys.get(plan) ?? '',
      parts,
      cards,
      book,
      details: createHeadDetails(sites, cards),
      icons: publicParts.icons,
      thirdParty,
      worker: workerPath,
    })
    if (failures.length > 0) {
      output.abandon()
      return { problems, failures }
    }
    addDataFiles({ output, parts, sites, layouts, bundle })
    await addIcons({ output, publication, directory })
    addDiscovery({ output, parts, sites, plans, pictures, head, pagesKey: shortHash([...keys.values()]) })
    output.add({ path: addressesFile, kind: 'control' }, JSON.stringify(book.addresses))
    addWorker({ output, bundle, plans, worker })
    for (const file of bundle.files) output.addFile({ path: file, kind: 'asset' }, () => readFileSync(`${bundle.directory}/${file}`))
    for (const file of publication.publicFiles)
      output.addFile({ path: file, kind: 'public' }, () => readFileSync(`${directory}/public/${file}`))
    addPartytown(output, thirdParty)
    await encoding
    const bodies = await encodePictures(pictures.planned(), cached)
    const drawn = drawsCards
      ? await drawCards(cards.planned, {
          ...cached,
          out,
          pictures: bodies,
          progress: (done, total) => progress({ step: 'cards', done, total }),
        })
      : []
    const recipes = drawsCards ? [] : addRecipes(output, cards.planned)
    for (const { path, source } of [...bodies, ...drawn]) output.addFile({ path, kind: 'asset' }, () => unseal(source))
    progress({ step: 'write' })
    const before = readAddresses(out)
    const changes = await output.finish({
      webpackCompilationHash: bundle.compilationHash,
      ...(recipes.length > 0 && { cards: recipes }),
      redirects: [...redirects, ...kept.moved],
      ...(gone.length > 0 && { gone }),
      scriptHashes: [earlyScriptHash],
      ...(thirdParty && { thirdParty }),
    })
    traces.write(changedFiles(snapshot))
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

function changedFiles(snapshot: Snapshot): readonly ChangedFile[] {
  return snapshot.changes().map(({ file, before, after }) => {
    const [old, now] = [frontOfKept(before), frontOfKept(after)]
    const fields =
      old && now ? Object.keys({ ...old, ...now }).filter((field) => JSON.stringify(old[field]) !== JSON.stringify(now[field])) : []
    return { file, fields }
  })
}

function frontOfKept(found: unknown): Readonly<Record<string, unknown>> | undefined {
  return (found as { readonly front?: Readonly<Record<string, unknown>> } | undefined)?.front
}
