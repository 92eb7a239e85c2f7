import { setImmediate } from 'node:timers/promises'
import type { Worker } from 'node:worker_threads'
import type { ConfigAnswer } from '../../content/load/config/runConfig.ts'
import type { MakeAside } from '../renderPages.ts'
import { type ThreadLimits, countThreads } from './countThreads.ts'
import type { MakingThreads } from './MakingThreads.ts'
import type { SiteSource } from './loadSite.ts'
import { ChangedSiteError, type ThreadMessage, readFailure, send } from './pageMessages.ts'
import type { SitePlan } from './planSite.ts'
import { dividePages, planHash } from './shardPages.ts'

export interface Threads extends ThreadLimits {
  /** The calling thread renders no pages itself; for tests of the others. */
  readonly rests?: boolean
}

/** What others need in order to render pages of a site. */
export interface Aside {
  readonly site: SitePlan
  readonly source: SiteSource
  readonly settings: ConfigAnswer | undefined
}

interface ThreadOptions extends Threads, Aside {
  readonly making: MakingThreads
}

/** Distributes pages among threads; undefined if one thread is faster. */
export function makeInThreads(
  pages: readonly number[],
  { jobs, pagesEach, rests = false, site, settings, making }: ThreadOptions,
): MakeAside | undefined {
  const count = countThreads({ wanted: pages.length, pages: site.plans.length }, { jobs, pagesEach })
  if (count < 2) return undefined
  const waiting = [...dividePages(pages, (page) => site.plans[page] !== undefined && making.hasParsed(site.plans[page]))]
  return async (take) => {
    const others = rests ? count : count - 1
    const team = new Team(making.take(others, { settings, planHash: planHash(site) }), waiting)
    const there = team.makeThere(take)
    const here = rests ? Promise.resolve() : team.makeHere(take)
    try {
      await Promise.all([there, here])
    } finally {
      await team.end(here)
    }
  }
}

type Take = Parameters<MakeAside>[0]

/** This thread and others, which make one list of shards: this thread from its beginning, the others from its end. */
class Team {
  readonly #threads: readonly Worker[]
  readonly #waiting: (readonly number[])[]
  /** Threads that are still loading the publication. */
  readonly #loading: Set<Worker>
  /** Threads that were ended before they had anything to do. */
  readonly #spared = new Set<Worker>()

  constructor(threads: readonly Worker[], waiting: (readonly number[])[]) {
    this.#threads = threads
    this.#waiting = waiting
    this.#loading = new Set(threads)
  }

  /** Gives the other threads their work; resolves when all of them have ended. */
  async makeThere(take: Take): Promise<void> {
    const work = this.#threads.map((thread) => {
      const next = () => {
        this.#loading.delete(thread)
        // From the other end, which has the pages whose texts the threads have parsed.
        return this.#waiting.pop() ?? []
      }
      return answerThread(thread, { take, next, isSpared: () => this.#spared.has(thread) })
    })
    await Promise.all(work)
  }

  /** Renders shards in this thread until none is left; threads that have still nothing to do are then ended. */
  async makeHere(take: Take): Promise<void> {
    const make = await take.here()
    for (let shard = this.#waiting.shift(); shard; shard = this.#waiting.shift()) {
      for (const page of shard) {
        make(page)
        // Handles messages from the others in between.
        await setImmediate()
      }
    }
    for (const thread of this.#loading) {
      this.#spared.add(thread)
      void thread.terminate()
    }
  }

  /** After a failure, no further shard is started, and nothing is added to an abandoned output. */
  async end(here: Promise<void>): Promise<void> {
    this.#waiting.length = 0
    await Promise.allSettled([here, ...this.#threads.map((thread) => thread.terminate())])
  }
}

interface AnswerOptions {
  readonly take: Take
  /** Returns the pages that a thread is to render when it is ready; none end it. */
  next(): readonly number[]
  /** Reports whether the thread was ended before it had anything to do. */
  isSpared(): boolean
}

/** Gives a thread its work and takes what it makes, until it ends. */
function answerThread(thread: Worker, { take, next, isSpared }: AnswerOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    thread.on('error', reject)
    thread.on('exit', (code) => (code === 0 || isSpared() ? resolve() : reject(new Error(`A thread that makes pages ended with ${code}.`))))
    thread.on('message', (message: ThreadMessage) => {
      try {
        if (message.kind === 'changed') reject(new ChangedSiteError())
        else if (message.kind === 'ready') send(thread, { kind: 'pages', pages: next(), packed: true })
        else if (message.kind === 'made') take.made(message.page, message.part)
        else take.failed(message.page, readFailure(message.failure))
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)))
      }
    })
  })
}
