import type { Picture, PictureColours } from '../pictures/picture.ts'
import type { CollectionSection, HomeSection } from './homeSections.ts'
import type { Language } from '../languages/languages.ts'
import type { Rating } from './Rating.ts'

export interface TextLink {
  readonly text: string
  readonly path: string
}

/** A date for machines and for readers; the build formats the text in the page's language. */
export interface DateText {
  readonly iso: string
  readonly text: string
}

/** An article as other pages show it. */
export interface ArticleCard {
  readonly path: string
  readonly title: string
  readonly description: string
  /** The subcategory it is filed under, otherwise the category; absent for an article outside the category index. */
  readonly kicker?: TextLink
  /** Absent for a collection's entry that names no author. */
  readonly author?: string
  readonly date: DateText
  /** Present if the article was changed after publication. */
  readonly updated?: DateText
  /** Reading time, at least 1. */
  readonly minutes: number
  readonly rating?: Rating
  readonly picture?: Picture
  /** The category whose drawing stands in for a missing picture. */
  readonly emblem?: CategoryEmblem
}

/** A category as a drawing represents it. */
export interface CategoryEmblem {
  /** Position in the category tree, from 0. */
  readonly index: number
  /** URL of its drawing (`/drawings.svg#travel`), if the publication has one. */
  readonly drawing?: string
}

export interface CategorySummary {
  readonly title: string
  readonly path: string
  readonly emblem: CategoryEmblem
  /** Number of articles in the category, in the page's language. */
  readonly count: number
  readonly children: readonly TextLink[]
}

export interface HomeProps {
  readonly heading: string
  /** Path of the page that lists every article. */
  readonly everything: string
  /** The publication's own text, at the end of the page. */
  readonly html?: string
  readonly lead?: ArticleCard
  /** Colours of the lead's picture. */
  readonly colours?: PictureColours
  readonly categories: readonly CategorySummary[]
  readonly newest: readonly ArticleCard[]
  readonly rated: readonly ArticleCard[]
  readonly updated: readonly ArticleCard[]
  /** Articles with a project, and the time it takes as text; absent without such a section, or if it has no articles. */
  readonly projects?: { readonly heading: string; readonly items: readonly { readonly card: ArticleCard; readonly time: string }[] }
  /** The collections that have a section, by name: each one's listing and first entries; absent if there is no such section. */
  readonly collections?: Readonly<Record<string, TextLink & { readonly cards: readonly ArticleCard[] }>>
  /** Absent if the front page has the usual sections in their usual order. */
  readonly sections?: readonly (HomeSection | CollectionSection)[]
  /** Set while the publication has no articles in this language. */
  readonly isEmpty?: true
}

export interface Paging {
  /** From 1. */
  readonly page: number
  readonly pages: number
  readonly pageSize: number
  readonly total: number
  /** Path of page 1. */
  readonly base: string
}

export interface SubcategorySection {
  readonly title: string
  readonly description: string
  readonly path: string
  readonly count: number
  /** The newest, at most 4. */
  readonly cards: readonly ArticleCard[]
}

export interface CategoryProps {
  readonly crumbs: readonly TextLink[]
  readonly title: string
  readonly description: string
  readonly emblem: CategoryEmblem
  /** URL of a drawing, 360 by 200, for the top of its page, if the publication has one (`/drawings.svg#travel-wide`). */
  readonly wide?: string
  /** Empty from page 2 on. */
  readonly sections: readonly SubcategorySection[]
  /** Everything in the category, newest first; empty if the sections show all of it. */
  readonly cards: readonly ArticleCard[]
  readonly paging: Paging
}

/** A topic that has articles: a link to its part of the subcategory. */
interface Topic {
  readonly title: string
  readonly path: string
  readonly count: number
}

/** A listing below a category, or the listing of a collection. */
export interface SubcategoryProps {
  readonly crumbs: readonly TextLink[]
  readonly title: string
  readonly description: string
  /** Everything in the subcategory: the link back from a topic. Absent in a collection's listing. */
  readonly everything?: { readonly path: string; readonly count: number }
  readonly topics: readonly Topic[]
  readonly cards: readonly ArticleCard[]
  readonly paging: Paging
}

export interface ContentsEntry {
  /** Id of the heading in the page. */
  readonly id: string
  readonly text: string
  /** Reading time of the section, in minutes, unrounded. */
  readonly minutes: number
}

export type AuthorKind = 'person' | 'pen-name' | 'desk'

