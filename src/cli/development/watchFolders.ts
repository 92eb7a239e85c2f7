import { type FSWatcher, readdirSync, watch } from 'node:fs'
import { join } from 'node:path'
import { hasCode } from '../../platform/errorCode.ts'
import { clockStep } from '../../platform/fileStamp.ts'

/**
 * Milliseconds without further changes after which a change counts, because editors write a file in several steps. A build started
 * earlier would wait for the clock; a slower step counts as another change.
 */
const quiet = clockStep + 5

interface WatchOptions {
  /** Folders whose changes are ignored. */
  readonly except?: readonly string[]
  changed(): void
}

/**
 * Calls `changed` after anything below the folders has changed; returns a function that stops it. Ignores packages, and
 * names with a leading dot at the top of a folder. Watches every folder separately, because a watch on a file ends with the
 * file, and editors replace files when they save.
 */
export function watchFolders(roots: readonly string[], { except = [], changed }: WatchOptions): () => void {
  const watchers = new Map<string, FSWatcher>()
  const isIgnored = (folder: string, name: string) =>
    (roots.includes(folder) && /^\.|^node_modules$/.test(name)) || except.includes(join(folder, name))
  let timer: NodeJS.Timeout | undefined
  /** Whether a name has appeared or disappeared since the last search for folders. */
  let hasMoved = false
  const settle = () => {
    if (hasMoved) follow()
    changed()
  }
  const watchFolder = (folder: string) => {
    const notice = (event: string, name: string | null) => {
      if (name !== null && isIgnored(folder, name)) return
      hasMoved ||= event === 'rename'
      clearTimeout(timer)
      timer = setTimeout(settle, quiet)
    }
    // Removing a folder ends its watch; the watch of its parent reports that.
    return watch(folder, notice).on('error', () => notice('rename', null))
  }
  const follow = () => {
    hasMoved = false
    const folders = new Set(roots.flatMap((root) => foldersBelow(root, isIgnored)))
    for (const [folder, watcher] of watchers) {
      if (folders.has(folder)) continue
      watcher.close()
      watchers.delete(folder)
    }
    for (const folder of folders) if (!watchers.has(folder)) watchers.set(folder, watchFolder(folder))
  }
  follow()
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers.values()) watcher.close()
  }
}

/** Returns the folder and all folders below it that are not ignored; none if it is gone. */
function foldersBelow(folder: string, isIgnored: (folder: string, name: string) => boolean): string[] {
  try {
    const below = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory() && !isIgnored(folder, entry.name))
    return [folder, ...below.flatMap((entry) => foldersBelow(join(folder, entry.name), isIgnored))]
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return []
    throw error
  }
}
