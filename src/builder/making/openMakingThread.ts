import type { ConfigAnswer } from '../../content/load/config/runConfig.ts'
import { startMakingThread } from './MakingThreads.ts'
import type { SiteSource } from './loadSite.ts'
import { ChangedSiteError, type ShardResult, type ThreadMessage, send } from './pageMessages.ts'

/** A thread that renders pages of one plan, a shard at a time. */
export interface MakingThread {
  make(this: void, pages: readonly number[]): Promise<readonly ShardResult[]>
  close(this: void): Promise<void>
}

interface ThreadOptions {
  readonly source: SiteSource
  readonly settings: ConfigAnswer | undefined
  /** The plan that the thread must come to. */
  readonly planHash: string
}

/** Starts a thread and waits until it has planned the site; rejects with `ChangedSiteError` if it sees another one. */
export async function openMakingThread({ source, settings, planHash }: ThreadOptions): Promise<MakingThread> {
  const thread = startMakingThread({ source })
  send(thread, { kind: 'settings', settings })
  send(thread, { kind: 'plan', hash: planHash })
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
      send(thread, { kind: 'pages', pages })
      await ready
      return results
    },
    close,
  }
}
