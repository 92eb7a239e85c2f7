import { type Language, engineLanguageOf, wordLanguagesOf } from '../../shared/languages/languages.ts'
import type { LanguageTexts } from '../../shared/messages/builtForms.ts'
import { houseWords, plainSection } from '../../shared/looks/houseWords.ts'
import { engineTexts } from '../../shared/messages/engineTexts.ts'
import { type NamedPage, isLeftOut, namedPageNames, pageKey } from '../../shared/addresses/paths.ts'
import type { LookName } from '../../shared/colours/themeColours.ts'
import { collapseRedirects } from '../../shared/redirects/collapseRedirects.ts'
import { type Entry, frontOf } from '../load/entries/entry.ts'
import {
  type LoadedArticle,
  type LoadedContent,
  type LoadedOwn,
  type TextFrontMatter,
  isOpen,
  validRedirects,
} from '../load/loadedContent.ts'
import { isShownOn } from './nextMoment.ts'
import { timeOf } from '../schemas/parseDate.ts'
import { lastRating, sumOf } from './rating.ts'
import { listingOf } from '../own/collectionAddress.ts'
import type { OwnCollection } from '../own/readCollections.ts'
import type { Ads, Article, Author, Collection, FreePage, NamedPageText, OwnEntry, Publication, Reading } from '../publication.ts'
import type { SiteConfig } from '../SiteConfig.ts'
import { defaultHome } from '../../shared/pages/homeSections.ts'
import { type BodySources, assembleBody, leadPicture } from './assembleBody.ts'
import type { ArticleFrontMatter, AuthorFrontMatter } from '../schemas/entrySchemas.ts'
import type { PageFrontMatter } from '../schemas/pageSchema.ts'
import { addressOf, isFreePage } from '../load/entries/freePages.ts'
import { isOwnPage } from '../load/entries/ownPages.ts'
import { ownAddress } from '../schemas/siteSchema.ts'
import { prefixOf } from '../schemas/site/hostingSchema.ts'
import { type ThirdPartyInput, normaliseScript } from '../schemas/site/thirdPartySchema.ts'
import { withoutUndefined } from '../../shared/withoutUndefined.ts'
import { checkTexts } from '../words/checkTexts.ts'
import { type NamedTexts, replaceTexts } from '../words/messageNames.ts'

/** Assembles the publication from loaded content; only for content without errors. */
export function assemblePublication(content: LoadedContent, now: Date): Publication {
  const { site, pictures } = content
  const sources = { pictures, base: prefixOf(site.fields.base) }
  const isRated = site.fields.ratings !== false
  const assembleAll = (texts: readonly LoadedArticle[]) =>
    newestFirst(texts.filter((text) => isListed(text) && !text.isHidden).map((text) => assembleArticle(text, { ...sources, isRated })))
  const isListed = (entry: Entry<unknown>) => site.languages.includes(entry.language)
  const pages = content.pages.filter((page) => isListed(page) && !page.isHidden)
  return {
    site: assembleSite(content),
    categories: content.categories.tree,
    articles: assembleAll(content.articles),
    collections: content.collections.map(({ definition, entries }) => assembleCollection(definition, assembleAll(entries), site.languages)),
    authors: content.authors.filter(isListed).map((author) => assembleAuthor(author, sources)),
    pages: pages.filter(({ id }) => !isFreePage(id)).map((page) => assemblePage(page, sources)),
    leftOut: content.pages
      .filter((page) => isListed(page) && page.isHidden && isLeftOut(page.id) && !isFreePage(page.id))
      .map((page) => ({ name: nameOf(page), language: page.language })),
    freePages: pages.filter(({ id }) => isFreePage(id)).map((page) => assembleFreePage(page, sources)),
    ads: assembleAds(content.ads.fields, now),
    redirects: collapseRedirects(validRedirects(content), {
      siteUrl: ownAddress(site.fields),
      isTaken: (path) => isOpen(content.addresses, path),
    }),
    gone: content.redirects.gone.filter((path) => path !== undefined).map(pageKey),
    publicFiles: content.publicFiles,
    drawings: content.drawings,
    ...(content.theme && { theme: content.theme }),
    texts: Object.fromEntries(site.languages.map((language) => [language, assembleTexts(content, language)])),
  }
}

/**
 * Merges texts, later ones taking precedence: the engine's, the look's, the language file's and the overrides in the site configuration; in
 * a regional form, the publication's for its language come before its own.
 */
function assembleTexts({ site, languages, theme }: LoadedContent, language: Language): LanguageTexts {
  const { data, fields } = site
  const replaced = wordLanguagesOf(language).flatMap((code): readonly NamedTexts[] => {
    const words = data && fields.words?.[code]
    const overrides = words && checkTexts(words, { data, path: ['words', code], language: code, isWhole: false }).texts
    return [languages.texts.get(code) ?? new Map(), overrides ?? new Map()]
  })
  return replaced.reduce(replaceTexts, textsOfLook(theme?.look ?? 'house', language))
}

function textsOfLook(look: LookName, language: Language): LanguageTexts {
  const base = engineLanguageOf(language)
  // A language of its own has a text for every message.
  if (base === undefined) return engineTexts.en
  return look === 'house' ? replaceTexts(engineTexts[base], new Map(Object.entries(houseWords[base]))) : engineTexts[base]
}

function assembleAds({ sapeLinks = {}, sapeNewUrl }: LoadedContent['ads']['fields'], now: Date): Ads {
  const due = Object.entries(sapeLinks).map(([path, links]) => [path, links.filter((link) => isShownOn(link, now))])
  return {
    sapeLinks: Object.fromEntries(due) as Ads['sapeLinks'],
    ...(sapeNewUrl !== undefined && isShownOn(sapeNewUrl, now) && { sapeNewUrl }),
  }
}

