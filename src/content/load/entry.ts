import type { Language } from '../../shared/languages.ts'
import type { RenderedBody } from '../markdown/renderedBody.ts'
import type { FolderItem } from './listFolder.ts'
import type { LocatedData } from './locatedData.ts'
import type { SourceText } from './sourceText.ts'

/** One Markdown file of `articles/`, `authors/` or `pages/`. */
export interface Entry<Front> {
  /** Name of its folder. */
  readonly id: string
  readonly language: Language
  readonly source: SourceText
  /** Absent where the front matter cannot be read at all. */
  readonly data?: LocatedData
  /** The front matter; absent where anything in it is wrong. */
  readonly front?: Front
  /** The fields of the front matter that are right. */
  readonly fields: Partial<Front>
  readonly body: RenderedBody
}

export type EntryRoot = 'articles' | 'authors' | 'pages'

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
