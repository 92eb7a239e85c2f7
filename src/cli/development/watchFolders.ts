import { type FSWatcher, readdirSync, watch } from 'node:fs'
import { basename, dirname, join, sep } from 'node:path'
import { hasCode, leadsNowhere } from '../../platform/errorCode.ts'
import { clockStep } from '../../platform/files/fileStamp.ts'

/**
 * Milliseconds without further changes after which a change counts, because editors write a file in several steps. A build started
 * earlier would wait for the clock; a slower step counts as another change.
 */
export const quiet = clockStep + 5

interface WatchOptions {
  /** Folders whose changes are ignored. */
  readonly except?: readonly string[]
  /** Receives the paths that have changed, including those of files that are gone again. */
  changed(paths: ReadonlySet<string>): void
}

/**
 * Calls `changed` after anything below the folders has changed; returns a function that stops it. Ignores packages, and
 * names with a leading dot at the top of a folder. Watches every folder separately, because a watch on a file ends with the
 * file, and editors replace files when they save. Resumes watching a folder that is replaced, including a root.
 */
export function watchFolders(roots: readonly string[], { except = [], changed }: WatchOptions): () => void {
  const watchers = new Map<string, FSWatcher>()
  const isIgnored = (folder: string, name: string) =>
    (roots.includes(folder) && /^\.|^node_modules$/.test(name)) || except.includes(join(folder, name))
  let timer: NodeJS.Timeout | undefined
  /** Paths that have appeared or disappeared since the last search for folders; a watch on or below one may be of a removed folder. */
  const moved = new Set<string>()
  let changes = new Set<string>()
  const settle = () => {
    if (moved.size > 0) follow()
    const paths = changes
    changes = new Set()
    changed(paths)
  }
  const notice = (event: string, path: string) => {
    changes.add(path)
    if (event === 'rename') moved.add(path)
    clearTimeout(timer)
    timer = setTimeout(settle, quiet)
  }
  const watchFolder = (folder: string) =>
    watch(folder, (event, name) => {
      if (name === null || !isIgnored(folder, name)) notice(event, name === null ? folder : join(folder, name))
    })
      // Removing a folder ends its watch; the watch of its parent reports that.
      .on('error', () => notice('rename', folder))
  const follow = () => {
    const stale = [...moved]
    moved.clear()
    const folders = new Set(roots.flatMap((root) => foldersBelow(root, isIgnored)))
    for (const [folder, watcher] of watchers) {
      if (folders.has(folder) && !stale.some((path) => `${folder}${sep}`.startsWith(`${path}${sep}`))) continue
      watcher.close()
      watchers.delete(folder)
    }
    for (const folder of folders) {
      if (watchers.has(folder)) continue
      const watcher = ifThere(() => watchFolder(folder))
      if (watcher) watchers.set(folder, watcher)
    }
  }
  const parents = roots.flatMap(
    (root) =>
      ifThere(() =>
        watch(dirname(root), (event, name) => {
          if (event === 'rename' && name === basename(root)) notice(event, root)
        }).on('error', () => undefined),
      ) ?? [],
  )
  follow()
  return () => {
    clearTimeout(timer)
    for (const watcher of [...parents, ...watchers.values()]) watcher.close()
  }
}

/** Returns the folder and all folders below it that are not ignored; none if it is gone. */
function foldersBelow(folder: string, isIgnored: (folder: string, name: string) => boolean): string[] {
  const entries = ifThere(() => readdirSync(folder, { withFileTypes: true }))
  if (!entries) return []
  const below = entries.filter((entry) => entry.isDirectory() && !isIgnored(folder, entry.name))
  return [folder, ...below.flatMap((entry) => foldersBelow(join(folder, entry.name), isIgnored))]
}

/** Returns the result of `read`; undefined if the folder is gone, is not a folder or cannot be read, which the build reports. */
function ifThere<Value>(read: () => Value): Value | undefined {
  try {
    return read()
  } catch (error) {
    if (leadsNowhere(error) || hasCode(error, 'EACCES')) return undefined
    throw error
  }
}
