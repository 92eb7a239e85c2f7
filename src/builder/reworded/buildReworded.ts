import { isDeepStrictEqual } from 'node:util'
import { type RewordedArticle, readReworded } from '../../content/assemble/readReworded.ts'
import { Snapshot } from '../../content/load/snapshot/Snapshot.ts'
import { createPictureInspector } from '../../content/pictures/inspectPicture.ts'
import type { BuildOptions, BuildResult } from '../BuildOptions.ts'
import { type Address, addressesFile, readAddresses } from '../addresses/AddressBook.ts'
import { recordChanges } from '../addresses/recordChanges.ts'
import { loadBundle } from '../bundle/loadBundle.ts'
import { FactReader } from '../facts/FactReader.ts'
import { Parts } from '../facts/Parts.ts'
import { Traces, changedFiles } from '../facts/Traces.ts'
import { bodyFact } from '../facts/bodyFact.ts'
import { nameOfFact } from '../facts/watchArticle.ts'
import { snapshotFile, standingFile, tracesFile } from '../facts/why.ts'
import { addHostFiles, hostRules } from '../hosting/addHostFiles.ts'
import type { OutputFolder } from '../output/OutputFolder.ts'
import { textOf } from '../output/fileContent.ts'
import type { EarlyPages } from '../renderPages.ts'
import { seenBySurvey } from '../unchanged/seenBySurvey.ts'
import type { Survey } from '../unchanged/Survey.ts'
import type { UnchangedRecord } from '../unchanged/UnchangedRecord.ts'
import { withOutput } from '../withOutput.ts'
import { ArticleMaker } from './ArticleMaker.ts'
import { type StandingSite, readStandingSite } from './StandingSite.ts'
import { rewordFeed } from './rewordFeed.ts'
import { type RewordedPage, rewordPage } from './rewordPage.ts'

interface Rewording {
  /** The articles that changed since the last build, relative to the publication folder. */
  readonly files: readonly string[]
  readonly last: UnchangedRecord
  /** Of the publication folder, with the change. */
  readonly survey: Survey
}

/**
 * Builds a publication in which nothing but words in the texts of some articles has changed: only these are read, and only their pages and
 * the feeds that contain them are made; everything else is as the last build left it. Undefined, with nothing written, if more has
 * changed, or may have.
 */
export async function buildReworded(options: BuildOptions, rewording: Rewording): Promise<BuildResult | undefined> {
  const { files, last } = rewording
  const standing = readStandingSite(standingFile(options))
  // A problem in one of the texts may have moved.
  if (!standing || last.problems.some(({ file }) => files.includes(file))) return undefined
  return withOutput(options, async (output) => {
    const { rest, seal } = output
    const site = rest && seal === last.output ? await readSite(options, rewording, standing) : undefined
    if (!rest || !site) return undefined
    const making = { ...site, last, standing, output, rest }
    const changes = await makeParts(options, making)
    return changes && publish(options, { ...making, ...changes })
  })
}

interface RewordedSite {
  /** By file. */
  readonly articles: ReadonlyMap<string, RewordedArticle>
  readonly snapshot: Snapshot
  readonly traces: Traces
}

/** Reads the articles, and what the last build left. */
async function readSite(
  options: BuildOptions,
  { files, last, survey }: Rewording,
  { common, settings }: StandingSite,
): Promise<RewordedSite | undefined> {
  const { site: directory, cache } = options
  const snapshot = new Snapshot(snapshotFile(options), { seen: seenBySurvey(survey) })
  if (snapshot.seal !== last.snapshot) return undefined
  const inspectPicture = createPictureInspector({ cacheDirectory: cache })
  const articles = new Map<string, RewordedArticle>()
  for (const file of files) {
    const article = await readReworded({ directory, file, snapshot, inspectPicture, base: settings.base ?? '' })
    if (!article) return undefined
    articles.set(file, article)
  }
  const facts = [...articles].map(([file, { body }]) => [nameOfFact({ file }, 'body'), bodyFact(body)] as const)
  const traces = Traces.withChanged(tracesFile(options), new Map(facts))
  return traces?.common === common ? { articles, snapshot, traces } : undefined
}

interface Making extends RewordedSite, Pick<Rewording, 'last'> {
  readonly standing: StandingSite
  readonly output: OutputFolder
  /** What the manifest says besides the files; nothing of it changes. */
  readonly rest: NonNullable<OutputFolder['rest']>
}

/** What all pages say, before and after a build. */
interface AddressChanges {
  readonly before: readonly Address[]
  readonly after: readonly Address[]
}

