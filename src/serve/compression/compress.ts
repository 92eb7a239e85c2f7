import { promisify } from 'node:util'
import { type BrotliOptions, brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'

/** `brotli 5` is made while a client waits, the others in the background; gzip is quick at any level. */
export type Compression = { readonly encoding: 'br'; readonly quality: 5 | 11 } | { readonly encoding: 'gzip'; readonly quality: 9 }

const runBrotli: (bytes: Uint8Array, options: BrotliOptions) => Promise<Buffer> = promisify(brotliCompress)
const runGzip: (bytes: Uint8Array, options: { readonly level: number }) => Promise<Buffer> = promisify(gzip)

/** Compresses in a thread of the pool. */
export function compress(bytes: Uint8Array, { encoding, quality }: Compression): Promise<Buffer> {
  return encoding === 'gzip' ? runGzip(bytes, { level: quality }) : runBrotli(bytes, brotliOptions(bytes, quality))
}

/** Compresses in the calling thread. */
export function compressSync(bytes: Uint8Array, { encoding, quality }: Compression): Buffer {
  return encoding === 'gzip' ? gzipSync(bytes, { level: quality }) : brotliCompressSync(bytes, brotliOptions(bytes, quality))
}

function brotliOptions(bytes: Uint8Array, quality: number): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  }
}

/** The bytes of a response, and the tags by which a client may know them. */
export interface Variant {
  readonly encoding: 'br' | 'gzip' | 'identity'
  readonly bytes: Buffer
  readonly etag: string
  /** Its own tag first, then those of other encodings of the same content. */
  readonly tags: readonly string[]
}
