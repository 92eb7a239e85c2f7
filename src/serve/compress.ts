import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** `brotli 5` is made while a client waits, the others when there is time; gzip is quick at any level. */
export type Compression = { readonly encoding: 'br'; readonly quality: 5 | 11 } | { readonly encoding: 'gzip'; readonly quality: 9 }

const runBrotli = promisify(brotliCompress)
const runGzip: (bytes: Buffer, options: { readonly level: number }) => Promise<Buffer> = promisify(gzip)

/** Compresses in a thread of the pool. */
export function compress(bytes: Buffer, { encoding, quality }: Compression): Promise<Buffer> {
  if (encoding === 'gzip') return runGzip(bytes, { level: quality })
  return runBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  })
}
