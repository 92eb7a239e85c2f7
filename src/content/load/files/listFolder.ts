import { type Dirent, type Stats, existsSync, lstatSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { hasCode, leadsNowhere } from '../../../platform/errorCode.ts'
import { isHiddenPath } from '../../../shared/output/isHiddenPath.ts'

export interface FolderItem {
  readonly name: string
  /**
   * `outside`: a symbolic link that is broken or leads out of the publication folder. `special`: a pipe, a socket, a device, or an item
   * whose name is not UTF-8 and so cannot be opened. `unreadable`: the folder itself, without a name.
   */
  readonly kind: 'file' | 'folder' | 'outside' | 'special' | 'unreadable'
}

/** What stands for the items of a folder that the system refuses to read. */
const unreadable: readonly FolderItem[] = [{ name: '', kind: 'unreadable' }]

/**
 * Lists the items of a folder of the publication, sorted by name; undefined if there is no such folder, empty if a link leads out to it.
 * A link whose target is not in `within` counts as `outside`.
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

/** Like `listFolder`, but goes on where the system refuses to read a folder: an item without a name stands for it. */
export function listReadable(...place: Parameters<typeof listFolder>): ReturnType<typeof listFolder> {
  try {
    return listFolder(...place)
  } catch (error) {
    if (hasCode(error, 'EACCES', 'EPERM', 'EIO')) return unreadable
    throw error
  }
}

/** Reports whether a path, with all symbolic links resolved, is inside a folder. */
export function isInside(directory: string, path: string): boolean {
  const way = relative(realpathSync.native(directory), realpathSync.native(path))
  return way !== '..' && !way.startsWith(`..${sep}`)
}

function kindOf(item: Dirent, within: string): FolderItem['kind'] {
  // Bytes that are not UTF-8 are read as U+FFFD, and no file has the resulting name.
  if (item.name.includes('\uFFFD') && !lstatSync(join(item.parentPath, item.name), { throwIfNoEntry: false })) return 'special'
  if (item.isDirectory()) return 'folder'
  if (!item.isSymbolicLink()) return item.isFile() ? 'file' : 'special'
  const path = join(item.parentPath, item.name)
  const target = targetOf(path)
  if (!target || !isInside(within, path)) return 'outside'
  return target.isDirectory() ? 'folder' : target.isFile() ? 'file' : 'special'
}

/** Undefined for a link that is broken or leads to itself. */
function targetOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false })
  } catch (error) {
    if (hasCode(error, 'ELOOP')) return undefined
    throw error
  }
}

interface ListedFiles {
  /** Relative to the folder, separated by `/`, in folder order. */
  readonly files: readonly string[]
  /** Symbolic links that lead out of the folder. */
  readonly outside: readonly string[]
  /** Hidden items, left out with everything in them. */
  readonly hidden: readonly string[]
  /** Pipes, sockets, devices, and items whose names are not UTF-8. */
  readonly special: readonly string[]
  /** Folders that the system refuses to read. */
  readonly unreadable: readonly string[]
}

/**
 * Lists all files below a folder of the publication, recursively; links that lead out of that folder, or up to a folder above them, count
 * as outside.
 */
export function listFiles(directory: string, folder: string): ListedFiles {
  const path = join(directory, folder)
  const found = existsSync(path) && isInside(directory, path) ? walk({ directory, root: folder, folder, above: [] }) : []
  const named = (kind: Found['kind']) => found.filter((item) => item.kind === kind).map((item) => item.name)
  return {
    files: named('file'),
    outside: named('outside'),
    special: named('special'),
    hidden: named('hidden'),
    unreadable: named('unreadable'),
  }
}

interface Walk {
  readonly directory: string
  readonly root: string
  readonly folder: string
  /** Real paths of the folders above, to detect cycles. */
  readonly above: readonly string[]
}

interface Found {
  readonly name: string
  readonly kind: FolderItem['kind'] | 'hidden'
}

function walk({ directory, root, folder, above }: Walk): readonly Found[] {
  const items = listReadable(directory, folder, join(directory, root)) ?? []
  if (items.length === 0) return []
  const itself = folder.slice(root.length + 1)
  if (items === unreadable) return [{ name: itself, kind: 'unreadable' }]
  const real = realpathSync(join(directory, folder))
  if (above.includes(real)) return [{ name: itself, kind: 'outside' }]
  const way = [...above, real]
  return items.flatMap((item) => {
    const path = `${folder}/${item.name}`
    const name = path.slice(root.length + 1)
    // With the slash, the folder itself is judged, not what it holds.
    if (item.kind !== 'outside' && isHiddenPath(item.kind === 'folder' ? `${name}/` : name)) return [{ name, kind: 'hidden' as const }]
    if (item.kind !== 'folder') return [{ name, kind: item.kind }]
    return walk({ directory, root, folder: path, above: way })
  })
}
