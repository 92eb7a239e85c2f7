import { createContext } from 'react'
import type { CodeEntry } from '../../shared/pages/CodeEntry.ts'
import type { Language } from '../../shared/languages/languages.ts'

/** The page that contains a publication's own component. */
export interface OwnPage {
  readonly language: Language
  /** As in the URL, decoded. */
  readonly path: string
  /** Set if the part may stand at other addresses: in the layout, and on pages that take the place of others. */
  readonly isAnywhere?: boolean
  /** Reads the entry that the page is about; `isInIsland` tells whether an island reads it. */
  readonly entry?: { read(isInIsland: boolean): CodeEntry | undefined }
}

/** Set while pages are built. In a browser the document is the source. */
export const PageContext = createContext<OwnPage | null>(null)
