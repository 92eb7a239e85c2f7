import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ByteCache } from './ByteCache.ts'
import { isMissing } from './isMissing.ts'
import type { ServedFile } from './SiteTable.ts'
import { StaleFileError } from './StaleFileError.ts'
import type { Variant } from './Variant.ts'

export interface Body {
  /** As it is, not compressed. */
  readonly whole: Variant
  /** Names the content: the hash of the manifest, or that of the transformed document. */
  readonly tag: string
}

export interface BodyStoreOptions {
  readonly directory: string
  readonly transformDocument?: (html: string) => string
  /** Bytes to keep in memory. */
  readonly limit: number
}

/** The bodies of files, read on first use and kept by their content's hash, so that a new build keeps what did not change. */
export class BodyStore {
  readonly #options: BodyStoreOptions
  readonly #cache: ByteCache<Body>

  constructor(options: BodyStoreOptions) {
    this.#options = options
    this.#cache = new ByteCache(options.limit)
  }

  /** Fails with a `StaleFileError` where the file on disk is not the one of the manifest. */
  load(file: ServedFile): Body | Promise<Body> {
    const key = file.document ? `document ${file.hash}` : file.hash
    return (
      this.#cache.get(key) ??
      this.#cache.getOrMake(key, async () => {
        const value = this.#transform(file, await this.#read(file))
        return { value, bytes: value.whole.bytes.length }
      })
    )
  }

  async #read(file: ServedFile): Promise<Buffer> {
    let bytes: Buffer
    try {
      bytes = await readFile(join(this.#options.directory, file.path))
    } catch (error) {
      if (isMissing(error)) throw new StaleFileError(file.path, { cause: error })
      throw error
    }
    // The size alone would take a document of the same length from the next build for this one.
    if (bytes.length !== file.size || hash('sha256', bytes, 'hex').slice(0, 32) !== file.hash) throw new StaleFileError(file.path)
    return bytes
  }

  #transform(file: ServedFile, bytes: Buffer): Body {
    const transform = this.#options.transformDocument
    if (!transform || !file.document) return makeBody(bytes, file.hash)
    const transformed = Buffer.from(transform(bytes.toString('utf8')))
    return makeBody(transformed, hash('sha256', transformed, 'hex').slice(0, 32))
  }
}

function makeBody(bytes: Buffer, tag: string): Body {
  const etag = `"${tag}"`
  return { tag, whole: { encoding: 'identity', bytes, etag, tags: [etag] } }
}
