import type { Language } from '../../shared/languages/languages.ts'
import type { Slices } from '../../shared/pages/pageData.ts'
import { appDataFile, sliceDataFile, staticQueryFile, titleIndexHash } from '../../shared/addresses/paths.ts'
import type { ClientBundle } from '../bundle/ClientBundle.ts'
import { shardTitles } from '../../search/shards/shardTitles.ts'
import type { Part } from '../facts/Part.ts'
import type { Parts } from '../facts/Parts.ts'
import { dataHash } from '../../platform/contentHash.ts'
import type { OutputFolder } from '../output/OutputFolder.ts'
import type { SiteIndex } from '../pages/SiteIndex.ts'
import { makeTitleIndex, sliceData, sliceNames } from './slices.ts'

interface DataFilesOptions {
  readonly output: OutputFolder
  readonly parts: Parts
  readonly sites: readonly SiteIndex[]
  readonly bundle: ClientBundle
  readonly layouts: ReadonlyMap<Language, Slices>
}

/** Adds the data files that pages share: app-data, slices and static queries. */
export function addDataFiles({ output, parts, sites, bundle, layouts }: DataFilesOptions): void {
  output.add({ path: appDataFile, kind: 'control' }, JSON.stringify({ webpackCompilationHash: bundle.compilationHash }))
  for (const site of sites) {
    const layout = layouts.get(site.language)
    if (layout) {
      const names = sliceNames(site.language)
      const { header, footer } = sliceData(site.language, layout)
      output.add({ path: sliceDataFile(names.header), kind: 'data' }, JSON.stringify(header))
      output.add({ path: sliceDataFile(names.footer), kind: 'data' }, JSON.stringify(footer))
    }
    parts.add(`titles ${site.language}`, '', () => titlesPart(site))
  }
}

/** Number of titles in one file, about 60 kB over the network; more are split (decision 91). */
const mostTitles = 1500

/** Plans the title index of a language in the static queries that the search loads. */
function titlesPart(site: SiteIndex): Part<null> {
  const index = makeTitleIndex(site)
  const query = titleIndexHash(site.language)
  const content = dataHash(index)
  const queries = () => {
    if (index.articles.length <= mostTitles) return [[query, index] as const]
    const { head, files } = shardTitles(index, { name: content.slice(0, 16) })
    return [[query, head] as const, ...files]
  }
  return {
    content,
    more: null,
    write(output) {
      for (const [name, data] of queries()) output.add({ path: staticQueryFile(name), kind: 'data' }, JSON.stringify({ data }))
    },
  }
}
