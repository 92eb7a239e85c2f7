import type { Language } from '../../shared/languages.ts'
import type { Slices } from '../../shared/pageData.ts'
import { appDataFile, sliceDataFile, staticQueryFile, titleIndexHash } from '../../shared/paths.ts'
import type { ClientBundle } from '../bundle/ClientBundle.ts'
import type { Parts } from '../facts/Parts.ts'
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
    const path = staticQueryFile(titleIndexHash(site.language))
    parts.addFile({ path, kind: 'data' }, () => JSON.stringify({ data: makeTitleIndex(site) }))
  }
}
