import { readFileSync } from 'node:fs'
import { Snapshot } from '../content/load/Snapshot.ts'
import type { ConfigRunner } from '../content/load/config/runConfig.ts'
import { loadPublication } from '../content/loadPublication.ts'
import { createPictureInspector } from '../content/pictures/inspectPicture.ts'
import type { Problem } from '../content/problem.ts'
import { errorCode } from '../platform/errorCode.ts'
import type { Language } from '../shared/languages.ts'
import type { Slices } from '../shared/pageData.ts'
import { readSealed } from '../platform/sealedFile.ts'
import { BuildStoppedError } from './BuildStoppedError.ts'
import { addWorker, workerFile } from './addWorker.ts'
import { AddressBook, addressesFile, readAddresses, readPublished } from './addresses/AddressBook.ts'
import { keepAddresses, recordChanges } from './addresses/keepAddresses.ts'
import { engineHash, loadBundle } from './bundle/loadBundle.ts'
import { addBundle, createPlacer, placeBundle } from './bundle/placeBundle.ts'
import { addCode, blocksBelow, filesOfCode, withCode } from './code/addCode.ts'
import { loadCode } from './code/loadCode.ts'
import { CodeFailure, firstOfEach } from './code/renderOwn.ts'
import { ownSlices } from './code/ownSlots.ts'
import { addDiscovery } from './discovery/addDiscovery.ts'
import { earlyScriptHash } from './document/renderDocument.ts'
import { FactReader } from './facts/FactReader.ts'
import { Parts } from './facts/Parts.ts'
import { Traces } from './facts/Traces.ts'
import { changedFiles } from './facts/changedFiles.ts'
import { baseOf, factHashes, shortHash } from './facts/factHashes.ts'
import { snapshotFile, tracesFile } from './facts/why.ts'
import { createHeadDetails } from './head/headDetails.ts'
import { addHostFiles } from './hosting/addHostFiles.ts'
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
import { type SiteIndex, indexSite } from './pages/SiteIndex.ts'
import { planPages } from './pages/planPages.ts'
import { publicPartsOf } from './publicParts.ts'
import { type PageFailure, renderPages } from './renderPages.ts'
import { CardPlanner } from './socialCards/CardPlanner.ts'
import { addRecipes, drawCards } from './socialCards/addCards.ts'
import { cardDrawings } from './socialCards/cardDrawings.ts'
import { isHouseStyle, planTheme, readThemeFile } from './theme/planTheme.ts'
import { addPartytown, planThirdParty } from './thirdParty/planThirdParty.ts'
import { joinMessages } from './words/joinMessages.ts'

export interface BuildOptions {
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
  /** Draws all social cards into the output, rather than leave recipes for `serve` and `deploy`; absent: as the host of the publication needs it. */
  readonly drawsCards?: boolean
  /** Readers get a service worker; unless `false`, which also ends the one that they have. */
  readonly worker?: boolean
  /** Another build of a changed interface is likely to follow in this process. */
  readonly stayReady?: boolean
  /** Absent: `site.config.ts` runs in a process of its own. */
  readonly runConfig?: ConfigRunner
  progress(step: BuildStep): void
  /** Called when the output stands whole, while nobody else can change it. */
  finished?(made: FinishedBuild): void
}

/** What a finished build says of itself. */
export interface FinishedBuild {
  readonly pages: number
  readonly problems: readonly Problem[]
  /** Milliseconds since 1970: when the same files become another output by the time alone. */
  readonly until: number
  /** Files that it read by name, absolute: pictures, faces, code. */
  readonly read: readonly string[]
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
  const { root, site: directory, out, cache, now, drafts, verify = false, clean = false, drawsCards, worker = true } = options
  const { stayReady = false, runConfig, forgets, progress } = options
  progress({ step: 'bundle' })
  const bundling = loadBundle({ root, cacheDirectory: cache, stayReady })
  // Awaited below; a failure must not count as unhandled while the publication loads.
  bundling.catch(() => undefined)

  progress({ step: 'load' })
  const inspectPicture = createPictureInspector({ cacheDirectory: cache })
  const { code, problems: faults } = await loadCode({ directory, cacheDirectory: cache, bundle: () => bundling })
  const engine = engineHash(root) + code.hash
  const folders = { cache, site: directory, out }
  const snapshot = new Snapshot(snapshotFile(folders), { version: engine, isFresh: clean })
  const loading = { directory, now, drafts, inspectPicture, snapshot, code, ...(runConfig && { runConfig }) }
  const { publication, problems: found, until } = await loadPublication(loading)
  const problems = [...faults, ...found]
  snapshot.write()
  if (!publication || faults.length > 0) {
    await bundling.catch(() => undefined)
    return { problems, failures: [] }
  }

