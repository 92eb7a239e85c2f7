import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Compression } from './compress.ts'
import type { CompressionOrder } from './compressWhenIdle.ts'

/**
 * Compresses bodies one at a time in a thread that runs at low priority on Linux; other
 * systems cannot lower the priority of a single thread.
 */
export class IdleCompressor {
  #thread: Worker | undefined

  async compress(bytes: Uint8Array, compression: Compression): Promise<Buffer> {
    const thread = (this.#thread ??= startThread())
    thread.postMessage({ bytes, compression } satisfies CompressionOrder)
    const [compressed] = (await once(thread, 'message')) as [Uint8Array]
    return Buffer.from(compressed)
  }

  /** Ends the thread until it is needed again. */
  async rest(): Promise<void> {
    const thread = this.#thread
    this.#thread = undefined
    await thread?.terminate()
  }
}

function startThread(): Worker {
  const thread = new Worker(new URL('compressWhenIdle.ts', import.meta.url))
  // Lets the process exit without waiting for the thread.
  thread.unref()
  return thread
}
