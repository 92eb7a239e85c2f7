interface Parallel<Item> {
  /** Items worked on at once; at least 1. */
  readonly atOnce: number
  readonly work: (item: Item) => Promise<void>
}

/**
 * Works through items in their order, a fixed number at a time. After the first failure no further item begins, and the
 * promise rejects with it once the items under way have ended: nothing is still being written when the caller gives up its
 * lock. `p-map` rejects at once and leaves that work running.
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
