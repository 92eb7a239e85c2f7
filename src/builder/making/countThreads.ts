import { availableParallelism, totalmem } from 'node:os'

/** Number of pages that justify a thread, which has to load and compile everything itself: with 4,000 articles, two threads gain nothing yet. */
const pagesEach = 2000

/** Bytes that a thread takes, by the number of pages: measured with 1,000 to 10,000 articles of 700 words. */
const bytesOfThread = (pages: number) => 70e6 + pages * 55e3

export interface ThreadLimits {
  /** Maximum number of threads; absent means as many as there are processors and as fit into free memory. */
  readonly jobs?: number | undefined
  /** Minimum number of pages per thread; absent means 2,000. */
  readonly pagesEach?: number | undefined
}

interface ThreadNeeds {
  /** Number of pages to render. */
  readonly wanted: number
  /** Number of pages in the whole publication. */
  readonly pages: number
}

interface Machine {
  readonly processors: number
  /** Bytes that are still available to the process. */
  readonly memory: number
}

/** Returns how many threads render pages, including the calling one. */
export function countThreads(
  { wanted, pages }: ThreadNeeds,
  { jobs, pagesEach: each = pagesEach }: ThreadLimits,
  { processors, memory }: Machine = thisMachine(),
): number {
  // The calling thread grows by the same amount while it renders its own pages.
  const most = jobs ?? Math.min(processors, Math.floor(memory / bytesOfThread(pages)))
  return Math.max(1, Math.min(most, Math.floor(wanted / each)))
}

function thisMachine(): Machine {
  // On other systems, memory used for file caches counts as used.
  const memory = process.platform === 'linux' ? process.availableMemory() : totalmem() / 2
  return { processors: availableParallelism(), memory }
}
