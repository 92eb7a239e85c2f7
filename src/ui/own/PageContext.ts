import { createContext } from 'react'
import type { Language } from '../../shared/languages.ts'

/** The page that a part of a publication's own stands on. */
export interface OwnPage {
  readonly language: Language
  /** As in the address, decoded. */
  readonly path: string
}

/** Set while pages are built. A browser's page is its document. */
export const PageContext = createContext<OwnPage | null>(null)
