import { type Article, type Author, type NamedPageText, publishedTexts } from '../../content/publication.ts'
import { dataHash } from '../../platform/contentHash.ts'
import type { Language } from '../../shared/languages/languages.ts'
import type { Slices } from '../../shared/pages/pageData.ts'
import type { ThirdParty } from '../../shared/browser/thirdParty.ts'
import type { ClientBundle } from '../bundle/ClientBundle.ts'
import { planFeeds } from '../feeds/planFeeds.ts'
import type { CommonHashes } from './Traces.ts'
import type { SiteIndex } from '../pages/SiteIndex.ts'
import { readingMinutes } from '../pages/formatText.ts'
import { bodyFact } from './bodyFact.ts'
import { fieldsOf, nameOfFact } from './watchArticle.ts'

/** Returns a hash of every fact that pages read, by name. */
export function factHashes(sites: readonly SiteIndex[]): ReadonlyMap<string, string> {
  const facts = new Map<string, string>()
  const [first] = sites
  for (const article of first ? publishedTexts(first.publication) : []) {
    facts.set(nameOfFact(article, 'card'), dataHash(cardOf(article)))
    facts.set(nameOfFact(article, 'body'), bodyFact(article.body))
    facts.set(nameOfFact(article, 'record'), dataHash(valuesOf(article, recordFields)))
  }
  for (const site of sites) {
    for (const [name, articles] of site.lists) facts.set(name, dataHash(articles.map(({ file }) => file)))
  }
  return facts
}

const cardFields = fieldsOf('card').filter((field) => field !== 'image' && field !== 'words')
const recordFields = fieldsOf('record')

interface Common {
  readonly engine: string
  /** The publication's own code: a hash of all, and of files on which every part depends. */
  readonly code: { readonly hash: string; readonly files: Readonly<Record<string, string>> }
  readonly bundle: Pick<ClientBundle, 'compilationHash'>
  readonly sites: readonly SiteIndex[]
  readonly layouts: ReadonlyMap<Language, Slices>
  readonly thirdParty: ThirdParty | undefined
  readonly worker: string | undefined
}

/** Hashes what every part depends on, by kinds that `why` names: the engine, and all of the publication but its articles and redirects. */
export function commonHashes({ engine, code, bundle, sites, layouts, thirdParty, worker }: Common): CommonHashes {
  const texts = sites[0]?.publication
  if (!texts) return { engine }
  const {
    site,
    categories,
    ads,
    articles: _articles,
    collections,
    redirects: _redirects,
    gone: _gone,
    authors,
    pages,
    freePages,
    drawings,
    theme,
    texts: words,
    publicFiles,
    ...rest
  } = texts
  const own = freePages.map(({ body, ...front }) => [front, front.isMade ? '' : bodyFact(body)])
  const written = (entries: readonly (Author | NamedPageText)[]) => entries.map(({ body, ...front }) => [front, bodyFact(body)])
  const kinds = collections.map(({ entries: _entries, ...collection }) => collection)
  const { customSheet, ...themed } = theme ?? {}
  // The location of its files is irrelevant.
  const look = JSON.stringify(theme && themed, (key, value: unknown) => (key === 'path' ? undefined : value))
  const values: Readonly<Record<string, unknown>> = {
    engine,
    'own code': code.hash,
    ...Object.fromEntries(Object.entries(code.files).map(([file, state]) => [`code ${file}`, state])),
    'service worker': worker ?? null,
    scripts: bundle.compilationHash,
    settings: [site, kinds, thirdParty],
    categories,
    'paid links': ads,
    authors: written(authors),
    pages: [written(pages), own],
    look: look ?? null,
    'style sheet': customSheet ?? null,
    logo: drawings.logo ?? null,
    drawings: [...drawings.symbols],
    'header and footer': [...layouts],
    'list of feeds': sites.map((index) => planFeeds(index).map(({ key }) => key)),
    ...Object.fromEntries(Object.entries(words).map(([language, text]) => [`words in ${language}`, text])),
    'files in public': publicFiles,
    'the rest': rest,
  }
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, dataHash(value)]))
}

/** Cards show reading minutes, so one more word rarely changes them. A picture is represented by its content. */
function cardOf(article: Article): readonly unknown[] {
  const { image, words, language } = article
  return [
    ...valuesOf(article, cardFields),
    readingMinutes(words, language),
    image && [image.picture.hash, image.alt, image.caption, image.focus],
  ]
}

function valuesOf(article: Article, fields: readonly (keyof Article)[]): readonly unknown[] {
  return fields.map((field) => article[field])
}
