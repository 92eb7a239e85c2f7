import type { Category, Subcategory } from '../../content/publication.ts'
import type { NearPlace, TitleIndex } from '../../search/TitleIndex.ts'
import { type Language, wordLanguagesOf } from '../../shared/languages/languages.ts'
import type { FooterSlice, HeaderSlice, SliceData, Slices } from '../../shared/pages/pageData.ts'
import { type SiteIndex, homePath, pathIn, pathOfArticle, pathOfCategory, categorySummaries, textIn } from '../pages/SiteIndex.ts'
import { namedPaths, savedPath, titleIndexHash, topicPath } from '../../shared/addresses/paths.ts'
import type { TextLink } from '../../shared/pages/pageProps.ts'
import { linksAt } from '../pages/info/freePages.ts'
import { policyLink } from '../pages/namedPages.ts'
import { correctionsLink } from '../provenance/corrections.ts'

interface SliceOptions {
  /** Inline SVG of the publication's logo, if it has one. */
  readonly logo: string | undefined
  /** For the copyright line. */
  readonly year: number
}

/** Makes the header and the footer of a language. */
export function makeSlices(site: SiteIndex, { logo, year }: SliceOptions): Slices {
  return { header: headerSlice(site, logo), footer: footerSlice(site, year) }
}

function headerSlice(site: SiteIndex, logo: string | undefined): HeaderSlice {
  return {
    home: homePath(site),
    title: site.publication.site.title,
    ...(logo !== undefined && { logo }),
    categories: categorySummaries(site).map(({ count: _count, ...category }) => category),
    ...(site.publication.site.languages.length > 1 && { languages: site.publication.site.languages }),
    searchPath: pathIn(site, namedPaths.sitemap),
    ...someLinks(linksAt('menu', site)),
  }
}

function footerSlice(site: SiteIndex, year: number): FooterSlice {
  const { title, contact, social } = site.publication.site
  const policy = policyLink(site)
  const corrections = correctionsLink(site)
  const info = (['authors', 'privacy-policy', 'terms', 'about-us', 'sitemap'] as const).filter((name) => !site.leftOut.has(name))
  return {
    title,
    year,
    categories: site.publication.categories.map((category) => ({
      text: textIn(site, category.title),
      path: pathOfCategory(site, category),
    })),
    info: Object.fromEntries(info.map((name) => [name, pathIn(site, namedPaths[name])])),
    saved: pathIn(site, savedPath),
    ...(policy && { policy }),
    ...(corrections && { corrections }),
    ...(contact !== undefined && { contact }),
    ...someLinks([...collectionLinks(site), ...linksAt('footer', site)]),
    social,
  }
}

/** Returns links to the listings of the publication's collections. */
function collectionLinks({ collections }: SiteIndex): readonly TextLink[] {
  return [...collections.values()].map(({ title, path }) => ({ text: title, path }))
}

/** Returns an empty object if there are none, so that most publications' documents do not mention them. */
function someLinks(pages: readonly TextLink[]): { readonly pages?: readonly TextLink[] } {
  return pages.length > 0 ? { pages } : {}
}

/** Returns the contents of the slice files, by the slot of the layout. */
export function sliceData(
  language: Language,
  slices: Slices,
): { readonly header: SliceData<HeaderSlice>; readonly footer: SliceData<FooterSlice> } {
  return {
    header: { componentChunkName: 'layout', result: slices.header, staticQueryHashes: [titleIndexHash(language)] },
    footer: { componentChunkName: 'layout', result: slices.footer, staticQueryHashes: [] },
  }
}

export function sliceNames(language: Language): { readonly header: string; readonly footer: string } {
  return { header: `header-${language}`, footer: `footer-${language}` }
}

/** Makes the index of titles by category and subcategory, in tree order, then by collection; articles without a title are left out. */
export function makeTitleIndex(site: SiteIndex): TitleIndex {
  const collections = [...site.collections.values()]
  const texts = [...site.articles, ...collections.flatMap(({ newest }) => newest)]
  const offered = texts.filter((article) => article.title !== undefined)
  const place = new Map(offered.map((article, position) => [article, position]))
  const positions = (articles: readonly (typeof offered)[number][] | undefined) =>
    (articles ?? []).flatMap((article) => place.get(article) ?? [])
  const synonyms = wordLanguagesOf(site.language).flatMap((language) => site.publication.site.search.synonyms[language] ?? [])
  return {
    // The search compares composed characters (NFC).
    articles: offered.map((article) => [article.heading.normalize('NFC'), pathOfArticle(site, article)]),
    groups: [
      ...site.publication.categories.map((category) => {
        const filed = new Set(
          category.children.flatMap((child) => positions(site.articlesBySubcategory.get(`${category.key}/${child.key}`))),
        )
        return {
          title: textIn(site, category.title),
          path: pathOfCategory(site, category),
          articles: positions(site.articlesByCategory.get(category.key)).filter((position) => !filed.has(position)),
          children: category.children.map((child) => ({
            title: textIn(site, child.title),
            path: pathOfCategory(site, category, child),
            articles: positions(site.articlesBySubcategory.get(`${category.key}/${child.key}`)),
            topics: topicsIn(site, category, child),
          })),
        }
      }),
      ...collections.map(({ title, path, newest }) => ({ title, path, articles: positions(newest), children: [] })),
    ],
    ...(synonyms.length > 0 && { synonyms }),
  }
}

/** Returns the topics of a subcategory that have articles. */
function topicsIn(site: SiteIndex, category: Category, subcategory: Subcategory): readonly NearPlace[] {
  return subcategory.topics
    .filter(({ key }) => site.articlesByTopic.has(`${category.key}/${subcategory.key}/${key}`))
    .map(({ title, slug }) => ({ title: textIn(site, title), path: topicPath(pathOfCategory(site, category, subcategory), slug) }))
}
