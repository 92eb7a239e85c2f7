import { listFolder, type FolderItem } from './listFolder.ts'

export interface ListedFiles {
  /** Below the folder, with `/`, in the order of their folders. */
  readonly files: readonly string[]
  /** Symbolic links that lead out of the publication. */
  readonly outside: readonly string[]
}

/** All files below a folder of the publication, however deep. */
export function listFiles(directory: string, folder: string): ListedFiles {
  const found = walk(directory, folder, '')
  const named = (kind: FolderItem['kind']) => found.filter((item) => item.kind === kind).map((item) => item.name)
  return { files: named('file'), outside: named('outside') }
}

function walk(directory: string, folder: string, prefix: string): readonly FolderItem[] {
  const items = listFolder(directory, folder) ?? []
  return items.flatMap((item) => {
    const name = `${prefix}${item.name}`
    return item.kind === 'folder' ? walk(directory, `${folder}/${item.name}`, `${name}/`) : [{ name, kind: item.kind }]
  })
}
