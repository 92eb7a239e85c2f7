import { setTimeout } from 'node:timers/promises'
import type { JobWithMetadata, PgBoss } from 'pg-boss'
import type { Aside } from '../making/makeInThreads.ts'
import { type ShardResult, readFailure } from '../making/pageMessages.ts'
import { planHash, shardPages } from '../making/shardPages.ts'
import type { MakeAside } from '../renderPages.ts'
import type { BlobStore } from './BlobStore.ts'
import { QueueError, createErrorTeller, isOutage } from './QueueError.ts'
import { openQueue, queueName } from './openQueue.ts'
import { ShardError, WorkerWatch, whyFailed } from './WorkerWatch.ts'
import { type ShardTask, readRefusal, settingsOf } from './ShardTask.ts'
import { shardName, unpackShard } from './shardBlob.ts'

interface QueueOptions {
  /** `postgres://…` */
  readonly url: string
  readonly store: BlobStore
  /** Returns milliseconds, and never goes back. */
  now(this: void): number
  warn(message: string): void
}

/** Milliseconds between polls for the pending shards. */
const patience = 200

/** Milliseconds for which a build waits for a database that is down. */
const outage = 60_000

/** Number of times a shard is requested if its blob is not as it should be. */
const attempts = 3

/** Has pages rendered by the workers of a queue; undefined if there are none to render. */
export function makeOnQueue(pages: readonly number[], { site, source, settings }: Aside, options: QueueOptions): MakeAside | undefined {
  if (pages.length === 0) return undefined
  const hash = planHash(site)
  const common = { planHash: hash, now: source.now.toISOString(), drafts: source.drafts, worker: source.worker, ...settingsOf(settings) }
  const tasks = shardPages(pages, site).map((shard): ShardTask => ({ ...common, pages: [...shard], blob: shardName(hash, shard) }))
  return async (take) => {
    const warn = createErrorTeller(options.warn, options.now)
    const queue = await openQueue(options.url, warn)
    const join = (results: readonly ShardResult[]) => {
      for (const result of results) {
        if ('part' in result) take.made(result.page, result.part)
        else take.failed(result.page, readFailure(result.failure))
      }
    }
    try {
      const round = new ShardRound({ ...options, jobs: openJobs(queue, { warn, now: options.now }), join })
      await round.begin(tasks)
      await round.finish()
    } finally {
      await queue.stop({ graceful: false }).catch(warn)
    }
  }
}

/** The jobs of one queue. */
interface Jobs {
  send(this: void, task: ShardTask): Promise<string>
  find(this: void, id: string): Promise<Pick<JobWithMetadata, 'state' | 'output'> | null>
  cancel(this: void, ids: readonly string[]): Promise<void>
}

/** Waits while the database is down, up to a limit. */
function openJobs(queue: PgBoss, { warn, now }: Pick<QueueOptions, 'now'> & { readonly warn: (error: unknown) => void }): Jobs {
  const ask = async <Answer>(question: () => Promise<Answer>): Promise<Answer> => {
    for (const began = now(); ; await setTimeout(1000)) {
      try {
        return await question()
      } catch (error) {
        if (!isOutage(error) || now() - began > outage) throw new QueueError(error)
        warn(error)
      }
    }
  }
  return {
    async send(task) {
      const id = await ask(() => queue.send(queueName, task))
      if (id === null) throw new ShardError('The queue accepts no shards.')
      return id
    },
    find: (id) => ask(() => queue.getJobById(queueName, id)),
    async cancel(ids) {
      await queue.cancel(queueName, [...ids])
    },
  }
}

interface RoundOptions extends Pick<QueueOptions, 'store' | 'now' | 'warn'> {
  readonly jobs: Jobs
  join(results: readonly ShardResult[]): void
}

/** A shard in the queue. */
interface SentShard {
  readonly task: ShardTask
  /** How often it has been requested. */
  readonly attempt: number
}

/** The shards that a build has made by the workers of a queue. */
class ShardRound {
  readonly #options: RoundOptions
  /** By the id of the job. */
  readonly #waiting = new Map<string, SentShard>()

  constructor(options: RoundOptions) {
    this.#options = options
  }

  /** Takes the shards that exist already, and sends the others. */
  async begin(tasks: readonly ShardTask[]): Promise<void> {
    // An interrupted build, or one of another branch, may have had the same pages rendered. Those that failed are tried again.
    const isWhole = (results: readonly ShardResult[]) => results.every((result) => 'part' in result)
    for (const task of tasks) if (!(await this.#take(task, isWhole))) await this.#send({ task, attempt: 1 })
  }

  /** Takes each shard as soon as it is done; if one cannot be made, cancels the others. */
  async finish(): Promise<void> {
    const { jobs, warn, now } = this.#options
    const watch = new WorkerWatch(warn, now)
    try {
      while (this.#waiting.size > 0) {
        const isIdle = await this.#look(watch)
        if (isIdle) await setTimeout(patience)
      }
    } catch (error) {
      if (this.#waiting.size > 0) await jobs.cancel([...this.#waiting.keys()]).catch(() => undefined)
      throw error
    }
  }

  /** Looks at each shard once; reports whether none has ended since. */
  async #look(watch: WorkerWatch): Promise<boolean> {
    let isIdle = true
    let active = 0
    for (const [id, shard] of this.#waiting) {
      const job = await this.#options.jobs.find(id)
      if (job?.state === 'failed' || job?.state === 'cancelled') throw new ShardError(whyFailed(job.output))
      if (job?.state === 'active') active += 1
      if (job !== null && job.state !== 'completed') continue
      isIdle = false
      this.#waiting.delete(id)
      await this.#end(shard, job?.output, watch)
    }
    watch.looked(active)
    return isIdle
  }

  /** Takes a shard whose job has ended, or sends it again. */
  async #end({ task, attempt }: SentShard, output: unknown, watch: WorkerWatch): Promise<void> {
    if (await this.#take(task)) return watch.made()
    const refusal = readRefusal(output)
    if (refusal !== undefined) {
      watch.refused(refusal)
      return this.#send({ task, attempt })
    }
    if (attempt === attempts)
      throw new ShardError('The pages that a worker made are not in the store. Check that the build and all workers name the same one.')
    return this.#send({ task, attempt: attempt + 1 })
  }

  /** Joins the results of a shard if the store has them, and they are wanted. */
  async #take({ blob, pages }: ShardTask, isWanted: (results: readonly ShardResult[]) => boolean = () => true): Promise<boolean> {
    const { store, join } = this.#options
    const content = await store.read(blob)
    const results = content && unpackShard(content, pages)
    if (!results || !isWanted(results)) return false
    join(results)
    return true
  }

  async #send(shard: SentShard): Promise<void> {
    this.#waiting.set(await this.#options.jobs.send(shard.task), shard)
  }
}
