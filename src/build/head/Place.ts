import type { SiteConfig } from '../../content/publication.ts'
import type { Language } from '../../shared/languages.ts'
import type { Head } from '../../shared/pageData.ts'

/** What the structured data of a page is made with, beside its props. */
export interface Place {
  readonly site: SiteConfig
  /** The site's address without a trailing slash. */
  readonly url: string
  readonly head: Head
  readonly language: Language
  /** Path of the editorial policy, where there is one. */
  readonly policy?: string
}
