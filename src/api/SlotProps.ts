import type { FunctionComponent } from 'react'
import type { LostProps } from '../shared/pages/pageProps.ts'
import type { SlotName } from '../shared/pages/slotNames.ts'
import type { CardProps } from '../ui/components/Card/Card.tsx'
import type { ListingProps, ListingRowProps } from '../ui/components/Listing/Listing.tsx'
import type { PagerProps } from '../ui/components/Pager/Pager.tsx'
import type { FooterProps } from '../ui/layout/Footer/Footer.tsx'
import type { HeaderProps } from '../ui/layout/Header/Header.tsx'
import type { ArticleFootProps } from '../ui/pages/article/ArticleFoot.tsx'
import type { HomeSectionProps } from '../ui/pages/home/HomePage.tsx'
import type { ArticleHeadProps } from '../ui/pages/article/ArticlePage.tsx'
import type { Entry } from './Entry.ts'

interface Listed {
  /** The entries that the cards link to, in card order. */
  readonly entries: readonly Entry[]
}

interface OwnProps {
  readonly Header: HeaderProps
  readonly Footer: FooterProps
  readonly ArticleHead: ArticleHeadProps & { readonly entry: Entry }
  readonly ArticleFoot: ArticleFootProps & { readonly entry: Entry }
  /**
   * A card of any kind: a picture with a headline, a row of a listing, or a headline alone. Each kind has its own props, so only `card` is
   * always present. `entry` is absent if the card links to a page that is not content.
   */
  readonly Card: Pick<CardProps, 'card'> & Partial<CardProps> & Partial<ListingRowProps> & { readonly entry?: Entry }
  readonly Listing: ListingProps & Listed
  readonly Pager: PagerProps
  /** `section` is the section's name in the `home` setting. */
  readonly HomeSection: HomeSectionProps & Listed
  readonly NotFound: LostProps
}

/**
 * The props of a component that fills a slot: the engine's own props, plus the engine's component as `Original`, which takes the same
 * props.
 */
export type SlotProps<Name extends SlotName> = OwnProps[Name] & {
  readonly Original: FunctionComponent<Omit<OwnProps[Name], 'entry' | 'entries'>>
}
