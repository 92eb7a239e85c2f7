import { dataHash } from '../platform/contentHash.ts'
import { addDiscovery } from './discovery/addDiscovery.ts'
import type { PartTaker, Parts } from './facts/Parts.ts'
import type { SitePlan } from './making/planSite.ts'
import type { OutputFolder } from './output/OutputFolder.ts'
import { addDataFiles } from './pageData/addDataFiles.ts'

interface PlannedFilesOptions {
  /** With what plug-ins add to the pages. */
  readonly site: SitePlan
  readonly parts: Parts
  readonly output: OutputFolder
}

/**
 * Adds the files that depend on the plan of a site and on no page: titles for the search, feeds, sitemaps and the like. It pauses every few
 * milliseconds, so that the caller can do other work in between.
 */
export function* addPlannedFiles({ site, parts, output }: PlannedFilesOptions): Generator<undefined, void> {
  const { sites, layouts, bundle, plans, pictures, head } = site
  const waiting: (() => void)[] = []
  const later: PartTaker = {
    add: (name, key, plan) => void waiting.push(() => parts.add(name, key, plan)),
    addFile: (file, make) => void waiting.push(() => parts.addFile(file, make)),
  }
  addDataFiles({ output, parts: later, sites, layouts, bundle })
  addDiscovery({ output, parts: later, sites, plans, pictures, head, pagesKey: dataHash(plans.map(site.keyOf)) })
  for (const add of waiting) {
    add()
    yield
  }
}
