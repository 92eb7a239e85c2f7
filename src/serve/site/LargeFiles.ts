import { createHash } from 'node:crypto'
import type { BigIntStats } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { hashDigits } from '../../platform/contentHash.ts'
import { isMissing } from '../../platform/errorCode.ts'
import { openBuilt } from '../../platform/output/openBuilt.ts'
import type { ByteRange } from '../request/planAnswer.ts'
import { StaleFileError } from './BodyStore.ts'
import type { ServedFile } from './SiteTable.ts'

/** Reads the bytes of a range; fails if the file changed before its last bytes were passed on. */
type ReadPart = (range: ByteRange) => AsyncIterable<Buffer>

interface LargeFilesOptions {
  readonly directory: string
  /** Milliseconds since 1970, on the file system's clock. */
  readonly clock: () => number
  readonly open?: (path: string) => Promise<FileHandle>
}

interface Opened {
  readonly handle: Promise<FileHandle>
  users: number
}

/** Bytes read at a time: few for sending, because a slow reader keeps them in memory; many for verifying. */
const chunks = { toSend: 64 * 1024, toVerify: 1024 * 1024 }

/** Milliseconds within which a file system may give two changes the same time. */
const tick = 2000

/** Files too big for memory: each is opened once for all its readers, and its content is verified against the manifest's hash. */
export class LargeFiles {
  readonly #options: LargeFilesOptions
  readonly #opened = new Map<string, Opened>()
  /** Path -> hash and identity of a file whose whole content has been verified. */
  readonly #verified = new Map<string, string>()
  readonly #verifying = new Map<string, Promise<void>>()

  constructor(options: LargeFilesOptions) {
    this.#options = options
  }

  /** Fails with a `StaleFileError`, before `work` begins, if the file on disk does not match the manifest. */
  async use<Result>(file: ServedFile, work: (read: ReadPart) => Promise<Result>): Promise<Result> {
    const opened = this.#opened.get(file.hash) ?? this.#open(file)
    opened.users += 1
    try {
      const handle = await opened.handle
      const before = await this.#verify(file, handle)
      return await work((range) => readPart({ file, handle, range, before }))
    } catch (error) {
      // The next request looks it up by its path again.
      if (error instanceof StaleFileError) this.#forget(file, opened)
      throw error
    } finally {
      opened.users -= 1
      if (opened.users === 0) {
        this.#forget(file, opened)
        await opened.handle.then(
          (handle) => handle.close(),
          () => undefined,
        )
      }
    }
  }

  #open(file: ServedFile): Opened {
    const { directory, open: openFile = open } = this.#options
    const handle = openBuilt(directory, file, async (path) => {
      const found = await openFile(path)
      // A build may still be writing it.
      if ((await found.stat()).size === file.size) return found
      await found.close()
      throw new StaleFileError(file.path)
    }).catch((error: unknown) => {
      throw isMissing(error) ? new StaleFileError(file.path, { cause: error }) : error
    })
    const opened = { handle, users: 0 }
    this.#opened.set(file.hash, opened)
    return opened
  }

  #forget({ hash }: ServedFile, opened: Opened): void {
    if (this.#opened.get(hash) === opened) this.#opened.delete(hash)
  }

  async #verify(file: ServedFile, handle: FileHandle): Promise<BigIntStats> {
    const stat = await handle.stat({ bigint: true })
    const key = `${file.hash} ${identityOf(stat)}`
    if (this.#verified.get(file.path) === key) return stat
    let verifying = this.#verifying.get(key)
    if (!verifying) {
      verifying = this.#compare({ file, handle, stat, key }).finally(() => this.#verifying.delete(key))
      this.#verifying.set(key, verifying)
    }
    await verifying
    return stat
  }

  async #compare({ file, handle, stat, key }: Comparison): Promise<void> {
    if (stat.size !== BigInt(file.size)) throw new StaleFileError(file.path)
    const hash = createHash('sha256')
    for await (const bytes of readBytes(handle, { start: 0, end: file.size - 1 }, chunks.toVerify)) hash.update(bytes)
    const after = await handle.stat({ bigint: true })
    if (hash.digest('hex').slice(0, hashDigits) !== file.hash || identityOf(after) !== identityOf(stat)) throw new StaleFileError(file.path)
    // Otherwise a later change with the same timestamp would go unnoticed.
    if (Math.abs(this.#options.clock() - Number(stat.ctimeMs)) > tick) this.#verified.set(file.path, key)
  }
}

interface Comparison {
  readonly file: ServedFile
  readonly handle: FileHandle
  readonly stat: BigIntStats
  readonly key: string
}

interface PartOptions {
  readonly file: ServedFile
  readonly handle: FileHandle
  readonly range: ByteRange
  readonly before: BigIntStats
}

async function* readPart({ file, handle, range, before }: PartOptions): AsyncGenerator<Buffer> {
  let left = range.end - range.start + 1
  for await (const bytes of readBytes(handle, range, chunks.toSend)) {
    left -= bytes.length
    if (left === 0 && !isUnchanged(before, await handle.stat({ bigint: true }))) break
    yield bytes
    if (left === 0) return
  }
  throw new Error(`${file.path} changed while it was being sent`)
}

/** Reads a range in chunks; ends early if the file does. */
async function* readBytes(handle: FileHandle, { start, end }: ByteRange, chunk: number): AsyncGenerator<Buffer> {
  for (let position = start; position <= end;) {
    const length = Math.min(chunk, end - position + 1)
    const { bytesRead, buffer } = await handle.read({ buffer: Buffer.allocUnsafe(length), position, length })
    if (bytesRead === 0) return
    position += bytesRead
    yield buffer.subarray(0, bytesRead)
  }
}

function identityOf({ dev, ino, size, mtimeNs, ctimeNs }: BigIntStats): string {
  return [dev, ino, size, mtimeNs, ctimeNs].join(' ')
}

/** Reports whether the content is unchanged. Moving or replacing a file changes its `ctime` but no byte. */
function isUnchanged(before: BigIntStats, now: BigIntStats): boolean {
  return now.mtimeNs === before.mtimeNs && now.size === before.size
}
