import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ByteCache } from './ByteCache.ts'
import type { ServedFile } from './SiteTable.ts'
import { StaleFileError, isMissing } from './StaleFileError.ts'

export interface Body {
  readonly bytes: Buffer
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
        return { value, bytes: value.bytes.length }
      })
    )
  }

  /** Where a file lies, for those that are too big to keep. */
  locate(file: ServedFile): string {
    return join(this.#options.directory, file.path)
  }

  async #read(file: ServedFile): Promise<Buffer> {
    let bytes: Buffer
    try {
      bytes = await readFile(this.locate(file))
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
    if (!transform || !file.document) return { bytes, tag: file.hash }
    const transformed = Buffer.from(transform(bytes.toString('utf8')))
    return { bytes: transformed, tag: hash('sha256', transformed, 'hex').slice(0, 32) }
  }
}
