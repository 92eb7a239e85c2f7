import type { Language } from '../../shared/languages.ts'
import type { RenderedBody } from '../markdown/renderedBody.ts'
import { type ProblemDetails, type Problem, problemAt } from '../problem.ts'
import type { FolderItem } from './listFolder.ts'
import type { DataPath, LocatedData } from './locatedData.ts'
import type { SourceText } from './sourceText.ts'

/** One Markdown file of `articles/`, `authors/`, `pages/` or a collection. */
export interface Entry<Front> {
  /** Name of its folder. */
  readonly id: string
  readonly language: Language
  readonly source: SourceText
  /** Of the Markdown: equal digests, equal texts. */
  readonly digest: string
  /** Absent where the front matter cannot be read at all. */
  readonly data?: LocatedData
  /** The front matter; absent where anything in it is wrong. */
  readonly front?: Front
  /** The fields of the front matter that are right. */
  readonly fields: Partial<Front>
  readonly body: RenderedBody
}

/** `articles`, `authors`, `pages`, or the name of a collection. */
export type EntryRoot = string

/** A folder of entries as it stands on the disk. */
export interface EntryFolder {
  readonly root: EntryRoot
  readonly name: string
  readonly items: readonly FolderItem[]
}

/** What lies beside the folders of entries. */
export interface Stray extends FolderItem {
  readonly root: EntryRoot
}

/** The front matter of an entry that the checks let pass. */
export function frontOf<Front>(entry: Entry<Front>): Front {
  if (entry.front === undefined) throw new Error(`Front matter with errors was let pass: ${entry.source.file}`)
  return entry.front
}

/** A problem at a field of an entry's front matter; where that cannot be read, at the top of its file. */
export function problemOf(entry: Entry<unknown>, path: DataPath, details: ProblemDetails): Problem {
  return problemAt(entry.source, entry.data?.locate(path) ?? 0, details)
}

/** A problem at a place of a data file. */
export function problemInData(data: LocatedData, path: DataPath, details: ProblemDetails): Problem {
  return problemAt(data.source, data.locate(path), details)
}
