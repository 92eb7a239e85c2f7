import { getPriority, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { type Compression, compressSync } from './compress.ts'

/** What `IdleCompressor` sends to its thread. */
export interface CompressionOrder {
  readonly bytes: Uint8Array
  readonly compression: Compression
}

// Linux has a priority for each thread; elsewhere this would hold back the whole server. A lower one would delay its end on a busy machine.
// A server that was started with a lower one may not be allowed a higher one.
if (process.platform === 'linux' && getPriority() < 10) setPriority(10)

parentPort?.on('message', ({ bytes, compression }: CompressionOrder) => {
  parentPort?.postMessage(compressSync(bytes, compression))
})
