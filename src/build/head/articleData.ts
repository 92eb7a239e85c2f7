import type { Article } from 'schema-dts'
import type { ArticleProps } from '../../shared/pageProps.ts'
import { absoluteUrl } from '../absoluteUrl.ts'
import { cropFile, cropNames } from '../images/crops.ts'
import { authorData } from './authorData.ts'
import type { Place } from './Place.ts'

/** An article as its page shows it. */
export function articleData({ title, author, date, updated, picture }: ArticleProps, { site, url }: Place): Article {
  const { name, kind, path } = author
  return {
    '@type': 'Article',
    headline: title,
    ...(picture && { image: cropNames.map((crop) => absoluteUrl(url, cropFile(picture.base, crop))) }),
    datePublished: date.iso,
    ...(updated && { dateModified: updated.iso }),
    author: authorData({ name, kind, ...(path !== undefined && { url: absoluteUrl(url, path) }) }),
    publisher: { '@type': 'Organization', name: site.title, url: absoluteUrl(url, '/') },
  }
}
