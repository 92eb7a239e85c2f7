import { setTimeout } from 'node:timers/promises'
import type { Activity } from '../connections/ConnectionTracker.ts'
import { type BodyStore, StaleFileError, isStreamed } from '../site/BodyStore.ts'
import type { ServedFile, SiteTable } from '../site/SiteTable.ts'
import type { VariantStore } from './VariantStore.ts'

interface PrepareOptions {
  readonly bodies: BodyStore
  readonly variants: VariantStore
  readonly activity: Activity
  /** Maximum bytes of variants to make. */
  readonly limit: number
  readonly signal: AbortSignal
}

/** Milliseconds without a request after which the server counts as idle. */
const quiet = 20

/** Makes the final variants of all files one after another, while the server is idle. */
export async function prepareVariants(table: SiteTable, { bodies, variants, activity, limit, signal }: PrepareOptions): Promise<void> {
  let bytes = 0
  for (const file of inOrder(table)) {
    while (!activity.isQuietFor(quiet) && !signal.aborted) await setTimeout(quiet)
    if (signal.aborted || bytes >= limit) return
    try {
      bytes += await variants.prepare(await bodies.load(file), file.kind, signal)
    } catch (error) {
      // The newer build gets its own preparation.
      if (error instanceof StaleFileError) return
      throw error
    }
  }
}

/** Sorts the compressible files, those that readers wait for first. */
function inOrder(table: SiteTable): readonly ServedFile[] {
  const files = [...table.files.values()].filter((file) => file.compressible && !isStreamed(file))
  const rank = { asset: 0, document: 1, data: 2, control: 3, public: 3, host: 3 } as const
  return files.sort((a, b) => rank[a.kind] - rank[b.kind])
}
