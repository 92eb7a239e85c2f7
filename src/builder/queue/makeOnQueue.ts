import { setTimeout } from 'node:timers/promises'
import type { PgBoss } from 'pg-boss'
import type { Aside } from '../making/makeInThreads.ts'
import { type ShardResult, readFailure } from '../making/pageMessages.ts'
import { planHash, shardPages } from '../making/shardPages.ts'
import type { MakeAside } from '../renderPages.ts'
import type { BlobStore } from './BlobStore.ts'
import { openQueue, queueName } from './openQueue.ts'
import { type ShardTask, settingsOf } from './ShardTask.ts'
import { shardName, unpackShard } from './shardBlob.ts'

interface QueueOptions {
  /** `postgres://…` */
  readonly url: string
  readonly store: BlobStore
  warn(message: string): void
}

/** Milliseconds between polls for the pending shards. */
const patience = 200

/** Number of times a shard is requested if its blob is not as it should be. */
const attempts = 3

/** No worker could render a shard. */
class ShardError extends Error {}

/** Has pages rendered by the workers of a queue; undefined if there are none to render. */
export function makeOnQueue(pages: readonly number[], { site, source, settings }: Aside, options: QueueOptions): MakeAside | undefined {
  if (pages.length === 0) return undefined
  const hash = planHash(site)
  const common = { planHash: hash, now: source.now.toISOString(), drafts: source.drafts, worker: source.worker, ...settingsOf(settings) }
  const tasks = shardPages(pages, site).map((shard): ShardTask => ({ ...common, pages: [...shard], blob: shardName(hash, shard) }))
  return async (take) => {
    const queue = await openQueue(options.url, options.warn)
    const join = (results: readonly ShardResult[]) => {
      for (const result of results) {
        if ('part' in result) take.made(result.page, result.part)
        else take.failed(result.page, readFailure(result.failure))
      }
    }
    try {
      await joinShards(tasks, { queue, store: options.store, join })
    } finally {
      await queue.stop({ graceful: false })
    }
  }
}

interface JoinOptions {
  readonly queue: PgBoss
  readonly store: BlobStore
  join(results: readonly ShardResult[]): void
}

/** Sends the shards that do not exist yet, and takes each as soon as it is done. */
async function joinShards(tasks: readonly ShardTask[], { queue, store, join }: JoinOptions): Promise<void> {
  const take = async ({ blob, pages }: ShardTask) => {
    const content = await store.read(blob)
    const results = content && unpackShard(content, pages)
    if (results) join(results)
    return results !== undefined
  }
  const waiting = new Map<string, { readonly task: ShardTask; readonly attempt: number }>()
  const send = async (task: ShardTask, attempt: number) => {
    const id = await queue.send(queueName, task)
    if (id === null) throw new ShardError('The queue accepts no shards.')
    waiting.set(id, { task, attempt })
  }
  // An interrupted build, or one of another branch, may have had the same pages rendered.
  for (const task of tasks) if (!(await take(task))) await send(task, 1)
  try {
    while (waiting.size > 0) {
      let isIdle = true
      for (const [id, { task, attempt }] of waiting) {
        const job = await queue.getJobById(queueName, id)
        if (job?.state === 'failed' || job?.state === 'cancelled') throw new ShardError(whyFailed(job.output))
        if (job !== null && job.state !== 'completed') continue
        isIdle = false
        waiting.delete(id)
        if (await take(task)) continue
        if (attempt === attempts)
          throw new ShardError('The pages that a worker made are not in the store. Check that the build and all workers name the same one.')
        await send(task, attempt + 1)
      }
      if (isIdle) await setTimeout(patience)
    }
  } catch (error) {
    if (waiting.size > 0) await queue.cancel(queueName, [...waiting.keys()])
    throw error
  }
}

function whyFailed(output: unknown): string {
  const message = typeof output === 'object' && output !== null && 'message' in output ? String(output.message) : 'it gave no reason'
  return `No worker could make some of the pages: ${message}`
}
