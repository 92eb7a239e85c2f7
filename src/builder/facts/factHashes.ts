import { hash } from 'node:crypto'
import type { Article, Body } from '../../content/publication.ts'
import type { SiteIndex } from '../pages/SiteIndex.ts'
import { readingMinutes } from '../pages/formatText.ts'
import { fieldsOf, nameOfFact } from './watchArticle.ts'

/** Every fact that pages read, by name, with a hash of its value. */
export function factHashes(sites: readonly SiteIndex[]): ReadonlyMap<string, string> {
  const facts = new Map<string, string>()
  const [first] = sites
  for (const article of first?.publication.articles ?? []) {
    facts.set(nameOfFact(article, 'card'), shortHash(cardOf(article)))
    facts.set(nameOfFact(article, 'body'), bodyFact(article.body))
    facts.set(nameOfFact(article, 'record'), shortHash(valuesOf(article, recordFields)))
  }
  for (const site of sites) {
    for (const [name, articles] of site.lists) facts.set(name, shortHash(articles.map(({ file }) => file)))
  }
  return facts
}

const cardFields = fieldsOf('card').filter((field) => field !== 'image' && field !== 'words')
const recordFields = fieldsOf('record')

/** Cards show minutes: a word more changes none of them, as a rule. A picture is its content. */
function cardOf(article: Article): readonly unknown[] {
  const { image, words, language } = article
  return [...valuesOf(article, cardFields), readingMinutes(words, language), image && [image.picture.hash, image.alt, image.caption]]
}

/** A text with its pictures. */
export function bodyFact({ digest, inserts }: Body): string {
  const pictures = inserts.flatMap((insert) => {
    if ('picture' in insert) return insert.picture.hash
    return insert.kind === 'before-after' ? [insert.before.picture.hash, insert.after.picture.hash] : []
  })
  return [digest, ...pictures].join(' ')
}

function valuesOf(article: Article, fields: readonly (keyof Article)[]): readonly unknown[] {
  return fields.map((field) => article[field])
}

/** A hash of plain data. */
export function shortHash(value: unknown): string {
  return hash('sha1', JSON.stringify(value), 'base64url')
}
