import { readFileSync } from 'node:fs'
import type { ConfigRunner } from '../content/load/config/runConfig.ts'
import type { Problem } from '../content/problem.ts'
import { errorCode } from '../platform/errorCode.ts'
import { readSealed } from '../platform/sealedFile.ts'
import { BuildStoppedError } from './BuildStoppedError.ts'
import { addWorker } from './addWorker.ts'
import { AddressBook, addressesFile, readAddresses, readPublished } from './addresses/AddressBook.ts'
import { keepAddresses, recordChanges } from './addresses/keepAddresses.ts'
import { loadBundle } from './bundle/loadBundle.ts'
import { addBundle } from './bundle/placeBundle.ts'
import { addCode, filesOfCode } from './code/addCode.ts'
import { CodeFailure, firstOfEach } from './code/renderOwn.ts'
import { addDiscovery } from './discovery/addDiscovery.ts'
import { earlyScriptHash } from './document/renderDocument.ts'
import { Parts } from './facts/Parts.ts'
import { Traces, changedFiles } from './facts/Traces.ts'
import { shortHash } from './facts/factHashes.ts'
import { tracesFile } from './facts/why.ts'
import { addHostFiles } from './hosting/addHostFiles.ts'
import { addIcons } from './icons/addIcons.ts'
import { encodePictures, haveFiles } from './images/encodePictures.ts'
import { type SiteSource, loadSite } from './making/loadSite.ts'
import { type Aside, type Threads, makeInThreads } from './making/makeInThreads.ts'
import { type SitePlan, planSite, withExtras } from './making/planSite.ts'
import { type OutputChanges, OutputFolder } from './output/OutputFolder.ts'
import { claimOutput, refuseNesting } from './output/claimOutput.ts'
import { lockOutput } from './output/lockOutput.ts'
import type { StandingOutput } from './output/readStanding.ts'
import { addDataFiles } from './pageData/addDataFiles.ts'
import { noExtras } from './plugins/describePages.ts'
import { addPluginFiles } from './plugins/addPluginFiles.ts'
import { type EarlyPages, type MakeAside, type PageFailure, createCardPlanner, renderPages } from './renderPages.ts'
import { addRecipes, drawCards } from './socialCards/addCards.ts'
import { readThemeFile } from './theme/planTheme.ts'
import { addPartytown } from './thirdParty/planThirdParty.ts'
import type { Survey } from './unchanged/Survey.ts'

export interface BuildOptions {
  /** Folder of the engine. */
  readonly root: string
  /** The publication folder. */
  readonly site: string
  readonly out: string
  readonly cache: string
  readonly now: Date
  /** Also renders drafts and articles that `publishAt` holds back. */
  readonly drafts: boolean
  /** Reads every file of the previous output instead of trusting unchanged stamps. */
  readonly verify?: boolean
  /** Reads and renders everything again, ignoring what earlier builds cached except bundles, pictures and cards. */
  readonly clean?: boolean
  /** Omits reads from the traces; only the test that proves the traces uses it. */
  readonly forgets?: (part: string, fact: string) => boolean
  /**
   * Draws all social cards into the output instead of leaving recipes for `serve` and `deploy`; absent means as the publication's host
   * requires.
   */
  readonly drawsCards?: boolean
  /** Adds a service worker; `false` also removes the one that readers already have. */
  readonly worker?: boolean
  /** Absent means as many threads as the machine has processors, if there is enough work. */
  readonly threads?: Threads
  /** Renders pages on other machines; absent means in threads of this process. `unused` is called if this publication cannot be. */
  readonly elsewhere?: { make(pages: readonly number[], site: Aside): MakeAside | undefined; unused(): void }
  /** Pages that are rendered first and shown meanwhile, provided that everything documents refer to is already in the output. */
  readonly early?: EarlyPages
  /** Another build of a changed interface is likely to follow in this process. */
  readonly stayReady?: boolean
  /** A fresh survey of the publication folder; absent means the folder is read. */
  readonly survey?: Survey
  /** Absent means that `site.config.ts` runs in a separate process. */
  readonly runConfig?: ConfigRunner
  progress(step: BuildStep): void
  /** Called when the output is complete, while the output lock is still held. */
  finished?(made: FinishedBuild): void
}

/** The summary of a finished build. */
export interface FinishedBuild {
  readonly pages: number
  readonly problems: readonly Problem[]
  /** Milliseconds since 1970 at which the same files give a different output because of the time alone. */
  readonly until: number
  /** Absolute paths of the individual files that it read: pictures, fonts, code. */
  readonly read: readonly string[]
}

export type BuildStep =
  | { readonly step: 'load' | 'bundle' | 'render' | 'write' }
  | { readonly step: 'pictures' | 'cards'; readonly done: number; readonly total: number }

export interface BuildResult {
  /** Absent if errors in the publication or failed pages stopped the build; the previous output is then untouched. */
  readonly output?: OutputChanges & { readonly pages: number }
  readonly problems: readonly Problem[]
  readonly failures: readonly PageFailure[]
}

