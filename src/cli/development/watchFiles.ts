import { type FSWatcher, watch } from 'node:fs'
import { basename, dirname } from 'node:path'
import { hasCode, leadsNowhere } from '../../platform/errorCode.ts'
import { quiet } from './watchFolders.ts'

/** Watches a list of files. */
export interface FileWatch {
  /** Replaces the list. */
  follow(this: void, files: readonly string[]): void
  close(this: void): void
}

/**
 * Calls `changed` after any of the files that are followed has changed. It watches their folders, because a watch on a file ends with the
 * file, and a folder's own removal counts as a change of its files.
 */
export function watchFiles(changed: () => void): FileWatch {
  let watchers: readonly FSWatcher[] = []
  let timer: NodeJS.Timeout | undefined
  const notice = () => {
    clearTimeout(timer)
    timer = setTimeout(changed, quiet)
  }
  const stop = () => {
    for (const watcher of watchers) watcher.close()
    watchers = []
  }
  return {
    follow(files) {
      stop()
      const folders = Map.groupBy(files, (file) => dirname(file))
      watchers = [...folders].flatMap(([folder, inside]) => {
        const names = new Set([basename(folder), ...inside.map((file) => basename(file))])
        return watchFolder(folder, { names, notice })
      })
    },
    close() {
      clearTimeout(timer)
      stop()
    },
  }
}

/** Watches some names in a folder; a folder that is gone is not watched. */
function watchFolder(folder: string, { names, notice }: { readonly names: ReadonlySet<string>; notice(): void }): readonly FSWatcher[] {
  try {
    return [watch(folder, (_event, name) => (name === null || names.has(name)) && notice()).on('error', notice)]
  } catch (error) {
    if (leadsNowhere(error) || hasCode(error, 'EACCES')) return []
    throw error
  }
}
