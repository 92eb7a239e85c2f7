import { execFile } from 'node:child_process'
import { closeSync, fsync, openSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { inParallel } from '../inParallel.ts'

/** Number of files from which one call for the whole file system is faster, although a program has to be started for it. */
const many = 200

/** Number of files flushed at once: this takes a tenth of the time, because the disk handles many together. */
const atOnce = 16

/** File systems that write everything to their disk in one call, by `statfs`: ext2 to ext4, XFS, Btrfs, F2FS, and layers over one of them. */
const wholeFlushes: ReadonlySet<number> = new Set([0xef53, 0x58465342, 0x9123683e, 0xf2f52010, 0x794c7630])

/** File systems without a disk, by `statfs`: tmpfs and ramfs. */
const inMemory: ReadonlySet<number> = new Set([0x01021994, 0x858458f6])

const flush = promisify(fsync)
const run = promisify(execFile)

/** Flushes the contents of files in a folder to disk; their names need `flushFolder`. */
export async function flushFiles(folder: string, names: readonly string[]): Promise<void> {
  if (names.length >= many && (await flushFileSystem(folder))) return
  await inParallel(names, { atOnce, work: (name) => flushFile(join(folder, name)) })
}

/** Flushes the file system that holds a folder with `syncfs`, for which Node has no function; false if it cannot, or failed. A disk that
 * is memory needs none. */
async function flushFileSystem(folder: string): Promise<boolean> {
  if (process.platform !== 'linux') return false
  const { type } = statfsSync(folder)
  // What is in memory has nowhere to go.
  if (inMemory.has(type)) return true
  if (!wholeFlushes.has(type)) return false
  try {
    await run('sync', ['-f', folder])
    return true
  } catch {
    // No such program, or an older one; or an error of the disk, which flushing every file by itself finds again and names.
    return false
  }
}

async function flushFile(path: string): Promise<void> {
  const descriptor = openSync(path, 'r')
  try {
    await flush(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
