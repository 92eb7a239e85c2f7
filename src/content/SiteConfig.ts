import type { CollectionSection, HomeSection } from '../shared/homeSections.ts'
import type { Language } from '../shared/languages.ts'
import type { Host } from '../shared/manifest.ts'
import type { ThirdPartyScript } from '../shared/thirdParty.ts'
import type { WritingSettings } from './schemas/writingSchema.ts'

/** The settings of a publication. */
export interface SiteConfig {
  readonly key: string
  readonly slug: string
  readonly title: string
  /** Scheme and host. */
  readonly url: string
  /** What stands before every path on the host: `/blog`; absent at the root. */
  readonly base?: string
  readonly host: Host
  /** At least one; the first is the default. */
  readonly languages: readonly [Language, ...Language[]]
  readonly contact?: string
  /** Profiles elsewhere by name, as written. */
  readonly social: Readonly<Record<string, string>>
  /** The sections of the front page. */
  readonly home: readonly (HomeSection | CollectionSection)[]
  /** Whether ratings appear anywhere. */
  readonly ratings: boolean
  readonly paidLinks: boolean
  /** Whether titles and descriptions for search engines carry emoji. */
  readonly emojiTitles: boolean
  readonly buckets?: { readonly prefix: string; readonly endpoint?: string; readonly region?: string }
  readonly thirdParty: {
    readonly scripts: readonly ThirdPartyScript[]
    readonly proxyHosts: readonly string[]
    /** Origins beyond the scripts' own. */
    readonly connect?: readonly string[]
  }
  readonly search: { readonly synonyms: Readonly<Partial<Record<Language, readonly (readonly string[])[]>>> }
  readonly pageSize: number
  /** Key of a category. */
  readonly defaultCategory: string
  readonly writing: WritingSettings
}