/** Makes what shows the articles, and takes over the rest; undefined if that cannot be done without loading the publication. */
async function makeParts(
  { root, cache, out, stayReady = false, early, progress }: BuildOptions,
  making: Making,
): Promise<AddressChanges | undefined> {
  const { articles, traces, standing, output } = making
  progress({ step: 'render' })
  const maker = await ArticleMaker.load(standing, await loadBundle({ root, cacheDirectory: cache, stayReady }))
  const parts = new Parts({ traces, reader: new FactReader(), output })
  const stale = traces.keepCurrent()
  const isPage = ({ name }: StalePart) => name.startsWith('page ')
  const [pages, feeds] = [stale.filter(isPage), stale.filter((part) => !isPage(part))]
  const contents = new Map<string, string>()
  const texts = new Map<string, FeedText>()
  for (const [file, article] of articles) {
    const fact = nameOfFact({ file }, 'body')
    const [page, ...more] = pages.filter(({ trace }) => trace.reads.includes(fact))
    const made = page && more.length === 0 ? rewordPage(maker, { out, trace: page.trace, article }) : undefined
    if (!page || !made) return undefined
    parts.take(page.name, page.trace.key, made.part)
    if (early) showEarly(early, { base: standing.settings.base ?? '', made, output })
    contents.set(made.path, made.part.more.content)
    texts.set(fact, { url: maker.urlOf(made.path), html: maker.feedText(article, made) })
  }
  if (pages.length !== articles.size || !takeFeeds(parts, feeds, { out, traces, texts })) return undefined
  const addresses = changeAddresses(output, { out, contents })
  return output.keepOthers() && addHostCopies(making) ? addresses : undefined
}

type StalePart = ReturnType<Traces['keepCurrent']>[number]

interface FeedText {
  /** Of the article's page. */
  readonly url: string
  readonly html: string
}

interface FeedSources {
  /** The output folder. */
  readonly out: string
  readonly traces: Traces
  /** Texts that have changed, by the name of their fact. */
  readonly texts: ReadonlyMap<string, FeedText>
}

/** Makes the feeds again; false if one cannot be made from what the output holds. */
function takeFeeds(parts: Parts, feeds: readonly StalePart[], { out, traces, texts }: FeedSources): boolean {
  return feeds.every(({ name, trace }) => {
    const shown = [...texts].flatMap(([fact, { url, html }]) => (trace.reads.includes(fact) ? [[url, html] as const] : []))
    const made = rewordFeed({ out, trace, texts: new Map(shown), hashOf: (path) => traces.before(`file ${path}`)?.files[0]?.[1] })
    if (made) parts.take(name, trace.key, made)
    return made !== undefined
  })
}

/** Adds the list of addresses with the hashes of the changed contents, by path. */
function changeAddresses(
  output: OutputFolder,
  { out, contents }: { readonly out: string; readonly contents: ReadonlyMap<string, string> },
): AddressChanges {
  const before = readAddresses(out)
  const after = before.map((address): Address => ({ ...address, content: contents.get(address.path) ?? address.content }))
  output.add({ path: addressesFile, kind: 'control' }, JSON.stringify(after))
  return { before, after }
}

/** Adds the second copies of documents that some hosts want; false if the host has other objections than before. */
function addHostCopies({ last, standing, output, rest }: Making): boolean {
  const problems = addHostFiles({ output, site: standing.settings, rest })
  const known = last.problems.filter(({ rule }) => hostRules.has(rule))
  return isDeepStrictEqual(problems, known)
}

interface MadeEarly {
  /** Prefix of every path on the host. */
  readonly base: string
  readonly made: RewordedPage
  readonly output: Pick<OutputFolder, 'isNew'>
}

/** Hands out a page's document if the page is open, and shows another. */
function showEarly(early: EarlyPages, { base, made: { path, part }, output }: MadeEarly): void {
  const document = part.written.files.find(({ file: { kind } }) => kind === 'document')
  if (!document || !early.isOpen(base + path) || !output.isNew(document.file.path)) return
  early.made([{ path: base + path, file: document.file.path, html: textOf(document.text) }])
}

/** Puts the output in place, and records what the next build compares with. */
async function publish(
  { out, progress, finished, readsOutside }: BuildOptions,
  { snapshot, traces, before, after, last, standing, output, rest }: Making & AddressChanges,
): Promise<BuildResult> {
  progress({ step: 'write' })
  snapshot.keepOthers()
  snapshot.write()
  const changes = await output.finish(rest)
  traces.write(changedFiles(snapshot))
  recordChanges({ out, url: standing.settings.url + (standing.settings.base ?? ''), before, after })
  const read = last.further.map(({ root }) => root)
  readsOutside?.(read)
  const { pages, problems, until } = last
  finished?.({ pages, problems, until, snapshot: snapshot.seal ?? '', read })
  return { output: { ...changes, pages }, problems, failures: [] }
}
