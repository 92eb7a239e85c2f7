import type { Head, PageResult } from '../../shared/pageData.ts'
import type { Picture } from '../../shared/picture.ts'
import { absoluteUrl } from '../absoluteUrl.ts'
import { cropFile } from '../images/crops.ts'
import type { SiteIndex } from '../pages/SiteIndex.ts'

type SocialTags = NonNullable<Head['social']>

/** Open Graph (ogp.me), which the cards of social networks are made of; `headTags` writes the description, which is the page's own. */
export function socialTags(site: SiteIndex, result: PageResult): SocialTags {
  const { title, url } = site.publication.site
  const { head, component, props } = result
  const suffix = ` | ${title}`
  return [
    ['og:type', component === 'article' ? 'article' : component === 'author' ? 'profile' : 'website'],
    ['og:site_name', title],
    ['og:title', head.title.endsWith(suffix) ? head.title.slice(0, -suffix.length) : head.title],
    ['og:url', head.canonical ?? ''],
    ...('picture' in props && props.picture ? pictureTags(props.picture, url) : []),
  ]
}

function pictureTags(picture: Picture, url: string): SocialTags {
  return [
    ['og:image', absoluteUrl(url, cropFile(picture.base, '16x9'))],
    ...(picture.alt === '' ? [] : [['og:image:alt', picture.alt] as const]),
    ['twitter:card', 'summary_large_image'],
  ]
}
