import type { Language } from '../../shared/languages.ts'
import type { FeedFormat } from '../../shared/feedPaths.ts'

/** The newest articles of a place of the site; addresses are absolute, times ISO with a zone. */
export interface Feed {
  /** Stays when the address of the site changes. */
  readonly id: string
  readonly title: string
  readonly description: string
  readonly language: Language
  /** The page that the feed belongs to. */
  readonly page: string
  readonly addresses: Readonly<Record<FeedFormat, string>>
  readonly icon?: string
  /** The latest change of an entry. */
  readonly updated: string
  /** At least one, newest first. */
  readonly entries: readonly FeedEntry[]
}

export interface FeedEntry {
  /** Stays when title, slug or address change. */
  readonly id: string
  readonly url: string
  readonly title: string
  readonly summary: string
  /** The whole text; every address in it is absolute. */
  readonly html: string
  readonly author: { readonly name: string; readonly url?: string }
  readonly published: string
  readonly updated: string
  /** Titles of the categories it is filed under. */
  readonly categories: readonly string[]
  readonly picture?: string
}
