interface Parallel<Item> {
  /** Number of items processed at once; at least 1. */
  readonly atOnce: number
  readonly work: (item: Item) => Promise<void>
}

/**
 * Processes items in order, a fixed number at a time. After the first failure no further item is started, and the promise rejects with it
 * once the running items have ended, so nothing is still being written when the caller releases its lock. `p-map` rejects at once and
 * leaves that work running.
 */
export async function inParallel<Item>(items: readonly Item[], { atOnce, work }: Parallel<Item>): Promise<void> {
  const waiting = items.values()
  const failures: unknown[] = []
  const worker = async () => {
    for (const item of waiting) {
      try {
        await work(item)
      } catch (error) {
        failures.push(error)
      }
      if (failures.length > 0) return
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker))
  if (failures.length > 0) throw failures[0]
}