  const publicParts = publicPartsOf(publication)
  const { url, base = '', host } = publication.site
  const pictures = createPicturePlanner(base)
  planAllPictures(publication, pictures)
  const reader = new FactReader()
  const sites = publication.site.languages.map((language) =>
    indexSite(publication, language, { drawings: publicParts.drawings, reader, own: blocksBelow(base, code) }),
  )
  const slicesOf = (index: SiteIndex) => makeSlices(index, { logo: publicParts.logo, year: now.getUTCFullYear() })
  // A publication with code waits for the bundle in any case.
  const ownFiles = code.description?.files ?? []
  const place = createPlacer(base, code.slots ? [...(await bundling).files, ...ownFiles] : ownFiles)
  let layouts: ReadonlyMap<Language, Slices>
  try {
    layouts = new Map(sites.map((index) => [index.language, ownSlices(index, slicesOf(index), { slots: code.slots, sites, place })]))
  } catch (error) {
    if (error instanceof CodeFailure) return { problems: [...problems, error.problem], failures: [] }
    throw error
  }
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
    const engineBundle = await bundling
    const wordings = new Map(sites.map(({ language, wording }) => [language, wording]))
    const joined = joinMessages(withCode(engineBundle, code), wordings)
    const further = [...ownFiles, ...joined.files.map(({ path }) => path)]
    const bundle = placeBundle(joined.bundle, { base, further })
    progress({ step: 'render' })
    const head = makeHeads(plans, { url, base, defaultLanguage: publication.site.languages[0] })
    const thirdParty = planThirdParty(publication.site)
    const book = new AddressBook()
    const theme = planTheme({ publication, bundle, directory, base })
    const cards = new CardPlanner(cardDrawings(publication), { base, ...(theme && !isHouseStyle(theme.card) && { style: theme.card }) })
    const workerPath = worker ? `${base}/${workerFile}` : undefined
    const facts = { base: baseOf({ engine, bundle, sites, layouts, thirdParty, worker: workerPath }), facts: factHashes(sites) }
    const traces = new Traces(tracesFile(folders), { ...facts, isFresh: clean })
    const parts = new Parts({ traces, reader, output, forgets })
    const languages = createLanguagePaths(plans, publication.site)
    const keys = new Map<PageOutline, string>(plans.map((plan) => [plan, shortHash([plan, head(plan), languages(plan)])]))
    const failures = await renderPages({
      publication,
      plans,
      layouts,
      wordings,
      bundle,
      sites,
      slots: code.slots,
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
      theme: theme?.document,
    })
    if (failures.length > 0) {
      output.abandon()
      return separate(failures, problems)
    }
    addDataFiles({ output, parts, sites, layouts, bundle })
    await addIcons({ output, publication, directory })
    addDiscovery({ output, parts, sites, plans, pictures, head, pagesKey: shortHash([...keys.values()]) })
    output.add({ path: addressesFile, kind: 'control' }, JSON.stringify(book.addresses))
    addWorker({ output, bundle, plans, worker, base })
    for (const { path, text } of joined.files) output.add({ path, kind: 'asset' }, bundle.place(text))
    addBundle(output, bundle, engineBundle)
    addCode(output, { bundle, code })
    for (const file of publication.publicFiles)
      output.addFile({ path: file, kind: 'public' }, () => readFileSync(`${directory}/public/${file}`))
    for (const file of theme?.files ?? []) output.addFile({ path: file.path, kind: 'asset' }, () => readThemeFile(file))
    addPartytown(output, thirdParty)
    await encoding
    const bodies = await encodePictures(pictures.planned(), cached)
    const drawsAll = drawsCards ?? host !== 'bucket'
    const drawn = drawsAll
      ? await drawCards(cards.planned, {
          ...cached,
          out,
          pictures: bodies,
          faces: theme?.files ?? [],
          progress: (done, total) => progress({ step: 'cards', done, total }),
        })
      : []
    const recipes = drawsAll ? [] : addRecipes(output, cards.planned)
    for (const { path, source } of [...bodies, ...drawn]) output.addFile({ path, kind: 'asset' }, () => unseal(source))
    const rest = {
      webpackCompilationHash: bundle.compilationHash,
      ...(base !== '' && { base }),
      ...(recipes.length > 0 && { cards: recipes }),
      redirects: [...redirects, ...kept.moved],
      ...(gone.length > 0 && { gone }),
      scriptHashes: [earlyScriptHash],
      ...(thirdParty && { thirdParty }),
    }
    const unfit = addHostFiles({ output, site: publication.site, rest })
    progress({ step: 'write' })
    const before = readAddresses(out)
    const changes = await output.finish(rest)
    traces.write(changedFiles(snapshot))
    recordChanges({ out, url: url + base, before, after: book.addresses })
    const said = { pages: plans.length, problems: [...problems, ...unfit] }
    const sources = [...pictures.planned().map(({ file }) => file.path), ...(theme?.files ?? []).map(({ source }) => source)]
    options.finished?.({ ...said, until, read: [...sources, ...filesOfCode(code, directory)] })
    return { output: { ...changes, pages: said.pages }, problems: said.problems, failures }
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

/** Tells what the publication's own code threw as its problem, once. */
function separate(failures: readonly PageFailure[], problems: readonly Problem[]): Pick<BuildResult, 'problems' | 'failures'> {
  const faults = failures.flatMap(({ error }) => (error instanceof CodeFailure ? [error.problem] : []))
  return { problems: [...problems, ...firstOfEach(faults)], failures: failures.filter(({ error }) => !(error instanceof CodeFailure)) }
}
