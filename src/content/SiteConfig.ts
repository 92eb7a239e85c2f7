import type { CollectionSection, HomeSection } from '../shared/pages/homeSections.ts'
import type { Language } from '../shared/languages/languages.ts'
import type { Host } from '../shared/output/manifest.ts'
import type { ThirdPartyScript } from '../shared/browser/thirdParty.ts'
import type { WritingSettings } from './schemas/site/writingSchema.ts'

/** The settings of a publication, resolved. */
export interface SiteConfig {
  readonly key: string
  readonly slug: string
  readonly title: string
  /** Scheme and host. */
  readonly url: string
  /** Path prefix of every page on the host, such as `/blog`; absent at the root. */
  readonly base?: string
  readonly host: Host
  /** At least one; the first is the default. */
  readonly languages: readonly [Language, ...Language[]]
  readonly contact?: string
  /** URLs of profiles on other sites by network name, as written. */
  readonly social: Readonly<Record<string, string>>
  /** The sections of the front page, in order. */
  readonly home: readonly (HomeSection | CollectionSection)[]
  /** Whether any page shows ratings. */
  readonly ratings: boolean
  readonly paidLinks: boolean
  /** Whether search-engine titles and descriptions carry emoji. */
  readonly emojiTitles: boolean
  readonly buckets?: { readonly prefix: string; readonly endpoint?: string; readonly region?: string }
  readonly thirdParty: {
    readonly scripts: readonly ThirdPartyScript[]
    readonly proxyHosts: readonly string[]
    /** Origins that scripts may connect to besides their own. */
    readonly connect?: readonly string[]
  }
  readonly search: { readonly synonyms: Readonly<Partial<Record<Language, readonly (readonly string[])[]>>> }
  readonly pageSize: number
  /** Key of the category for articles without entities. */
  readonly defaultCategory: string
  readonly writing: WritingSettings
}
