import { readdirSync, realpathSync, statSync, type Dirent, type Stats } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { leadsNowhere } from '../../platform/errorCode.ts'

export interface FolderItem {
  readonly name: string
  /** `outside`: a symbolic link that leads nowhere, or out of the publication folder. `special`: a pipe, a socket, a device. */
  readonly kind: 'file' | 'folder' | 'outside' | 'special'
}

/**
 * What stands in a folder of the publication, sorted by name; undefined where there is no such folder, nothing where a link leads out to it.
 * A link counts as outside where its target is not in `within`.
 */
export function listFolder(directory: string, folder: string, within = directory): readonly FolderItem[] | undefined {
  try {
    if (!isInside(directory, join(directory, folder))) return []
    const items = readdirSync(join(directory, folder), { withFileTypes: true })
    return items.map((item) => ({ name: item.name, kind: kindOf(item, within) })).toSorted((a, b) => (a.name < b.name ? -1 : 1))
  } catch (error) {
    if (leadsNowhere(error)) return undefined
    throw error
  }
}

/** True where a path, after all its symbolic links, is inside a folder. */
export function isInside(directory: string, path: string): boolean {
  const way = relative(realpathSync.native(directory), realpathSync.native(path))
  return way !== '..' && !way.startsWith(`..${sep}`)
}

function kindOf(item: Dirent, within: string): FolderItem['kind'] {
  if (item.isDirectory()) return 'folder'
  if (!item.isSymbolicLink()) return item.isFile() ? 'file' : 'special'
  const path = join(item.parentPath, item.name)
  const target = targetOf(path)
  if (!target || !isInside(within, path)) return 'outside'
  return target.isDirectory() ? 'folder' : target.isFile() ? 'file' : 'special'
}

/** Undefined for a link that leads nowhere, or to itself. */
function targetOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ELOOP') return undefined
    throw error
  }
}
