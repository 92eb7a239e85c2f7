import type { Thing } from 'schema-dts'
import type { Article } from '../../../content/publication.ts'
import type { ArticleProps } from '../../../shared/pages/pageProps.ts'
import { largestSource } from '../../../shared/pictures/picture.ts'
import { absoluteUrl } from '../../absoluteUrl.ts'
import { textKey } from '../../addresses/AddressBook.ts'
import { codeEntry } from '../../code/rendering/codeEntry.ts'
import { authorData, breadcrumbData, publisherData } from '../../head/structuredData.ts'
import { type PicturePlanner, cropFile, cropNames } from '../../images/planPictures.ts'
import type { PagePlan } from '../PagePlan.ts'
import { type SiteIndex, pathOfArticle } from '../SiteIndex.ts'
import type { PageTools } from '../articleCard.ts'
import { changedAt } from '../formatText.ts'
import { listingKey } from '../collection/collectionPages.ts'
import { namedTitles } from '../titles.ts'
import { articleProps } from './articleProps.ts'

/** Plans the page of every article and every collection's entry. */
export function planArticlePages(site: SiteIndex, tools: PageTools): readonly PagePlan<'article'>[] {
  const entries = [...site.collections.values()].flatMap((collection) => collection.entries)
  return [...site.articles, ...entries].map((article) => planArticle(site, tools, article))
}

function planArticle(site: SiteIndex, tools: PageTools, article: Article): PagePlan<'article'> {
  const [filing] = article.filings
  const category = site.categoryByKey.get(filing?.category ?? '')
  return {
    component: 'article',
    type: 'article',
    path: pathOfArticle(site, article),
    language: site.language,
    alternateKey: textKey(article),
    within: article.own ? [listingKey(article.own.collection)] : filing ? placesOf(filing) : [],
    ...namedTitles(site, article.heading),
    description: article.description,
    changed: changedAt(article),
    pictures: picturesOf(article, tools.pictures),
    props: (sheets) => articleProps(site, article, { ...tools, sheets }),
    data: (props) => [
      ownData(site, article) ?? articleData(props, site),
      ...breadcrumbData([...props.crumbs, { text: props.title }], site.publication.site.url),
    ],
    card: ({ title, home, picture }) => ({ title, kicker: home?.text, picture, category: category?.slug }),
  }
}

/** Returns the keys of the listings that an article is filed in, nearest first. */
function placesOf({ category, subcategory }: Article['filings'][number]): string[] {
  return [...(subcategory === undefined ? [] : [`category:${category}/${subcategory}:1`]), `category:${category}:1`]
}

/** Returns the lead picture, then those in the text. */
function picturesOf({ image, body }: Article, planner: PicturePlanner): string[] {
  const inText = body.inserts.flatMap((part) => ('picture' in part ? part.picture : []))
  const files = [...(image ? [image.picture] : []), ...inText]
  return [...new Set(files.map((file) => largestSource(planner.plan(file, ''))))]
}

/** Describes an article as schema.org data. */
function articleData({ title, author, date, updated, picture, corrections }: ArticleProps, site: SiteIndex): Thing {
  const { url } = site.publication.site
  return {
    '@type': 'Article',
    headline: title,
    ...(picture && { image: cropNames.map((crop) => absoluteUrl(url, cropFile(picture.base, crop, picture.focus))) }),
    datePublished: date.iso,
    ...(updated && { dateModified: updated.iso }),
    ...(author && { author: bylineData(author, url) }),
    ...(corrections && {
      correction: corrections.items.map((item) => ({
        '@type': 'CorrectionComment' as const,
        text: item.text,
        datePublished: item.date.iso,
      })),
    }),
    publisher: publisherData(site.publication.site, site.publication.theme?.logo?.light.address),
  }
}

function bylineData({ name, kind, path }: NonNullable<ArticleProps['author']>, url: string): ReturnType<typeof authorData> {
  return authorData({ name, ...(kind && { kind }), ...(path !== undefined && { url: absoluteUrl(url, path) }) })
}

/** Returns the schema.org data that the publication's own code gives for an entry; undefined if it gives none. */
function ownData(site: SiteIndex, text: Article): Thing | undefined {
  const collection = text.own && site.collections.get(text.own.collection)?.collection
  return collection?.structuredData?.(codeEntry(site, text)) as Thing | undefined
}
