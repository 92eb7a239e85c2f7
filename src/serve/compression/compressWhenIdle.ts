import { getPriority, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { type Compression, compressSync } from './compress.ts'

/** A message from `IdleCompressor` to its thread. */
export interface CompressionOrder {
  readonly bytes: Uint8Array
  readonly compression: Compression
}

// Linux has a priority for each thread; elsewhere this would slow down the whole server. An even lower priority would delay the
// thread's end on a busy machine. A server started with a lower priority may not be allowed to raise it.
if (process.platform === 'linux' && getPriority() < 10) setPriority(10)

parentPort?.on('message', ({ bytes, compression }: CompressionOrder) => {
  parentPort?.postMessage(compressSync(bytes, compression))
})
