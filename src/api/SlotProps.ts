import type { FunctionComponent } from 'react'
import type { CodeEntry as Entry } from '../shared/CodeEntry.ts'
import type { LostProps } from '../shared/pageProps.ts'
import type { SlotName } from '../shared/slotNames.ts'
import type { CardProps } from '../ui/components/Card/Card.tsx'
import type { ListingProps } from '../ui/components/Listing/Listing.tsx'
import type { PagerProps } from '../ui/components/Pager/Pager.tsx'
import type { FooterProps } from '../ui/layout/Footer/Footer.tsx'
import type { HeaderProps } from '../ui/layout/Header/Header.tsx'
import type { ArticleFootProps } from '../ui/pages/article/ArticleFoot.tsx'
import type { HomeSectionProps } from '../ui/pages/home/HomePage.tsx'
import type { ArticleHeadProps } from '../ui/pages/article/ArticlePage.tsx'

export type { CodeEntry as Entry, LinkedEntry } from '../shared/CodeEntry.ts'

interface Listed {
  /** What its cards lead to, in their order. */
  readonly entries: readonly Entry[]
}

interface OwnProps {
  readonly Header: HeaderProps
  readonly Footer: FooterProps
  readonly ArticleHead: ArticleHeadProps & { readonly entry: Entry }
  readonly ArticleFoot: ArticleFootProps & { readonly entry: Entry }
  /** Also on the rows of a listing. `entry` is absent where the card leads to a page that is no content. */
  readonly Card: CardProps & { readonly entry?: Entry }
  readonly Listing: ListingProps & Listed
  readonly Pager: PagerProps
  /** `section` is its name in the setting `home`. */
  readonly HomeSection: HomeSectionProps & Listed
  readonly NotFound: LostProps
}

/** What a component of a slot gets: the engine's own props, and the engine's component as `Original`, which takes the same. */
export type SlotProps<Name extends SlotName> = OwnProps[Name] & {
  readonly Original: FunctionComponent<Omit<OwnProps[Name], 'entry' | 'entries'>>
}
