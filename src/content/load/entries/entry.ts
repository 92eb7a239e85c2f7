import type { Language } from '../../../shared/languages/languages.ts'
import type { RenderedBody } from '../../markdown/renderedBody.ts'
import { type ProblemDetails, type Problem, problemAt } from '../../problem.ts'
import type { FolderItem } from '../files/listFolder.ts'
import type { DataPath, LocatedData } from '../source/locatedData.ts'
import type { SourceText } from '../source/sourceText.ts'

/** One Markdown file of `articles/`, `authors/`, `pages/` or a collection. */
export interface Entry<Front> {
  /** Name of the entry's folder. */
  readonly id: string
  readonly language: Language
  readonly source: SourceText
  /** Digest of the Markdown: equal digests mean equal texts. */
  readonly digest: string
  /** Absent if the front matter cannot be read at all. */
  readonly data?: LocatedData
  /** The front matter; absent if any field is wrong. */
  readonly front?: Front
  /** The valid fields of the front matter. */
  readonly fields: Partial<Front>
  readonly body: RenderedBody
}

/** `articles`, `authors`, `pages`, or the name of a collection. */
export type EntryRoot = string

/** A folder of entries as found on disk. */
export interface EntryFolder {
  readonly root: EntryRoot
  readonly name: string
  readonly items: readonly FolderItem[]
  /** The first text of each folder inside this one, as a path below it; beside a text, only those that are named after a language. */
  readonly deeper?: readonly string[]
}

/** An item beside the folders of entries. */
export interface Stray extends FolderItem {
  readonly root: EntryRoot
}

/** Returns the front matter of an entry that passed the checks. */
export function frontOf<Front>(entry: Entry<Front>): Front {
  if (entry.front === undefined) throw new Error(`Front matter with errors was let through: ${entry.source.file}`)
  return entry.front
}

/** Creates a problem at a field of an entry's front matter, or at the top of the file if that cannot be read. */
export function problemOf(entry: Entry<unknown>, path: DataPath, details: ProblemDetails): Problem {
  return problemAt(entry.source, entry.data?.locate(path) ?? 0, details)
}

/** Creates a problem at a place of a data file. */
export function problemInData(data: LocatedData, path: DataPath, details: ProblemDetails): Problem {
  return problemAt(data.source, data.locate(path), details)
}
