import { escapeHtml } from '../shared/escapeHtml.ts'
import { decodeEscapes } from '../shared/escapes.ts'
import type { Language } from '../shared/languages.ts'
import { namedPageNames, pageKey } from '../shared/paths.ts'
import { collapseRedirects } from '../shared/collapseRedirects.ts'
import type { WrittenBlock } from './blocks/blockSchemas.ts'
import { type Entry, frontOf } from './load/entry.ts'
import type { LoadedArticle, LoadedContent, PictureTable } from './load/loadedContent.ts'
import { picturePath } from './load/namedPictures.ts'
import type { RenderedBody } from './markdown/renderedBody.ts'
import { parseDate, timeOf } from './parseDate.ts'
import { lastRating, sumOf } from './rating.ts'
import type {
  Ads,
  Article,
  Author,
  Body,
  BodyBlock,
  BodyPicture,
  NamedPageText,
  PaidLink,
  PictureFile,
  Publication,
  SiteConfig,
} from './publication.ts'
import type { ArticleFrontMatter, AuthorFrontMatter, PageFrontMatter } from './schemas/entrySchemas.ts'
import { normaliseScript } from './schemas/thirdPartySchema.ts'
import { withoutUndefined } from './withoutUndefined.ts'

/** Makes the publication of what was loaded; only for content without errors. */
export function assemblePublication(content: LoadedContent, now: Date): Publication {
  const { site, pictures } = content
  const isListed = (entry: Entry<unknown>) => site.languages.includes(entry.language)
  const articles = content.articles.filter((article) => isListed(article) && !article.isHidden)
  return {
    site: assembleSite(content),
    categories: content.categories.tree,
    articles: newestFirst(articles.map((article) => assembleArticle(article, pictures))),
    authors: content.authors.filter(isListed).map((author) => assembleAuthor(author, content)),
    pages: content.pages.filter(isListed).map((page) => assemblePage(page, content)),
    ads: assembleAds(content.ads.fields, now),
    redirects: collapseRedirects(
      content.redirects.items.filter((redirect) => redirect !== undefined),
      site.value?.url,
    ),
    gone: content.redirects.gone.filter((path) => path !== undefined).map(pageKey),
    publicFiles: content.publicFiles,
    drawings: content.drawings,
  }
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
  if (!site.value || !first) throw new Error('Settings or categories with errors were let pass')
  const { contact, social, buckets, thirdParty, rules: _rules, ...settings } = site.value
  return {
    ...settings,
    ...withoutUndefined({ contact, buckets: buckets && withoutUndefined(buckets) }),
    languages: site.languages,
    social: withoutUndefined(social),
    thirdParty: { scripts: thirdParty.scripts.map(normaliseScript), proxyHosts: thirdParty.proxyHosts },
    defaultCategory: settings.defaultCategory ?? first.key,
  }
}

function assembleAuthor(author: Entry<AuthorFrontMatter>, { pictures }: LoadedContent): Author {
  const { name, kind, meta_title: metaTitle, meta_description: metaDescription } = frontOf(author)
  const body = assembleBody(author, pictures)
  return { slug: author.id, language: author.language, name, metaTitle, metaDescription, kind, body }
}

function assemblePage(page: Entry<PageFrontMatter>, { pictures }: LoadedContent): NamedPageText {
  const name = namedPageNames.find((known) => known === page.id)
  if (!name) throw new Error(`An unknown page was let pass: ${page.source.file}`)
  return { name, language: page.language, ...withoutUndefined(frontOf(page)), body: assembleBody(page, pictures) }
}

/** By date, then by slug, then as the folders are sorted. */
function newestFirst(articles: readonly Article[]): readonly Article[] {
  const dated = articles.map((article) => ({ article, time: timeOf(article.date) }))
  dated.sort((a, b) => b.time - a.time || (a.article.slug < b.article.slug ? -1 : a.article.slug > b.article.slug ? 1 : 0))
  return dated.map(({ article }) => article)
}

