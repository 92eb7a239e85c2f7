import { renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { temporaryFolder } from '../../platform/testing/temporaryFolder.ts'
import { contentHash } from '../../platform/contentHash.ts'
import { StaleFileError } from './BodyStore.ts'
import { LargeFiles } from './LargeFiles.ts'
import type { ServedFile } from './SiteTable.ts'

const then = new Date('2026-01-01T00:00:00Z')

/** `laterBy`: milliseconds that have apparently passed since the file was written. */
function stage(content: string, laterBy = 0) {
  const directory = temporaryFolder('serve')
  const path = join(directory, 'film.mp4')
  const write = (text: string) => {
    writeFileSync(path, text)
    utimesSync(path, then, then)
  }
  write(content)
  const written = statSync(path).ctimeMs
  const handles: FileHandle[] = []
  const files = new LargeFiles({
    directory,
    clock: () => written + laterBy,
    open: async (name) => {
      const handle = await open(name)
      handles.push(handle)
      return handle
    },
  })
  const file: ServedFile = {
    path: 'film.mp4',
    hash: contentHash(content),
    size: content.length,
    kind: 'public',
    cache: 'revalidate',
    type: 'video/mp4',
    compressible: false,
    document: false,
  }
  const read = (start = 0, end = content.length - 1) =>
    files.use(file, async (part) => {
      let text = ''
      for await (const bytes of part({ start, end })) text += bytes.toString()
      return text
    })
  return { path, write, files, file, read, handles }
}

const isOpen = ({ fd }: FileHandle) => fd !== -1

test('a range of a large file has the manifest’s content, and the file is closed after reading', async () => {
  const { read, handles } = stage('0123456789'.repeat(20_000))
  expect([await read(3, 7), (await read()).length, (await read(150_000)).length]).toEqual(['34567', 200_000, 50_000])
  expect(handles.map(isOpen)).toEqual([false, false, false])
})

test('a large file is opened once for concurrent readers', async () => {
  const { files, file, handles } = stage('film')
  const leave = Promise.withResolvers<void>()
  const readers = Array.from({ length: 50 }, () => files.use(file, () => leave.promise))
  await files.use(file, async () => undefined)
  expect(handles.map(isOpen)).toEqual([true])
  leave.resolve()
  await Promise.all(readers)
  expect(handles.map(isOpen)).toEqual([false])
})

test.each([
  ['another one in its place', ({ path }: { path: string }) => renameSync(path, `${path}.old`)],
  ['itself, written over', () => undefined],
])('a large file with other content of the same size and time is stale: %s', async (_name, before) => {
  const { read, write, path, handles } = stage('old film')
  expect(await read()).toBe('old film')
  before({ path })
  write('new film')
  await expect(read()).rejects.toThrow(StaleFileError)
  write('old film')
  expect(await read()).toBe('old film')
  expect(handles.map(isOpen)).toEqual([false, false, false])
})

test('a large file that is overwritten while it is being read is stale for the next reader', async () => {
  const { files, file, read, write } = stage('old film')
  const leave = Promise.withResolvers<void>()
  const first = files.use(file, () => leave.promise)
  expect(await read()).toBe('old film')
  write('new film')
  await expect(read()).rejects.toThrow(StaleFileError)
  leave.resolve()
  await first
})

test.each([
  ['written over', 'n'.repeat(200_000)],
  ['cut off', 'short'],
])('a large file that is %s while it is being sent is an error', async (_name, content) => {
  const { files, file, path } = stage('o'.repeat(200_000))
  const read = files.use(file, async (part) => {
    let size = 0
    for await (const bytes of part({ start: 0, end: 199_999 })) {
      size += bytes.length
      writeFileSync(path, content)
    }
    return size
  })
  await expect(read).rejects.toThrow('film.mp4 changed while it was being sent')
})

test('a missing large file is stale', async () => {
  const { read, path } = stage('film')
  rmSync(path)
  await expect(read()).rejects.toThrow(StaleFileError)
})

test('a large file is verified once while it is open, and again if it is too new for its time to be reliable', async () => {
  const content = 'film'.repeat(100_000)
  const countReads = async (laterBy: number) => {
    const { read, handles, files, file } = stage(content, laterBy)
    await read()
    const leave = Promise.withResolvers<void>()
    const first = files.use(file, () => leave.promise)
    await expect.poll(() => handles.length).toBe(2)
    const [, handle] = handles
    const reads = vi.spyOn(handle ?? raise(), 'read')
    await read(0, 3)
    leave.resolve()
    await first
    return reads.mock.calls.length
  }
  expect(await countReads(60_000)).toBe(1)
  expect(await countReads(0)).toBeGreaterThan(1)
})

function raise(): never {
  throw new Error('The file was not opened.')
}
