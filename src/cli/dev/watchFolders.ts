import { watch } from 'node:fs'

/** Editors write a file in several steps; a change counts when it has been quiet for this long, in milliseconds. */
const quiet = 40

/** Calls `changed` after files below any of the folders changed; returns what stops it. */
export function watchFolders(folders: readonly string[], changed: () => void): () => void {
  let timer: NodeJS.Timeout | undefined
  const watchers = folders.map((folder) =>
    watch(folder, { recursive: true }, () => {
      clearTimeout(timer)
      timer = setTimeout(changed, quiet)
    }),
  )
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}