/** Builds the static site of a publication in `out`. */
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
  const { stayReady = false, threads = {}, elsewhere, forgets, early, survey, runConfig, progress } = options
  progress({ step: 'bundle' })
  const bundling = loadBundle({ root, cacheDirectory: cache, stayReady })
  // Awaited below; a failure must not count as unhandled while the publication loads.
  bundling.catch(() => undefined)

  progress({ step: 'load' })
  const folders = { cache, site: directory, out }
  const siteSource: SiteSource = { root, site: directory, cache, now, drafts, worker }
  const loaded = await loadSite({ ...siteSource, bundle: bundling, clean, survey, ...(runConfig && { runConfig }) })
  const { publication, problems, code, engine, snapshot, until, settings } = loaded
  snapshot.write()
  if (!publication) {
    await bundling.catch(() => undefined)
    return { problems, failures: [] }
  }

  const engineBundle = await bundling
  const planned = planOrFail(() => planSite({ publication, code, engine, engineBundle, site: directory, now, worker }))
  if (planned instanceof CodeFailure) return { problems: [...problems, planned.problem], failures: [] }
  const { pictures, reader, sites, layouts, plans, bundle, messageFiles, thirdParty, theme, head } = planned
  const { url, base = '', host } = publication.site
  const ledger = readPublished(directory)
  const { redirects, gone } = publication
  const kept = keepAddresses({ published: ledger.published, plans, redirects, gone })
  const lost = [...ledger.problems, ...kept.problems]
  // A draft build is a preview; only what will be published must keep its addresses.
  if (lost.length > 0 && !drafts) return { problems: [...problems, ...lost], failures: [] }
  const output = new OutputFolder(out, { verify, standing })
  const cached = { cacheDirectory: cache, isThere: (path: string) => output.hasAsset(path) }
  try {
    const encoding = encodePictures(pictures.planned(), {
      ...cached,
      progress: (done, total) => progress({ step: 'pictures', done, total }),
    })
    encoding.catch(() => undefined)
    progress({ step: 'render' })
    const book = new AddressBook()
    const cards = createCardPlanner(planned)
    const traces = new Traces(tracesFile(folders), { base: planned.base, facts: planned.facts, isFresh: clean })
    const parts = new Parts({ traces, reader, output, forgets })
    const extras = (await code.plugins?.describe(plans.filter(({ error }) => !error))) ?? noExtras
    if (extras.problems.length > 0) {
      output.abandon()
      return { problems: [...problems, ...extras.problems], failures: [] }
    }
    const described = withExtras(planned, extras)
    const shared = { site: planned, source: siteSource, settings, survey }
    const aside = (pages: readonly number[]) => {
      // What plug-ins cache between builds belongs to one process.
      if (code.plugins) {
        elsewhere?.unused()
        return undefined
      }
      return elsewhere ? elsewhere.make(pages, shared) : makeInThreads(pages, { ...threads, ...shared })
    }
    const stands = () =>
      output.builtWith === bundle.compilationHash &&
      haveFiles(pictures.planned(), cached.isThere) &&
      (theme?.files ?? []).every(({ path }) => output.hasAsset(path))
    const failures = await renderPages({
      site: described,
      parts,
      cards,
      book,
      aside,
      early:
        early && stands() ? { ...early, made: (documents) => early.made(documents.filter(({ file }) => output.isNew(file))) } : undefined,
    })
    if (failures.length > 0) {
      output.abandon()
      return separate(failures, problems)
    }
    addDataFiles({ output, parts, sites, layouts, bundle })
    await addIcons({ output, publication, directory })
    addDiscovery({ output, parts, sites, plans, pictures, head, pagesKey: shortHash(plans.map(described.keyOf)) })
    output.add({ path: addressesFile, kind: 'control' }, JSON.stringify(book.addresses))
    addWorker({ output, bundle, plans, worker, base })
    for (const { path, text } of messageFiles) output.add({ path, kind: 'asset' }, bundle.place(text))
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
    const taken = addPluginFiles(output, code.additions?.files)
    if (taken.length > 0) {
      output.abandon()
      return { problems: [...problems, ...taken], failures: [] }
    }
    const unfit = addHostFiles({ output, site: publication.site, rest })
    progress({ step: 'write' })
    const before = readAddresses(out)
    const changes = await output.finish(rest)
    traces.write(changedFiles(snapshot))
    recordChanges({ out, url: url + base, before, after: book.addresses })
    const late = (await code.plugins?.built(out)) ?? []
    const said = { pages: plans.length, problems: [...problems, ...unfit, ...late] }
    const sources = [...pictures.planned().map(({ file }) => file.path), ...(theme?.files ?? []).map((file) => file.source)]
    options.finished?.({ ...said, until, read: [...sources, ...filesOfCode(code, directory)] })
    return { output: { ...changes, pages: said.pages }, problems: said.problems, failures }
  } catch (error) {
    output.abandon()
    throw output.isPublished
      ? new BuildStoppedError(`The new site is in ${out}, but the steps after writing it did not finish. Build again.`, error)
      : error
  }
}

/** Returns an exception from the publication's own code as a `CodeFailure`, to be reported as a problem. */
function planOrFail(plan: () => SitePlan): SitePlan | CodeFailure {
  try {
    return plan()
  } catch (error) {
    if (error instanceof CodeFailure) return error
    throw error
  }
}

function unseal(source: string): Uint8Array {
  const content = readSealed(source)
  if (!content) throw new Error(`${source} was changed while the build ran. Build again.`)
  return content
}

/** Reports exceptions from the publication's own code as problems, each once. */
function separate(failures: readonly PageFailure[], problems: readonly Problem[]): Pick<BuildResult, 'problems' | 'failures'> {
  const faults = failures.flatMap(({ error }) => (error instanceof CodeFailure ? [error.problem] : []))
  return { problems: [...problems, ...firstOfEach(faults)], failures: failures.filter(({ error }) => !(error instanceof CodeFailure)) }
}