function assembleArticle(article: LoadedArticle, pictures: PictureTable): Article {
  const { title, slug, description, author, date, image, sources = [], corrections = [], made, origin } = frontOf(article)
  const rated = lastRating(made?.readings)
  return {
    id: article.id,
    language: article.language,
    slug,
    heading: title ?? headingFrom(slug, article.language),
    description,
    author,
    date,
    filings: article.classification.filings,
    sources: sources.map(withoutUndefined),
    corrections: corrections.toSorted((a, b) => timeOf(b.date) - timeOf(a.date)),
    words: article.body.words,
    body: assembleBody(article, pictures),
    file: article.source.file,
    ...withoutUndefined({
      title,
      updated: lastChange(article.fields),
      rating: rated && sumOf(rated.answers),
      origin,
      image: image && leadPicture({ file: article.source.file, image, pictures }),
      made: made && withoutUndefined({ ...made, readings: made.readings?.map(withoutUndefined) }),
    }),
  }
}

/** `updated`, or the day of a later correction. */
function lastChange({ updated, corrections = [] }: Partial<ArticleFrontMatter>): string | undefined {
  const days = [...(updated === undefined ? [] : [updated]), ...corrections.map(({ date }) => date)]
  return days.reduce<string | undefined>((last, day) => (last === undefined || timeOf(day) > timeOf(last) ? day : last), undefined)
}

function leadPicture(options: {
  readonly file: string
  readonly image: NonNullable<ArticleFrontMatter['image']>
  readonly pictures: PictureTable
}): NonNullable<Article['image']> {
  const { file, image, pictures } = options
  const { src: source, alt = '', caption } = image
  return { picture: openPicture({ file, source, pictures }), alt, ...withoutUndefined({ caption }) }
}

/** Words made from a slug, the first with a capital letter. */
function headingFrom(slug: string, language: Language): string {
  const words = slug.replaceAll('-', ' ')
  const [first = ''] = words
  return first.toLocaleUpperCase(language) + words.slice(first.length)
}

interface Place {
  readonly file: string
  readonly pictures: PictureTable
}

/** The body of an entry with its pictures opened. */
function assembleBody({ source, digest, body }: Entry<unknown>, pictures: PictureTable): Body {
  const { notes, headings, words } = body
  const place = { file: source.file, pictures }
  return {
    // Of a file that has not changed, the HTML is made where it is asked for.
    get parts() {
      return body.parts.map((part) => (typeof part === 'string' ? part : assembleInsert(part, place)))
    },
    inserts: body.inserts.map((insert) => assembleInsert(insert, place)),
    ...(notes.length > 0 && { notes }),
    headings,
    words,
    digest,
  }
}

function assembleInsert(insert: RenderedBody['inserts'][number], place: Place): BodyPicture | BodyBlock {
  if ('block' in insert) return assembleBlock(insert.block, place)
  const picture = openPicture({ ...place, source: decodeEscapes(insert.source) })
  return { picture, alt: insert.alt, ...withoutUndefined({ caption: insert.caption }) }
}

function assembleBlock(block: WrittenBlock, place: Place): BodyBlock {
  if (block.kind !== 'before-after') return block
  const side = ({ src: source, alt = '', caption }: (typeof block)['before']): BodyPicture => ({
    picture: openPicture({ ...place, source }),
    alt,
    caption: escapeHtml(caption),
  })
  return { kind: block.kind, before: side(block.before), after: side(block.after) }
}

/** The opened picture that a file names; only for one that the checks let pass. */
function openPicture(options: Place & { readonly source: string }): PictureFile {
  const { file, source, pictures } = options
  const found = picturePath(file, source)
  const inspection = found.kind === 'path' ? pictures.get(found.path) : undefined
  if (!inspection || !('picture' in inspection)) throw new Error(`A picture with errors was let pass: ${source} in ${file}`)
  return inspection.picture
}

const day = 24 * 60 * 60 * 1000

/** Whether a paid link is shown at a time; a day without a time counts until its end, in UTC. */
function isShownOn(link: PaidLink, now: Date): boolean {
  if (typeof link === 'string') return true
  const { start, end } = link
  const time = now.getTime()
  return (start === undefined || limit(start, 0) <= time) && (end === undefined || time < limit(end, day))
}

function limit(date: string, more: number): number {
  const parsed = parseDate(date)
  if (typeof parsed === 'string') throw new Error(`A date was not checked before it was used: "${date}" ${parsed}`)
  return parsed.time + (parsed.hasTime ? 0 : more)
}
