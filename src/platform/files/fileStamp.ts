import { type Stats, lstatSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'

/** Milliseconds. File systems record time in steps of up to ten, and a change within one step is invisible. */
export const clockStep = 20

/** What tells whether a file was written within the current step of the file system's clock. */
export interface FileClock {
  /** Milliseconds since 1970. */
  now(this: void): number
  wait(this: void, milliseconds: number): Promise<unknown>
}

export const fileClock: FileClock = { now: () => Date.now(), wait: (milliseconds) => setTimeout(milliseconds) }

/** A file's metadata, from its folder. */
export interface FileStamp {
  /** Changes when the file is written or replaced, even if its mtime is set back. */
  readonly stamp: string
  /** Milliseconds since 1970 of the last change of content, name or permissions. */
  readonly changed: number
}

/** Returns the stamp of a regular file; undefined if there is none, or it is a link. */
export function fileStamp(path: string): FileStamp | undefined {
  const status = lstatSync(path, { throwIfNoEntry: false })
  if (!status?.isFile()) return undefined
  return stampOf(status)
}

export function stampOf({ size, mtimeMs, ctimeMs, ino }: Pick<Stats, 'size' | 'mtimeMs' | 'ctimeMs' | 'ino'>): FileStamp {
  return { stamp: `${size} ${mtimeMs} ${ctimeMs} ${ino}`, changed: Math.max(mtimeMs, ctimeMs) }
}