function assembleSite({ site, categories }: LoadedContent): SiteConfig {
  const [first] = categories.tree
  if (!site.value || !first) throw new Error('Settings or categories with errors were let through')
  const { base, contact, social, buckets, thirdParty, home = defaultHome, ...rest } = site.value
  const { rules: _rules, theme: _theme, words: _words, ...settings } = rest
  return {
    ...settings,
    ...(base !== '/' && { base }),
    ...withoutUndefined({ contact, buckets: buckets && withoutUndefined(buckets) }),
    languages: site.languages,
    social,
    home: home.map(plainSection),
    thirdParty: assembleThirdParty(thirdParty),
    defaultCategory: settings.defaultCategory ?? first.key,
  }
}

function assembleThirdParty({ scripts, proxyHosts, connect }: ThirdPartyInput): SiteConfig['thirdParty'] {
  return { scripts: scripts.map(normaliseScript), proxyHosts, ...(connect.length > 0 && { connect }) }
}

function assembleAuthor(author: Entry<AuthorFrontMatter>, sources: BodySources): Author {
  const { name, kind, meta_title: metaTitle, meta_description: metaDescription } = frontOf(author)
  const body = assembleBody(author, sources)
  return { slug: author.id, language: author.language, name, metaTitle, metaDescription, kind, body }
}

function assemblePage(page: Entry<PageFrontMatter>, sources: BodySources): NamedPageText {
  const { title, description, heading } = frontOf(page)
  const text = { title, description, ...withoutUndefined({ heading }) }
  return { name: nameOf(page), language: page.language, ...text, body: assembleBody(page, sources) }
}

function nameOf(page: Entry<PageFrontMatter>): NamedPage {
  const name = namedPageNames.find((known) => known === page.id)
  if (!name) throw new Error(`An unknown page was let through: ${page.source.file}`)
  return name
}

function assembleFreePage(page: Entry<PageFrontMatter>, sources: BodySources): FreePage {
  const { title, description, heading, place = 'footer' } = frontOf(page)
  return {
    id: page.id,
    language: page.language,
    address: addressOf(page),
    place,
    title,
    description,
    ...withoutUndefined({ heading }),
    ...(isOwnPage(page) && { isMade: true as const }),
    body: assembleBody(page, sources),
  }
}

/** Sorts articles from newest to oldest, then by slug, then in folder order. */
function newestFirst(articles: readonly Article[]): readonly Article[] {
  const dated = articles.map((article) => ({ article, time: timeOf(article.date) }))
  dated.sort((a, b) => b.time - a.time || (a.article.slug < b.article.slug ? -1 : a.article.slug > b.article.slug ? 1 : 0))
  return dated.map(({ article }) => article)
}

function assembleCollection(
  { name, address, title = capitalised(name), order, structuredData, placeOf }: OwnCollection,
  entries: readonly Article[],
  languages: SiteConfig['languages'],
): Collection {
  const titleIn = (language: Language) => (typeof title === 'string' ? title : (title[language] ?? title[languages[0]] ?? name))
  return {
    name,
    title: Object.fromEntries(languages.map((language) => [language, titleIn(language)])),
    listings: Object.fromEntries(languages.map((language) => [language, listingOf(address, { language, defaultLanguage: languages[0] })])),
    order,
    entries,
    file: placeOf([]).file,
    ...(structuredData && { structuredData }),
  }
}

interface ArticleContext extends BodySources {
  /** Whether the publication shows ratings. */
  readonly isRated: boolean
}

function assembleArticle(article: LoadedArticle, { isRated, ...bodySources }: ArticleContext): Article {
  const { title, slug, description, author, date, image, sources = [], corrections = [], made, origin } = frontOf(article)
  const readings = made?.readings?.map(isRated ? withoutUndefined : withoutAnswers)
  const rated = lastRating(readings)
  return {
    id: article.id,
    language: article.language,
    slug,
    heading: title ?? headingFrom(slug, article.language),
    description,
    date,
    filings: article.classification.filings,
    sources: sources.map(withoutUndefined),
    corrections: corrections.toSorted((a, b) => timeOf(b.date) - timeOf(a.date)),
    words: article.body.words,
    body: assembleBody(article, bodySources),
    file: article.source.file,
    ...withoutUndefined({
      title,
      author,
      own: article.own && assembleOwn(article.own),
      updated: lastChange(article.fields),
      rating: rated && sumOf(rated.answers),
      origin,
      image: image && leadPicture({ file: article.source.file, image, pictures: bodySources.pictures }),
      made: made && withoutUndefined({ ...made, readings }),
    }),
  }
}

function assembleOwn({ collection, fields, references }: LoadedOwn): OwnEntry {
  return { collection, fields, references: [...new Set(references.map((reference) => `${reference.collection}/${reference.id}`))] }
}

function withoutAnswers({
  answers: _answers,
  ...reading
}: NonNullable<NonNullable<ArticleFrontMatter['made']>['readings']>[number]): Reading {
  return withoutUndefined(reading)
}

/** Returns `updated`, or the date of a later correction. */
function lastChange({ updated, corrections = [] }: Partial<TextFrontMatter>): string | undefined {
  const days = [...(updated === undefined ? [] : [updated]), ...corrections.map(({ date }) => date)]
  return days.reduce<string | undefined>((last, day) => (last === undefined || timeOf(day) > timeOf(last) ? day : last), undefined)
}

/** Turns a slug into words with a capital first letter. */
function headingFrom(slug: string, language: Language): string {
  return capitalised(slug.replaceAll('-', ' '), language)
}

function capitalised(words: string, language?: Language): string {
  const [first = ''] = words
  return first.toLocaleUpperCase(language) + words.slice(first.length)
}