/** How the text was made. */
export interface MadeNote {
  readonly heading: string
  readonly paragraphs: readonly string[]
  /** The answers that the rating sums up; absent if the article has no rating. */
  readonly rating?: { readonly text: string; readonly answers: readonly { readonly question: string; readonly answer: string }[] }
  /** The editorial policy, if the publication has one. */
  readonly policy?: TextLink
}

/** Corrections made after publication, newest first. */
interface CorrectionList {
  readonly heading: string
  /** The page with the corrections of all articles. */
  readonly all: TextLink
  readonly items: readonly { readonly date: DateText; readonly text: string }[]
}

/** A source of an article; it has a URL, or a publisher and a year. */
export interface Source {
  readonly title: string
  readonly publisher?: string
  readonly year?: number
  readonly url?: string
  /** The number or sentence of the article that it supports. */
  readonly for?: string
}

export interface ArticleProps {
  readonly crumbs: readonly TextLink[]
  readonly title: string
  readonly description: string
  /** The body. */
  readonly html: string
  /** Footnotes as list items. */
  readonly notes?: string
  /** Without path and kind if the publication has no page about the author; absent for a collection's entry that names no author. */
  readonly author?: { readonly name: string; readonly path?: string; readonly kind?: AuthorKind }
  readonly date: DateText
  readonly updated?: DateText
  readonly minutes: number
  readonly rating?: Rating
  readonly picture?: Picture
  readonly colours?: PictureColours
  readonly caption?: string
  readonly emblem?: CategoryEmblem
  readonly contents: readonly ContentsEntry[]
  readonly sources: readonly Source[]
  readonly corrections?: CorrectionList
  readonly made?: MadeNote
  /** At most 4. */
  readonly related: readonly ArticleCard[]
  /** Neighbours in the subcategory, by date. */
  readonly previous?: TextLink
  readonly next?: TextLink
  /** The subcategory that the page belongs to, otherwise the category. */
  readonly home?: TextLink
}

export interface AuthorProps {
  readonly crumbs: readonly TextLink[]
  readonly name: string
  readonly kind: AuthorKind
  /** The biography. */
  readonly html: string
  /** Set if the biography is in another language than the page. */
  readonly biographyLanguage?: Language
  readonly cards: readonly ArticleCard[]
  readonly paging: Paging
}

interface AuthorSummary {
  readonly name: string
  readonly path: string
  readonly kind: AuthorKind
  readonly count: number
  readonly description: string
  readonly language?: Language
}

export interface AuthorsProps {
  readonly crumbs: readonly TextLink[]
  readonly heading: string
  readonly html?: string
  readonly authors: readonly AuthorSummary[]
  /** A sentence shown instead of authors; absent if there are any. */
  readonly nothing?: string
}

export interface InfoProps {
  readonly crumbs: readonly TextLink[]
  readonly heading: string
  readonly html?: string
}

export interface SitemapGroup {
  readonly title: string
  readonly path: string
  readonly children: readonly { readonly title: string; readonly path: string; readonly articles: readonly TextLink[] }[]
  /** Articles filed under the category but no subcategory. */
  readonly articles: readonly TextLink[]
}

export interface SitemapProps {
  readonly crumbs: readonly TextLink[]
  readonly heading: string
  readonly html?: string
  /** Its own path, which the search box submits to. */
  readonly path: string
  readonly pages: readonly TextLink[]
  readonly groups: readonly SitemapGroup[]
  /** Articles that are not in the category index. */
  readonly unfiled: readonly TextLink[]
  readonly authors: readonly TextLink[]
}

/** The page with the stories saved on the device. */
export interface SavedProps {
  readonly crumbs: readonly TextLink[]
  /** Path of the page that lists every article. */
  readonly everything: string
}

/** The 404 and the 500 page. */
export interface LostProps {
  readonly heading: string
  /** Paths of its links. */
  readonly home: string
  readonly sitemap: string
  readonly html?: string
  readonly categories: readonly CategorySummary[]
}

/** The page that the service worker shows when offline. Its texts come as props, because no other page needs them. */
export interface OfflineProps {
  readonly kicker: string
  readonly heading: string
  readonly text: string
  /** Text of the link that requests the page again. */
  readonly retry: string
  readonly home: string
}

/** The props of every page, by the name of its component. */
export interface PropsByComponent {
  readonly home: HomeProps
  readonly category: CategoryProps
  readonly subcategory: SubcategoryProps
  readonly article: ArticleProps
  readonly author: AuthorProps
  readonly authors: AuthorsProps
  readonly info: InfoProps
  readonly sitemap: SitemapProps
  readonly saved: SavedProps
  readonly notFound: LostProps
  readonly serverError: LostProps
  readonly offline: OfflineProps
}

export type ComponentName = keyof PropsByComponent
