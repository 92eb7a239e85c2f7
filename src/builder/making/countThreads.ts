import { availableParallelism, totalmem } from 'node:os'

/** Pages that are worth a thread, which loads the publication for itself. */
const pagesEach = 400

/** Bytes that a thread takes, by the pages of the publication: measured with 1,000 to 10,000 articles of 700 words. */
const bytesOfThread = (pages: number) => 70e6 + pages * 55e3

export interface ThreadLimits {
  /** At most; absent: as many as there are processors, and as fit into the memory that is free. */
  readonly jobs?: number | undefined
  /** Absent: 400. */
  readonly pagesEach?: number | undefined
}

interface ThreadNeeds {
  /** Pages that are to be made. */
  readonly wanted: number
  /** Pages of the whole publication. */
  readonly pages: number
}

interface Machine {
  readonly processors: number
  /** Bytes that the process can still have. */
  readonly memory: number
}

/** How many threads make pages, the one that asks among them. */
export function countThreads(
  { wanted, pages }: ThreadNeeds,
  { jobs, pagesEach: each = pagesEach }: ThreadLimits,
  { processors, memory }: Machine = thisMachine(),
): number {
  // The thread that asks grows by as much, while it makes its own pages.
  const most = jobs ?? Math.min(processors, Math.floor(memory / bytesOfThread(pages)))
  return Math.max(1, Math.min(most, Math.floor(wanted / each)))
}

function thisMachine(): Machine {
  // Elsewhere, memory that holds files only counts as used.
  const memory = process.platform === 'linux' ? process.availableMemory() : totalmem() / 2
  return { processors: availableParallelism(), memory }
}
