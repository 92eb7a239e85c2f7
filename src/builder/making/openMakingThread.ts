import { Worker } from 'node:worker_threads'
import { ChangedSiteError } from './ChangedSiteError.ts'
import type { ShardResult, ThreadMessage, ThreadTask } from './pageMessages.ts'

/** A thread that renders pages of one plan, a shard at a time. */
export interface MakingThread {
  make(this: void, pages: readonly number[]): Promise<readonly ShardResult[]>
  close(this: void): Promise<void>
}

/** Starts a thread and waits until it has planned the site; rejects with `ChangedSiteError` if it sees another one. */
export async function openMakingThread(task: ThreadTask): Promise<MakingThread> {
  const thread = new Worker(new URL('./makingThread.ts', import.meta.url), { workerData: task })
  let results: ShardResult[] = []
  let settle: { readonly resolve: () => void; readonly reject: (error: Error) => void } | undefined
  let failure: Error | undefined
  const fail = (error: Error) => {
    failure = error
    settle?.reject(error)
  }
  const isReady = () =>
    new Promise<void>((resolve, reject) => {
      if (failure) reject(failure)
      settle = { resolve, reject }
    })
  thread.on('error', fail)
  thread.on('exit', () => fail(new Error('A thread that makes pages has ended.')))
  thread.on('message', (message: ThreadMessage) => {
    if (message.kind === 'changed') fail(new ChangedSiteError())
    else if (message.kind === 'ready') settle?.resolve()
    else if (message.kind === 'made') results.push({ page: message.page, part: message.part })
    else results.push({ page: message.page, failure: message.failure })
  })
  const close = async () => void (await thread.terminate())
  try {
    await isReady()
  } catch (error) {
    await close()
    throw error
  }
  return {
    async make(pages) {
      results = []
      const ready = isReady()
      thread.postMessage(pages, [])
      await ready
      return results
    },
    close,
  }
}
