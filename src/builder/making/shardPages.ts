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

/** Identifies what is to be rendered: two processes with the same hash give the same pages. */
export function planHash({ base, facts, plans, keyOf }: Pick<SitePlan, 'base' | 'facts' | 'plans' | 'keyOf'>): string {
  return dataHash([base, [...facts], plans.map((plan) => [plan.path, keyOf(plan)])])
}
