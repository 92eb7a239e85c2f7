import type { Head, PageResult } from '../../shared/pageData.ts'
import { absoluteUrl } from '../absoluteUrl.ts'
import type { SiteIndex } from '../pages/SiteIndex.ts'
import { cardSize } from '../socialCards/SocialCard.ts'

type SocialTags = NonNullable<Head['social']>

export interface Shown {
  readonly site: SiteIndex
  readonly result: PageResult
  /** The page's social card. */
  readonly card: { readonly path: string; readonly alt: string }
}

/** Open Graph (ogp.me), which the cards of all social networks are made of; `headTags` writes the description, which is the page's own. */
export function socialTags({ site, result: { head, component }, card }: Shown): SocialTags {
  const { title, url } = site.publication.site
  const suffix = ` | ${title}`
  return [
    ['og:type', component === 'article' ? 'article' : component === 'author' ? 'profile' : 'website'],
    ['og:site_name', title],
    ['og:title', head.title.endsWith(suffix) ? head.title.slice(0, -suffix.length) : head.title],
    ['og:url', head.canonical ?? ''],
    ['og:image', absoluteUrl(url, card.path)],
    ['og:image:width', String(cardSize.width)],
    ['og:image:height', String(cardSize.height)],
    ['og:image:alt', card.alt],
    ['twitter:card', 'summary_large_image'],
  ]
}
