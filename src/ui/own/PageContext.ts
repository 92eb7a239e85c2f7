import { createContext } from 'react'
import type { CodeEntry } from '../../shared/CodeEntry.ts'
import type { Language } from '../../shared/languages.ts'

/** The page that a part of a publication's own stands on. */
export interface OwnPage {
  readonly language: Language
  /** As in the address, decoded. */
  readonly path: string
  /** Reads the entry that the page is about; told whether a part that lives reads it. */
  readonly entry?: { read(isInIsland: boolean): CodeEntry | undefined }
}

/** Set while pages are built. A browser's page is its document. */
export const PageContext = createContext<OwnPage | null>(null)
