import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { PictureInspector } from '../pictureInspector.ts'
import type { PictureTable } from './loadedContent.ts'
import { isInside } from './listFolder.ts'

/** Decoding holds a whole picture in memory. */
const atOnce = 4

/** Has every picture inspected once, some at a time. */
export async function inspectPictures(options: {
  readonly directory: string
  /** Below the publication folder, with `/`. */
  readonly paths: Iterable<string>
  readonly inspectPicture: PictureInspector
}): Promise<PictureTable> {
  const { directory, inspectPicture } = options
  const found = new Map<string, Awaited<ReturnType<PictureInspector>> | { readonly reason: 'outside' }>()
  const waiting = [...new Set(options.paths)].toSorted().values()
  async function work(): Promise<void> {
    for (const path of waiting) {
      const absolute = resolve(directory, path)
      const leadsOut = existsSync(absolute) && !isInside(directory, absolute)
      found.set(path, leadsOut ? { reason: 'outside' } : await inspectPicture(absolute))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return found
}
