import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { manifestFile } from '../../shared/output/manifest.ts'
import type { Placement } from './finishOutput.ts'
import type { StandingOutput } from './readStanding.ts'
import { statusOf } from './Stamps.ts'
import { isLitter } from './removeFiles.ts'

interface Search {
  readonly target: string
  readonly isMade: (path: string) => boolean
  /** Reports whether a folder is checked separately. */
  readonly isKnown: (folder: string) => boolean
}

/**
 * Yields the files of an output that no build made, as paths relative to it, with `/`. A folder whose stamp is as the last build left it
 * contains no more than it did then, so only the others are read; their stamps are updated.
 */
export function* foreignFiles(target: string, { files, folders }: Pick<StandingOutput, 'files' | 'folders'>): Generator<string> {
  const { column, stamps } = folders
  const search: Search = {
    target,
    isMade: (path) => files.rowOf(path) !== undefined || (path === manifestFile && files.paths.length > 0),
    isKnown: (folder) => column.rowOf(folder) !== undefined,
  }
  if (column.paths.length === 0) yield* foreignIn('', search)
  for (const [row, folder] of column.paths.entries()) {
    const status = statusOf(`${target}/${folder}`)
    if (!status?.isDirectory() || stamps.isOf(row, status)) continue
    let isClean = true
    for (const path of foreignIn(folder, search)) {
      isClean = false
      yield path
    }
    if (isClean) stamps.set(row, status)
  }
}

/** Yields the foreign files of a folder and of its unknown subfolders. Links count as files: they are never followed. */
export function* foreignIn(folder: string, search: Search): Generator<string> {
  for (const entry of readdirSync(`${search.target}/${folder}`, { withFileTypes: true })) {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (!entry.isDirectory()) {
      if (!search.isMade(path) && !isLitter(path)) yield path
    } else if (!search.isKnown(path)) yield* foreignIn(path, search)
  }
}

/** Yields files at paths where builds had none and the next one will. */
export function* filesInTheWay(target: string, placements: readonly Placement[]): Generator<string> {
  const folders = new Map<string, boolean>()
  const isFolder = (folder: string): boolean => {
    const known = folders.get(folder)
    if (known !== undefined) return known
    // What is below a folder that is not there need not be looked for.
    const isThere = (folder === '.' || isFolder(dirname(folder))) && statusOf(join(target, folder))?.isDirectory() === true
    folders.set(folder, isThere)
    return isThere
  }
  for (const { file, isThere } of placements) {
    if (!isThere && isFolder(dirname(file.path)) && statusOf(join(target, file.path))?.isDirectory() === false) yield file.path
  }
}
