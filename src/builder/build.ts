import type { BuildOptions, BuildResult } from './BuildOptions.ts'
import { type AddedFiles, addFiles } from './addFiles.ts'
import { readAddresses } from './addresses/AddressBook.ts'
import { recordChanges } from './addresses/recordChanges.ts'
import { codeOf, filesOfCode } from './code/addCode.ts'
import { changedFiles } from './facts/Traces.ts'
import { standingFile } from './facts/why.ts'
import { encodePictures } from './images/encodePictures.ts'
import { type MadePages, makePages } from './makePages.ts'
import { MakingThreads } from './making/MakingThreads.ts'
import type { OutputFolder } from './output/OutputFolder.ts'
import { type PreparedBuild, prepareBuild } from './prepareBuild.ts'
import { keepStandingSite } from './reworded/StandingSite.ts'
import { outOfSight } from './unchanged/inputsOf.ts'
import { withOutput } from './withOutput.ts'

/** Builds the static site of a publication in `out`. */
export async function build(options: BuildOptions): Promise<BuildResult> {
  return withOutput(options, async (output) => {
    const { root, site, cache, now, drafts, worker = true } = options
    const making = new MakingThreads({ root, site, cache, now, drafts, worker }, options)
    try {
      const prepared = await prepareBuild(options, making)
      return 'refused' in prepared ? prepared.refused : await buildPrepared(options, prepared, output)
    } finally {
      await making.close()
    }
  })
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
  keepStandingSite(standingFile(options), site, pages.traces.common)
  pages.traces.write(changedFiles(snapshot))
  published?.(pages.site)
  recordChanges({ out, url: url + base, before, after: pages.book.addresses })
  const late = (await site.code.plugins?.built(out)) ?? []
  const said = { pages: site.plans.length, problems: [...prepared.problems, ...files.problems, ...late] }
  const sources = [...site.pictures.planned().map(({ file }) => file.path), ...(site.theme?.files ?? []).map((file) => file.source)]
  finished?.({ ...said, snapshot: snapshot.seal ?? '', until, read: [...sources, ...filesOfCode(site.code, directory)] })
  return { output: { ...changes, pages: said.pages }, problems: said.problems, failures: [] }
}
