import { dataHash, shortHash } from '../../platform/contentHash.ts'
import type { SitePlan } from './planSite.ts'

/** Enough for pages to be distributed evenly, few enough that each shard is worth a request. */
const shards = 64

/** Groups pages by their paths: a page stays in its shard whatever happens to the others. */
export function shardPages(pages: readonly number[], { plans }: Pick<SitePlan, 'plans'>): readonly (readonly number[])[] {
  const byShard = Map.groupBy(pages, (page) => shardOf(plans[page]?.path ?? ''))
  return [...byShard].toSorted(([a], [b]) => a - b).map(([, of]) => of)
}

function shardOf(path: string): number {
  return Number.parseInt(shortHash(path, 8), 16) % shards
}

/** Divides pages into a number of lists that a build and its threads take turns at; the pages that the build prefers come first. */
export function dividePages(pages: readonly number[], isPreferred: (page: number) => boolean): readonly (readonly number[])[] {
  const ordered = [...pages.filter(isPreferred), ...pages.filter((page) => !isPreferred(page))]
  const size = Math.max(1, Math.ceil(ordered.length / shards))
  return Array.from({ length: Math.ceil(ordered.length / size) }, (_, index) => ordered.slice(index * size, (index + 1) * size))
}

/** Identifies what is to be rendered: two processes with the same hash give the same pages. */
export function planHash({ common, facts, plans, keyOf }: Pick<SitePlan, 'common' | 'facts' | 'plans' | 'keyOf'>): string {
  return dataHash([common, [...facts], plans.map((plan) => [plan.path, keyOf(plan)])])
}
