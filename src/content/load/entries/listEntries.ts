import type { Language } from '../../../shared/languages/languages.ts'
import type { Entry, EntryFolder, EntryRoot, Stray } from './entry.ts'
import { type FolderItem, listReadable } from '../files/listFolder.ts'
import type { SeenFolder } from '../snapshot/SeenFolder.ts'

/** Where the texts of a kind of entry are. */
export interface EntryPlace {
  readonly directory: string
  readonly root: EntryRoot
  /** Languages that the publication may use. */
  readonly languages: ReadonlySet<Language>
  /** Absent: the folders are scanned. */
  readonly seen?: SeenFolder | undefined
}

/** What the folder of a kind of entry holds, as found on disk. */
interface EntryList {
  /** There is no such folder. */
  readonly isMissing: boolean
  readonly folders: readonly EntryFolder[]
  readonly strays: readonly Stray[]
  readonly texts: readonly (Pick<Entry<unknown>, 'id' | 'language'> & { readonly file: string })[]
}

/** Lists the folders of a kind of entry, and every `<root>/<id>/<lang>.md` in them. */
export function listEntries(place: EntryPlace): EntryList {
  const { root, languages } = place
  const items = list(place, root)
  const folders = (items ?? []).filter((item) => item.kind === 'folder').map(({ name }) => openFolder(place, name))
  const strays = (items ?? []).filter((item) => item.kind !== 'folder').map((item) => ({ ...item, root }))
  const texts = folders.flatMap((folder) =>
    languagesOf(folder, languages).map((language) => ({ id: folder.name, language, file: `${root}/${folder.name}/${language}.md` })),
  )
  return { isMissing: !items, folders, strays, texts }
}

/** Leaves out the dot files of operating systems and editors. */
function list({ directory, seen }: EntryPlace, folder: string): readonly FolderItem[] | undefined {
  const items = seen ? seen.list(folder) : listReadable(directory, folder)
  return items?.filter((item) => !item.name.startsWith('.'))
}

function openFolder(place: EntryPlace, name: string): EntryFolder {
  const { root, languages } = place
  const items = list(place, `${root}/${name}`) ?? []
  const wanted = items.some(isText) ? (item: FolderItem) => isText(item) && languages.has(languageOf(item)) : isText
  const deeper = items.flatMap((item) => {
    const text = item.kind === 'folder' ? list(place, `${root}/${name}/${item.name}`)?.find(wanted) : undefined
    return text ? [`${item.name}/${text.name}`] : []
  })
  return { root, name, items, ...(deeper.length > 0 && { deeper }) }
}

function languagesOf({ items }: EntryFolder, known: ReadonlySet<Language>): readonly Language[] {
  return items.filter((item) => item.kind === 'file' && isText(item) && known.has(languageOf(item))).map(languageOf)
}

function isText({ name }: FolderItem): boolean {
  return name.endsWith('.md')
}

function languageOf({ name }: FolderItem): Language {
  return name.slice(0, -'.md'.length)
}
