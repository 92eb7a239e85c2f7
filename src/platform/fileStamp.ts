import { type Stats, lstatSync } from 'node:fs'

/** Milliseconds. File systems count time in steps of up to ten, and a change within one step does not show. */
export const clockStep = 20

/** A file as its folder describes it. */
export interface FileStamp {
  /** Changes when the file is written or replaced, even if its time is set back. */
  readonly stamp: string
  /** Milliseconds since 1970: the last change of content, name or rights. */
  readonly changed: number
}

/** The stamp of a plain file; undefined where there is none, or a link. */
export function fileStamp(path: string): FileStamp | undefined {
  const status = lstatSync(path, { throwIfNoEntry: false })
  if (!status?.isFile()) return undefined
  return stampOf(status)
}

export function stampOf({ size, mtimeMs, ctimeMs, ino }: Pick<Stats, 'size' | 'mtimeMs' | 'ctimeMs' | 'ino'>): FileStamp {
  return { stamp: `${size} ${mtimeMs} ${ctimeMs} ${ino}`, changed: Math.max(mtimeMs, ctimeMs) }
}
