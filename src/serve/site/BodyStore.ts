import type { CardSource } from '../../shared/pictures/cards.ts'
import type { Variant } from '../compression/compress.ts'
import { contentHash } from '../../platform/contentHash.ts'
import { isMissing } from '../../platform/errorCode.ts'
import { openBuilt } from '../../platform/output/openBuilt.ts'
import { readWholeFile } from '../../platform/files/readWholeFile.ts'
import { ByteCache } from './ByteCache.ts'
import type { ServedFile } from './SiteTable.ts'

export interface Body {
  /** The uncompressed body. */
  readonly whole: Variant
  /** Identifies the content: the manifest's hash, or that of the transformed document. */
  readonly tag: string
}

interface BodyStoreOptions {
  readonly directory: string
  readonly cards: CardSource
  readonly transformDocument?: (html: string) => string
  /** Returns a document newer than the build, by its file; undefined if there is none. */
  readonly newerDocument?: (path: string) => string | undefined
  /** Maximum bytes in memory. */
  readonly limit: number
}

interface Lent {
  readonly memory: WeakRef<ArrayBufferLike>
  readonly offset: number
  readonly length: number
}

/** Bodies of fewer bytes are handed to the system in one write and soon released. */
const smallest = 64 * 1024

/**
 * Loads the bodies of files on first use and caches them by their content's hash, so that a new build keeps what did not change. An
 * evicted body is reused while it is still being sent, so that slow readers share one copy.
 */
export class BodyStore {
  readonly #options: BodyStoreOptions
  readonly #cache: ByteCache<Body>
  readonly #lent = new Map<string, Lent>()
  readonly #returned = new FinalizationRegistry<string>((key) => {
    if (!this.#lent.get(key)?.memory.deref()) this.#lent.delete(key)
  })

  constructor(options: BodyStoreOptions) {
    this.#options = options
    this.#cache = new ByteCache(options.limit)
  }

  /** Fails with a `StaleFileError` if the file on disk does not match the manifest. */
  load(file: ServedFile): Body | Promise<Body> {
    const newer = file.document ? this.#options.newerDocument?.(file.path) : undefined
    if (newer !== undefined) return makeBody(Buffer.from(newer), contentHash(newer))
    const key = file.card ?? (file.document ? `document ${file.hash}` : file.hash)
    return (
      this.#cache.get(key) ??
      this.#cache.getOrMake(key, async () => {
        const lent = this.#findLent(key)
        const value = lent ? this.#describe(file, lent) : this.#lend(key, this.#transform(file, await this.#read(file)))
        return { value, bytes: value.whole.bytes.length }
      })
    )
  }

  async #draw(path: string, name: string): Promise<Buffer> {
    const drawn = await this.#options.cards.draw(name)
    if (!drawn) throw new StaleFileError(path)
    return Buffer.from(drawn.buffer, drawn.byteOffset, drawn.length)
  }

  async #read(file: ServedFile): Promise<Buffer> {
    if (file.card !== undefined) return this.#draw(file.path, file.card)
    try {
      return await openBuilt(this.#options.directory, file, async (path) => {
        const bytes = await readWholeFile(path)
        // By size alone, a document of the same length from the next build would pass for this one.
        if (bytes.length !== file.size || contentHash(bytes) !== file.hash) throw new StaleFileError(file.path)
        return bytes
      })
    } catch (error) {
      if (isMissing(error)) throw new StaleFileError(file.path, { cause: error })
      throw error
    }
  }

  #transform(file: ServedFile, bytes: Buffer): Body {
    const transform = this.#options.transformDocument
    return this.#describe(file, transform && file.document ? Buffer.from(transform(bytes.toString('utf8'))) : bytes)
  }

  /** `bytes`: already transformed. */
  #describe(file: ServedFile, bytes: Buffer): Body {
    const isChanged = this.#options.transformDocument && file.document
    return makeBody(bytes, isChanged || file.card !== undefined ? contentHash(bytes) : file.hash)
  }

  #lend(key: string, body: Body): Body {
    const { buffer, byteOffset: offset, length } = body.whole.bytes
    if (length < smallest) return body
    this.#lent.set(key, { memory: new WeakRef(buffer), offset, length })
    this.#returned.register(buffer, key)
    return body
  }

  #findLent(key: string): Buffer | undefined {
    const lent = this.#lent.get(key)
    const memory = lent?.memory.deref()
    return lent && memory && Buffer.from(memory, lent.offset, lent.length)
  }
}

function makeBody(bytes: Buffer, tag: string): Body {
  const etag = `"${tag}"`
  return { tag, whole: { encoding: 'identity', bytes, etag, tags: [etag] } }
}

/** Files of more bytes are sent from disk, uncompressed, and not kept in memory. */
const largest = 16 * 1024 * 1024

export function isStreamed(file: ServedFile): boolean {
  return file.size > largest && !file.document
}

/** A file of the manifest is missing or has changed: a new build may be replacing the old one. */
export class StaleFileError extends Error {
  constructor(path: string, options?: ErrorOptions) {
    super(`${path} does not match the manifest. If no build is running, build again.`, options)
  }
}
