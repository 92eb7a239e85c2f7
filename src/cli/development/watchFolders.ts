import { type FSWatcher, readdirSync, watch } from 'node:fs'
import { join } from 'node:path'
import { hasCode } from '../../platform/errorCode.ts'

/** Editors write a file in several steps; a change counts when it has been quiet for this long, in milliseconds. */
const quiet = 40

/**
 * Calls `changed` after anything below the folders changed; returns what stops it. Every folder is watched for itself, for a watch on a file
 * ends with the file, and editors replace files when they save.
 */
export function watchFolders(roots: readonly string[], changed: () => void): () => void {
  const watchers = new Map<string, FSWatcher>()
  let timer: NodeJS.Timeout | undefined
  const settle = () => {
    follow()
    changed()
  }
  const notice = () => {
    clearTimeout(timer)
    timer = setTimeout(settle, quiet)
  }
  const follow = () => {
    const folders = new Set(roots.flatMap(foldersBelow))
    for (const [folder, watcher] of watchers) {
      if (folders.has(folder)) continue
      watcher.close()
      watchers.delete(folder)
    }
    for (const folder of folders) if (!watchers.has(folder)) watchers.set(folder, watchFolder(folder, notice))
  }
  follow()
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers.values()) watcher.close()
  }
}

/** A folder that is removed ends its watch; what is above it notices. */
function watchFolder(folder: string, notice: () => void): FSWatcher {
  return watch(folder, notice).on('error', notice)
}

/** The folder itself and all below it; none if it is gone. */
function foldersBelow(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
    return [folder, ...entries.filter((entry) => entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name))]
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return []
    throw error
  }
}
