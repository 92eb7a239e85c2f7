import { isLanguage, type Language } from '../../shared/languages.ts'
import { limits } from '../limits.ts'
import type { Problem } from '../problem.ts'
import { problemIn } from '../problemAt.ts'
import type { FieldsSchema } from '../schemas/checkFields.ts'
import type { Entry, EntryFolder, EntryRoot, Stray } from './entry.ts'
import { listFolder, type FolderItem } from './listFolder.ts'
import { parseEntry } from './parseEntry.ts'
import { readText } from './readText.ts'

export interface LoadedEntries<Front> {
  readonly entries: readonly Entry<Front>[]
  readonly folders: readonly EntryFolder[]
  readonly strays: readonly Stray[]
  readonly problems: readonly Problem[]
}

/** Reads every `<root>/<id>/<lang>.md`. */
export function loadEntries<Front>(options: {
  readonly directory: string
  readonly root: EntryRoot
  readonly schema: FieldsSchema<Front>
  readonly isRequired?: boolean
}): LoadedEntries<Front> {
  const { directory, root, schema } = options
  const items = listVisible(directory, root)
  const folders = (items ?? [])
    .filter((item) => item.kind === 'folder')
    .map(({ name }) => ({ root, name, items: listVisible(directory, `${root}/${name}`) ?? [] }))
  const problems: Problem[] = []
  if (options.isRequired && !items) problems.push(missingFolder(root))
  const entries = folders.flatMap((folder) =>
    languagesOf(folder).flatMap((language) => {
      const text = readText({ directory, file: `${root}/${folder.name}/${language}.md`, most: limits.text })
      if (!text) return []
      const parsed = parseEntry(text.source, schema)
      for (const problem of [...text.problems, ...parsed.problems]) problems.push(problem)
      return [{ id: folder.name, language, ...parsed.entry }]
    }),
  )
  return { entries, folders, strays: (items ?? []).filter((item) => item.kind !== 'folder').map((item) => ({ ...item, root })), problems }
}

/** Without the dot files that operating systems and editors leave behind. */
function listVisible(directory: string, folder: string): readonly FolderItem[] | undefined {
  return listFolder(directory, folder)?.filter((item) => !item.name.startsWith('.'))
}

function missingFolder(root: string): Problem {
  const message = `There is no folder ${root}/.`
  return problemIn(root, { severity: 'error', rule: 'missing-file', message, fix: 'Make it; it may be empty.' })
}

function languagesOf(folder: EntryFolder): readonly Language[] {
  return folder.items.flatMap(({ name, kind }) => {
    const stem = name.slice(0, -'.md'.length)
    return kind === 'file' && name.endsWith('.md') && isLanguage(stem) ? [stem] : []
  })
}
