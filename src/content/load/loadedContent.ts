import type { Language } from '../../shared/languages.ts'
import type { Classification } from '../classify.ts'
import type { PictureInspection } from '../pictures/inspectPicture.ts'
import type { SymbolPlaces } from '../drawings/loadDrawings.ts'
import type { OwnFields } from '../own/ownCode.ts'
import type { OwnCollection } from '../own/readCollections.ts'
import type { Reference } from '../own/reference.ts'
import type { Category, Drawings } from '../publication.ts'
import type { AdsInput } from '../schemas/adsSchema.ts'
import type { CategoriesInput } from '../schemas/categorySchema.ts'
import type { ArticleFrontMatter, AuthorFrontMatter } from '../schemas/entrySchemas.ts'
import type { PageFrontMatter } from '../schemas/pageSchema.ts'
import type { RedirectInput } from '../schemas/redirectsSchema.ts'
import type { SiteInput } from '../schemas/siteSchema.ts'
import type { Theme } from '../theme/Theme.ts'
import type { Entry, EntryFolder, Stray } from './entry.ts'
import type { FolderItem } from './listFolder.ts'
import type { LoadedLanguages } from './loadLanguages.ts'
import type { LocatedData } from './locatedData.ts'

/** A publication folder as it was read: its valid parts and the places of all. The checks judge it. */
export interface LoadedContent {
  readonly site: LoadedSite
  readonly languages: LoadedLanguages
  readonly categories: LoadedCategories
  readonly articles: readonly LoadedArticle[]
  /** In the order of the settings. */
  readonly collections: readonly LoadedCollection[]
  readonly authors: readonly Entry<AuthorFrontMatter>[]
  readonly pages: readonly LoadedPage[]
  readonly ads: { readonly data?: LocatedData; readonly fields: Partial<AdsInput> }
  /** In the order of the file; undefined where one is invalid by itself. */
  readonly redirects: {
    readonly data?: LocatedData
    readonly items: readonly (RedirectInput | undefined)[]
    /** Paths of pages that are gone; undefined where a redirect stands in the file. */
    readonly gone: readonly (string | undefined)[]
  }
  /** What stands in the publication folder itself. */
  readonly top: readonly FolderItem[]
  /** Below `public/`, with `/`. */
  readonly publicFiles: readonly string[]
  readonly drawings: Drawings
  readonly symbolPlaces?: SymbolPlaces
  /** Absent where the publication says nothing about its look. */
  readonly theme?: Theme
  readonly folders: readonly EntryFolder[]
  readonly strays: readonly Stray[]
  /** Symbolic links below `public/` that lead out of the publication. */
  readonly publicOutside: readonly string[]
  /** Files and folders below `public/` that are not published. */
  readonly publicHidden: readonly string[]
  /** Pipes, sockets and devices below `public/`. */
  readonly publicSpecial: readonly string[]
  readonly pictures: PictureTable
  readonly addresses: Addresses
}

export interface LoadedSite {
  readonly data?: LocatedData
  /** Absent where anything is wrong. */
  readonly value?: SiteInput
  readonly fields: Partial<SiteInput>
  /** Those of the site, else those that the folder has files in. */
  readonly languages: readonly [Language, ...Language[]]
}

export interface LoadedCategories {
  readonly data?: LocatedData
  /** The categories that are right. */
  readonly input: CategoriesInput
  readonly tree: readonly Category[]
  /** False where a category is wrong: then the full list is unknown. */
  readonly isWhole: boolean
}

/** What articles and the entries of collections have in common. */
export type TextFrontMatter = Omit<ArticleFrontMatter, 'author'> & { readonly author?: string | undefined }

/** A collection of the publication's own. */
export interface LoadedCollection {
  readonly definition: OwnCollection
  readonly entries: readonly LoadedArticle[]
}

/** An article, or an entry of a collection. */
export interface LoadedArticle extends Entry<TextFrontMatter> {
  /** A draft, a placeholder, or not yet due: not in the publication. */
  readonly isHidden: boolean
  readonly classification: Classification
  /** Absent in articles. */
  readonly own?: LoadedOwn
}

/** What an entry has of its collection. */
export interface LoadedOwn {
  readonly collection: string
  /** The right ones of the fields of its collection's own. */
  readonly fields: OwnFields
  readonly references: readonly Reference[]
}

/** Everything that is published like an article: the articles, then the entries of every collection. */
export function textsOf({ articles, collections }: Pick<LoadedContent, 'articles' | 'collections'>): readonly LoadedArticle[] {
  return collections.length === 0 ? articles : [...articles, ...collections.flatMap(({ entries }) => entries)]
}

interface LoadedPage extends Entry<PageFrontMatter> {
  /** A placeholder, or nothing at all: not in the publication. */
  readonly isHidden: boolean
}

/** Files at the paths of pictures, below the publication folder. */
export type PictureTable = ReadonlyMap<string, PictureInspection | { readonly reason: 'outside' }>

/** What a path of the site leads to. */
export interface Address {
  readonly kind: 'page' | 'file' | 'hidden'
  /** Absent where they are known only once the page is rendered. */
  readonly anchors?: ReadonlySet<string>
}

/** Everything that a link inside the site can lead to, by path without a trailing slash. */
export type Addresses = ReadonlyMap<string, Address>

/** Whether readers can open an address. */
export function isOpen(addresses: Addresses, path: string): boolean {
  const address = addresses.get(path)
  return address !== undefined && address.kind !== 'hidden'
}
