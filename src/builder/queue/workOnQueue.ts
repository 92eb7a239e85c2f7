import type { ConfigAnswer } from '../../content/load/config/runConfig.ts'
import { type MakingThread, openMakingThread } from '../making/openMakingThread.ts'
import { ChangedSiteError, type ShardResult } from '../making/pageMessages.ts'
import type { BlobStore } from './BlobStore.ts'
import { createErrorTeller } from './QueueError.ts'
import { openQueue, queueName } from './openQueue.ts'
import { type Refusal, type ShardTask, parseTask } from './ShardTask.ts'
import { packShard } from './shardBlob.ts'

interface WorkOptions {
  /** `postgres://…` */
  readonly url: string
  readonly store: BlobStore
  /** Folder of the engine. */
  readonly root: string
  /** The publication folder. */
  readonly site: string
  readonly cache: string
  /** Seconds without work after which the worker is done; absent means that it waits for the next build. */
  readonly idle?: number
  /** Returns milliseconds, and never goes back. */
  now(this: void): number
  log(message: string): void
}

interface QueueWorker {
  /** Resolves when the worker has been idle for that long. */
  readonly done: Promise<void>
  close(this: void): Promise<void>
}

/** Milliseconds for which a plan is refused without another look at the publication. */
const refusalTime = 10_000

const refusal: Refusal = { refused: 'this worker has another publication, or another engine, than the build' }

/** Renders the shards of a queue, one after another, until it is closed. */
export async function workOnQueue(options: WorkOptions): Promise<QueueWorker> {
  const { url, idle, log, now } = options
  const queue = await openQueue(url, createErrorTeller(log, now))
  const threads = keepThread(options)
  const makeShard = createShardMaker(threads, options)
  let timer: NodeJS.Timeout | undefined
  let finish: () => void = () => undefined
  const done = new Promise<void>((resolve) => (finish = resolve))
  const rest = () => void (timer = idle === undefined ? undefined : setTimeout(finish, idle * 1000))
  /** The queue's id of this worker, once known. */
  const own: { id?: string } = {}
  own.id = await queue.work(queueName, { batchSize: 1, pollingIntervalSeconds: 0.5, heartbeatRefreshSeconds: 2 }, async ([job]) => {
    clearTimeout(timer)
    try {
      const answer = await makeShard(job?.data)
      // There is probably another shard: fetch it at once instead of at the next poll. A refused one is left to others until then.
      if (!answer && own.id !== undefined) queue.notifyWorker(own.id)
      return answer
    } finally {
      rest()
    }
  })
  rest()
  return {
    done,
    async close() {
      clearTimeout(timer)
      await queue.stop()
      await threads.close()
    },
  }
}

/** Creates a function that makes the shard of a task and stores it; a task of another publication is refused. */
function createShardMaker(threads: ReturnType<typeof keepThread>, { store, log, now }: Pick<WorkOptions, 'store' | 'log' | 'now'>) {
  /** Times until which plans of other publications are refused. */
  const refused = new Map<string, number>()
  const refuse = (planHash: string): Refusal => {
    if (!refused.has(planHash)) log('Pages of another publication, or for another engine, are left to other workers')
    refused.set(planHash, now() + refusalTime)
    return refusal
  }
  return async (data: unknown): Promise<Refusal | undefined> => {
    const task = parseTask(data)
    if (!task) return refuse('')
    if (now() < (refused.get(task.planHash) ?? 0)) return refusal
    const results = await threads.make(task)
    if (!results) return refuse(task.planHash)
    await store.write(task.blob, packShard(results))
    log(`${task.pages.length} pages made`)
    return undefined
  }
}

/** Keeps the thread of the last plan: shards of one build arrive together, and planning is the expensive part. */
function keepThread({ root, site, cache }: Pick<WorkOptions, 'root' | 'site' | 'cache'>) {
  let current: { readonly planHash: string; readonly thread: Promise<MakingThread> } | undefined
  const close = async () => {
    const before = current
    current = undefined
    await before?.thread.then((thread) => thread.close()).catch(() => undefined)
  }
  const open = ({ planHash, now, drafts, worker, settings }: ShardTask) => {
    const source = { root, site, cache, now: new Date(now), drafts, worker }
    const answer: ConfigAnswer | undefined = settings && { value: settings.value }
    current = { planHash, thread: openMakingThread({ source, planHash, settings: answer }) }
    return current.thread
  }
  const makeIn = async (thread: Promise<MakingThread>, pages: readonly number[]) => {
    try {
      return await (await thread).make(pages)
    } catch (error) {
      // A thread that has ended makes nothing any more.
      await close()
      if (error instanceof ChangedSiteError) return undefined
      throw error
    }
  }
  return {
    /** Renders the pages of a task; undefined if the publication here has another plan. */
    async make(task: ShardTask): Promise<readonly ShardResult[] | undefined> {
      const kept = current?.planHash === task.planHash ? current.thread : undefined
      if (kept) {
        const results = await makeIn(kept, task.pages)
        // A page may have failed because the publication was changed since it was planned.
        if (results?.every((result) => 'part' in result)) return results
      }
      await close()
      return makeIn(open(task), task.pages)
    },
    close,
  }
}
