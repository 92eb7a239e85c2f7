import type { Article } from '../../content/publication.ts'
import type { FactReader } from './FactReader.ts'

/** The facts of an article: what any page may show about it, its text, and what only its own page says about how it was made. */
type ArticleFact = 'card' | 'body' | 'record'

const factOfField: { readonly [Field in keyof Article]-?: ArticleFact } = {
  id: 'card',
  language: 'card',
  slug: 'card',
  title: 'card',
  heading: 'card',
  description: 'card',
  author: 'card',
  date: 'card',
  updated: 'card',
  filings: 'card',
  image: 'card',
  rating: 'card',
  words: 'card',
  file: 'card',
  body: 'body',
  sources: 'record',
  corrections: 'record',
  origin: 'record',
  made: 'record',
  own: 'card',
}

/** Returns the fields of an article that belong to one of its facts. */
export function fieldsOf(fact: ArticleFact): readonly (keyof Article)[] {
  return (Object.keys(factOfField) as (keyof Article)[]).filter((field) => factOfField[field] === fact)
}

export function nameOfFact(article: Pick<Article, 'file'>, fact: ArticleFact): string {
  return `${fact} of ${article.file}`
}

/** Wraps an article so that each read of a field is recorded. */
export function watchArticle(article: Article, reader: FactReader): Article {
  const names = { card: nameOfFact(article, 'card'), body: nameOfFact(article, 'body'), record: nameOfFact(article, 'record') }
  return new Proxy(article, {
    get(target, field: keyof Article) {
      reader.note(names[factOfField[field]])
      return target[field]
    },
  })
}
