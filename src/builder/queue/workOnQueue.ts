import type { ConfigAnswer } from '../../content/load/config/runConfig.ts'
import { ChangedSiteError } from '../making/ChangedSiteError.ts'
import { type MakingThread, openMakingThread } from '../making/openMakingThread.ts'
import type { BlobStore } from './BlobStore.ts'
import { openQueue, queueName } from './openQueue.ts'
import { type ShardTask, parseTask } from './ShardTask.ts'
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
  log(message: string): void
}

interface QueueWorker {
  /** Resolves when the worker has been idle for that long. */
  readonly done: Promise<void>
  close(this: void): Promise<void>
}

/** Renders the shards of a queue, one after another, until it is closed. */
export async function workOnQueue(options: WorkOptions): Promise<QueueWorker> {
  const { url, store, idle, log } = options
  const queue = await openQueue(url, log)
  const threads = keepThread(options)
  let timer: NodeJS.Timeout | undefined
  let finish: () => void = () => undefined
  const done = new Promise<void>((resolve) => (finish = resolve))
  const rest = () => void (timer = idle === undefined ? undefined : setTimeout(finish, idle * 1000))
  /** The queue's id of this worker, once known. */
  const own: { id?: string } = {}
  own.id = await queue.work(queueName, { batchSize: 1, pollingIntervalSeconds: 0.5, heartbeatRefreshSeconds: 2 }, async (jobs) => {
    clearTimeout(timer)
    for (const { data } of jobs) {
      const task = parseTask(data)
      const thread = await threads.of(task)
      await store.write(task.blob, packShard(await thread.make(task.pages)))
      log(`${task.pages.length} pages made`)
    }
    rest()
    // There is probably another shard: fetch it at once instead of at the next poll.
    if (own.id !== undefined) queue.notifyWorker(own.id)
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

/** Keeps the thread of the last plan: shards of one build arrive together, and planning is the expensive part. */
function keepThread({ root, site, cache }: Pick<WorkOptions, 'root' | 'site' | 'cache'>) {
  let current: { readonly planHash: string; readonly thread: Promise<MakingThread> } | undefined
  const close = async () => {
    const before = current
    current = undefined
    await before?.thread.then((thread) => thread.close()).catch(() => undefined)
  }
  return {
    async of({ planHash, now, drafts, worker, settings }: ShardTask): Promise<MakingThread> {
      if (current?.planHash !== planHash) {
        await close()
        const source = { root, site, cache, now: new Date(now), drafts, worker }
        const answer: ConfigAnswer | undefined = settings && { value: settings.value }
        current = { planHash, thread: openMakingThread({ source, planHash, settings: answer }) }
      }
      try {
        return await current.thread
      } catch (error) {
        current = undefined
        throw error instanceof ChangedSiteError
          ? new Error('this worker has another publication, or another engine, than the build', { cause: error })
          : error
      }
    },
    close,
  }
}
