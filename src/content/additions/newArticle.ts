import type { Language } from '../../shared/languages/languages.ts'
import { withoutUndefined } from '../../shared/withoutUndefined.ts'
import { withFrontMatter } from '../start/planPublication.ts'
import { startTextsIn } from '../start/startTextsIn.ts'
import { slugOf } from '../start/transliterate.ts'
import { type AdditionRequest, type Surroundings, idOf, languageOf, titleOf } from './Addition.ts'
import { type StandingText, addEntry, findOriginal, listStanding } from './addEntry.ts'

/** Starts an article, or a translation of an existing one; returns the path of its file. */
export function newArticle(request: AdditionRequest, site: Surroundings): string {
  const language = languageOf(request, site)
  const id = idOf(request, language)
  const original = findOriginal(site, { root: 'articles', id })
  const text =
    original && original.language !== language ? translation({ request, site, language, original }) : draft({ request, site, language, id })
  return addEntry(site, { root: 'articles', id, language, text })
}

interface DraftOptions {
  readonly request: AdditionRequest
  readonly site: Surroundings
  readonly language: Language
}

function draft({ request, site, language, id }: DraftOptions & { readonly id: string }): string {
  const title = titleOf(request, id, language)
  const words = startTextsIn(language).draft
  const { key, children } = site.defaultCategory
  const fallback = children.find((child) => child.key === 'other')
  const [author] = authorsIn(site, language)
  const fields = {
    title,
    slug: freeSlug(slugOf(title, language), { site, language }),
    description: words.description,
    author: author?.name ?? site.title,
    date: today(site),
    entities: [{ category: key, ...(fallback && { subcategories: [{ subcategory: fallback.key }] }) }],
    status: 'draft',
  }
  return withFrontMatter(fields, words.body)
}

function translation({ request, site, language, original }: DraftOptions & { readonly original: StandingText }): string {
  const { title, description, author, entities, image, sources, slug } = original.fields
  const named = request.title === undefined ? title : titleOf(request, '', language)
  const wanted = request.title === undefined ? slug : slugOf(String(named), language)
  const fields = withoutUndefined({
    title: named,
    slug: freeSlug(String(wanted), { site, language }),
    description,
    author: authorLike(author, original.language, { site, language }),
    date: today(site),
    entities,
    image,
    status: 'draft',
    sources,
    made: { by: 'person', translatedFrom: original.language },
  })
  return withFrontMatter(fields, original.body)
}

function today({ now }: Surroundings): string {
  return now.toISOString().slice(0, 10)
}

/** Returns the slug, with a number appended if another article in the language has it. */
function freeSlug(slug: string, { site, language }: Omit<DraftOptions, 'request'>): string {
  const taken = new Set(listStanding(site, 'articles', language).map(({ fields }) => fields['slug']))
  let number = 1
  while (taken.has(number === 1 ? slug : `${slug}-${number}`)) number++
  return number === 1 ? slug : `${slug}-${number}`
}

interface NamedAuthor {
  readonly id: string
  readonly name: string
}

/**
 * Lists the authors in the order of their folders, named in the language or, failing that, in the publication's first language that has
 * them.
 */
function authorsIn(site: Surroundings, language: Language): readonly NamedAuthor[] {
  const named = [language, ...site.languages].flatMap((code) =>
    listStanding(site, 'authors', code).flatMap(({ id, fields: { name } }) => (typeof name === 'string' ? [{ id, name }] : [])),
  )
  const first = new Map(named.toReversed().map((author) => [author.id, author]))
  return [...first.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

/** Returns the name in the new language of the author that `name` denotes in `from`. */
function authorLike(name: unknown, from: Language, { site, language }: Omit<DraftOptions, 'request'>): unknown {
  const id = authorsIn(site, from).find((author) => author.name === name)?.id
  return authorsIn(site, language).find((author) => author.id === id)?.name ?? name
}
