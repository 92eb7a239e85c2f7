import { existsSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { isHiddenPath } from '../../shared/isHiddenPath.ts'
import { isInside, listFolder, type FolderItem } from './listFolder.ts'

export interface ListedFiles {
  /** Below the folder, with `/`, in the order of their folders. */
  readonly files: readonly string[]
  /** Symbolic links that lead out of the publication. */
  readonly outside: readonly string[]
  /** What is left out, with all that is in it. */
  readonly hidden: readonly string[]
  /** Pipes, sockets, devices. */
  readonly special: readonly string[]
}

/** All files below a folder of the publication, however deep; links that lead out of that folder, or back up in it, are outside. */
export function listFiles(directory: string, folder: string): ListedFiles {
  const path = join(directory, folder)
  const found = existsSync(path) && isInside(directory, path) ? walk({ directory, root: folder, folder, above: [] }) : []
  const named = (kind: Found['kind']) => found.filter((item) => item.kind === kind).map((item) => item.name)
  return { files: named('file'), outside: named('outside'), special: named('special'), hidden: named('hidden') }
}

interface Walk {
  readonly directory: string
  readonly root: string
  readonly folder: string
  /** The real paths of the folders that were gone through. */
  readonly above: readonly string[]
}

interface Found {
  readonly name: string
  readonly kind: FolderItem['kind'] | 'hidden'
}

function walk({ directory, root, folder, above }: Walk): readonly Found[] {
  const items = listFolder(directory, folder, join(directory, root)) ?? []
  if (items.length === 0) return []
  const way = [...above, realpathSync(join(directory, folder))]
  return items.flatMap((item) => {
    const path = `${folder}/${item.name}`
    const name = path.slice(root.length + 1)
    // The folder itself may be looked into.
    if (item.kind !== 'outside' && isHiddenPath(item.kind === 'folder' ? `${name}/` : name)) return [{ name, kind: 'hidden' as const }]
    if (item.kind !== 'folder') return [{ name, kind: item.kind }]
    if (way.includes(realpathSync(join(directory, path)))) return [{ name, kind: 'outside' as const }]
    return walk({ directory, root, folder: path, above: way })
  })
}
