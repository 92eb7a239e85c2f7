import { type FSWatcher, readdirSync, watch } from 'node:fs'
import { join } from 'node:path'
import { hasCode } from '../../platform/errorCode.ts'
import { clockStep } from '../../platform/fileStamp.ts'

/**
 * Editors write a file in several steps; a change counts when it has been quiet for this long, in milliseconds. A build that began sooner
 * would wait for the clock itself; a slower step is the next change.
 */
const quiet = clockStep + 5

interface WatchOptions {
  /** Folders whose changes do not count. */
  readonly except?: readonly string[]
  changed(): void
}

/**
 * Calls `changed` after anything below the folders changed; returns what stops it. Packages, and names with a dot at the top of a folder, do
 * not count. Every folder is watched for itself, for a watch on a file ends with the file, and editors replace files when they save.
 */
export function watchFolders(roots: readonly string[], { except = [], changed }: WatchOptions): () => void {
  const watchers = new Map<string, FSWatcher>()
  const isIgnored = (folder: string, name: string) =>
    (roots.includes(folder) && /^\.|^node_modules$/.test(name)) || except.includes(join(folder, name))
  let timer: NodeJS.Timeout | undefined
  /** Whether a name came or went since folders were last looked for. */
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
    // A folder that is removed ends its watch; what is above it notices.
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

/** The folder itself and all below it that count; none if it is gone. */
function foldersBelow(folder: string, isIgnored: (folder: string, name: string) => boolean): string[] {
  try {
    const below = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory() && !isIgnored(folder, entry.name))
    return [folder, ...below.flatMap((entry) => foldersBelow(join(folder, entry.name), isIgnored))]
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return []
    throw error
  }
}
