import type { Language } from '../../shared/languages/languages.ts'
import type { Classification } from '../categories/classify.ts'
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
import type { Entry, EntryFolder, Stray } from './entries/entry.ts'
import type { FolderItem } from './files/listFolder.ts'
import type { LoadedLanguages } from './loadLanguages.ts'
import type { LocatedData } from './source/locatedData.ts'

/** A publication folder as read: its valid parts, and the places of all parts. The checks take it as input. */
export interface LoadedContent {
  readonly site: LoadedSite
  readonly languages: LoadedLanguages
  readonly categories: LoadedCategories
  readonly articles: readonly LoadedArticle[]
  /** In the order of the settings. */
  readonly collections: readonly LoadedCollection[]
  /** False if the settings or a definition in them could not be read: there may be further collections, and pages of plug-ins. */
  readonly isCodeWhole: boolean
  readonly authors: readonly Entry<AuthorFrontMatter>[]
  readonly pages: readonly LoadedPage[]
  readonly ads: { readonly data?: LocatedData; readonly fields: Partial<AdsInput> }
  /** In file order; undefined for an item that is invalid by itself. */
  readonly redirects: {
    readonly data?: LocatedData
    readonly items: readonly (RedirectInput | undefined)[]
    /** Paths of permanently removed pages; undefined where the file has a redirect. */
    readonly gone: readonly (string | undefined)[]
  }
  /** The items at the top level of the publication folder, except build outputs and what plug-ins read. */
  readonly top: readonly FolderItem[]
  /** Relative to `public/`, separated by `/`. */
  readonly publicFiles: readonly string[]
  readonly drawings: Drawings
  readonly symbolPlaces?: SymbolPlaces
  /** Absent if the publication has no theme. */
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
  /** Absent if anything is wrong. */
  readonly value?: SiteInput
  readonly fields: Partial<SiteInput>
  /** The site's languages; if they are unknown, those that the folder has files in. */
  readonly languages: readonly [Language, ...Language[]]
  /** Languages that the settings list although there are no words for them, which is reported there. */
  readonly wordless: readonly Language[]
}

export interface LoadedCategories {
  readonly data?: LocatedData
  /** The valid categories. */
  readonly input: CategoriesInput
  readonly tree: readonly Category[]
  /** False if a category is wrong: the full list is then unknown. */
  readonly isWhole: boolean
}

/** The front matter that articles and the entries of collections have in common. */
export type TextFrontMatter = Omit<ArticleFrontMatter, 'author'> & { readonly author?: string | undefined }

/** A collection that the publication defines. */
export interface LoadedCollection {
  readonly definition: OwnCollection
  readonly entries: readonly LoadedArticle[]
}

/** An article, or an entry of a collection. */
export interface LoadedArticle extends Entry<TextFrontMatter> {
  /** Whether it is left out as a draft, as a placeholder or as not yet due; never if drafts are included. */
  readonly isHidden: boolean
  readonly classification: Classification
  /** Absent in articles. */
  readonly own?: LoadedOwn
}

/** The parts of an entry that come from its collection. */
export interface LoadedOwn {
  readonly collection: string
  /** The valid ones among the fields that the collection defines. */
  readonly fields: OwnFields
  readonly references: readonly Reference[]
}

/** Returns everything that is published like an article: the articles, then the entries of every collection. */
export function textsOf({ articles, collections }: Pick<LoadedContent, 'articles' | 'collections'>): readonly LoadedArticle[] {
  return collections.length === 0 ? articles : [...articles, ...collections.flatMap(({ entries }) => entries)]
}

/** Returns every Markdown file: the texts, then the authors and the pages. */
export function entriesOf(content: Pick<LoadedContent, 'articles' | 'collections' | 'authors' | 'pages'>): readonly Entry<unknown>[] {
  return [...textsOf(content), ...content.authors, ...content.pages]
}

/** Returns the redirects that are valid by themselves. */
export function validRedirects({ redirects: { items } }: Pick<LoadedContent, 'redirects'>): readonly RedirectInput[] {
  return items.filter((redirect) => redirect !== undefined)
}

export interface LoadedPage extends Entry<PageFrontMatter> {
  /** Whether the page is left out as a placeholder, or because it has no text. */
  readonly isHidden: boolean
}

/** The pictures by path relative to the publication folder. */
export type PictureTable = ReadonlyMap<string, PictureInspection | { readonly reason: 'outside' }>

/** The target of a path of the site. */
export interface Address {
  readonly kind: 'page' | 'file' | 'hidden'
  /** Absent if they are known only after the page is rendered. */
  readonly anchors?: ReadonlySet<string>
}

/** The targets of all internal links, by path without a trailing slash. */
export type Addresses = ReadonlyMap<string, Address>

/** Reports whether readers can open an address. */
export function isOpen(addresses: Addresses, path: string): boolean {
  const address = addresses.get(path)
  return address !== undefined && address.kind !== 'hidden'
}
