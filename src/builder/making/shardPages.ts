import { hash } from 'node:crypto'
import { shortHash } from '../facts/factHashes.ts'
import type { SitePlan } from './planSite.ts'

/** Enough for pages to be shared out evenly, few enough that a shard is worth the asking. */
const shards = 64

/** Pages in groups by their paths: a page stays in its shard whatever becomes of the others. */
export function shardPages(pages: readonly number[], { plans }: Pick<SitePlan, 'plans'>): readonly (readonly number[])[] {
  const byShard = Map.groupBy(pages, (page) => shardOf(plans[page]?.path ?? ''))
  return [...byShard].toSorted(([a], [b]) => a - b).map(([, of]) => of)
}

function shardOf(path: string): number {
  return Number.parseInt(hash('sha256', path, 'hex').slice(0, 8), 16) % shards
}

/** Identifies what is to be made: two processes with the same give the same pages. */
export function planHash({ base, facts, plans, keyOf }: Pick<SitePlan, 'base' | 'facts' | 'plans' | 'keyOf'>): string {
  return shortHash([base, [...facts], plans.map((plan) => [plan.path, keyOf(plan)])])
}
