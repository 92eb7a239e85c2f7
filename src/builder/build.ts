import { errorCode } from '../platform/errorCode.ts'
import type { BuildOptions, BuildResult } from './BuildOptions.ts'
import { BuildStoppedError } from './BuildStoppedError.ts'
import { type AddedFiles, addFiles } from './addFiles.ts'
import { readAddresses } from './addresses/AddressBook.ts'
import { recordChanges } from './addresses/keepAddresses.ts'
import { codeOf, filesOfCode } from './code/addCode.ts'
import { changedFiles } from './facts/Traces.ts'
import { encodePictures } from './images/encodePictures.ts'
import { type MadePages, makePages } from './makePages.ts'
import { MakingThreads } from './making/MakingThreads.ts'
import { OutputFolder } from './output/OutputFolder.ts'
import { claimOutput, refuseNesting } from './output/claimOutput.ts'
import { lockOutput } from './output/lockOutput.ts'
import type { StandingOutput } from './output/readStanding.ts'
import { type PreparedBuild, prepareBuild } from './prepareBuild.ts'
import { outOfSight } from './unchanged/inputsOf.ts'

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
  const { root, site, cache, now, drafts, worker = true } = options
  const making = new MakingThreads({ root, site, cache, now, drafts, worker }, options)
  try {
    const prepared = await prepareBuild(options, making)
    if ('refused' in prepared) return prepared.refused
    return await buildInto(new OutputFolder(options.out, { verify: options.verify ?? false, standing }), options, prepared)
  } finally {
    await making.close()
  }
}

async function buildInto(output: OutputFolder, options: BuildOptions, prepared: PreparedBuild): Promise<BuildResult> {
  try {
    const result = await buildPrepared(options, prepared, output)
    if (!result.output) output.abandon()
    return result
  } catch (error) {
    output.abandon()
    throw output.isPublished
      ? new BuildStoppedError(`The new site is in ${options.out}, but the steps after writing it did not finish. Build again.`, error)
      : error
  }
}

async function buildPrepared(options: BuildOptions, prepared: PreparedBuild, output: OutputFolder): Promise<BuildResult> {
  const { cache, progress } = options
  options.readsOutside?.(codeOf(prepared.site.code, options.site).filter(outOfSight(options)))
  const isThere = (path: string) => output.hasAsset(path)
  const encode = (told?: (done: number, total: number) => void) =>
    encodePictures(prepared.site.pictures.planned(), { cacheDirectory: cache, isThere, ...(told && { progress: told }) })
  // Pictures are encoded while pages are rendered. A failure must not count as unhandled meanwhile.
  const encoding = encode((done, total) => progress({ step: 'pictures', done, total }))
  encoding.catch(() => undefined)

  progress({ step: 'render' })
  const pages = await makePages(options, prepared, output)
  if ('refused' in pages) return pages.refused

  const files = await addFiles({
    options,
    prepared,
    pages,
    output,
    async encoded() {
      await encoding
      return encode()
    },
  })
  if ('refused' in files) return files.refused

  progress({ step: 'write' })
  return publish(options, { prepared, pages, files, output })
}

interface PublishOptions {
  readonly prepared: PreparedBuild
  readonly pages: MadePages
  readonly files: AddedFiles
  readonly output: OutputFolder
}

/** Puts the output in place, and records what the next build compares with. */
async function publish(options: BuildOptions, { prepared, pages, files, output }: PublishOptions): Promise<BuildResult> {
  const { site: directory, out, finished, published } = options
  const { site, snapshot, until } = prepared
  const { url, base = '' } = site.publication.site
  const before = readAddresses(out)
  const changes = await output.finish(files.rest)
  pages.traces.write(changedFiles(snapshot))
  published?.(pages.site)
  recordChanges({ out, url: url + base, before, after: pages.book.addresses })
  const late = (await site.code.plugins?.built(out)) ?? []
  const said = { pages: site.plans.length, problems: [...prepared.problems, ...files.problems, ...late] }
  const sources = [...site.pictures.planned().map(({ file }) => file.path), ...(site.theme?.files ?? []).map((file) => file.source)]
  finished?.({ ...said, until, read: [...sources, ...filesOfCode(site.code, directory)] })
  return { output: { ...changes, pages: said.pages }, problems: said.problems, failures: [] }
}
