import { collectionNameOf } from '../../../content/own/reference.ts'
import { type Article, type Collection, type Publication, publishedTexts } from '../../../content/publication.ts'
import type { Language } from '../../../shared/languages/languages.ts'
import { localPath } from '../../../shared/addresses/paths.ts'
import type { ArticleLists } from '../../facts/watchLists.ts'

/** A collection in one language. */
export interface CollectionIndex {
  readonly collection: Collection
  readonly title: string
  /** Path of its listing. */
  readonly path: string
  /** In the order of the listing. */
  readonly entries: readonly Article[]
  readonly newest: readonly Article[]
  readonly entryBySlug: ReadonlyMap<string, Article>
}

interface IndexedCollections {
  /** The entries of each collection in the order of its listing; under `newest recipes`, newest first. */
  readonly lists: Map<string, Article[]>
  readonly targets: Map<string, Article[]>
  readonly referrers: Map<string, Article[]>
  /** Returns the collections with lists that record what is read from them. */
  watch(lists: ArticleLists): ReadonlyMap<string, CollectionIndex>
}

/** Returns the name by which references identify a text: `recipes/soup`. */
export function referenceTo(text: Pick<Article, 'id' | 'own'>): string {
  return `${collectionNameOf(text)}/${text.id}`
}

/** Builds the lookups of the collections that have entries in a language. */
export function indexCollections(publication: Publication, language: Language, watch: (article: Article) => Article): IndexedCollections {
  const { languages, base = '' } = publication.site
  const written = publication.collections.map((collection) => ({
    collection,
    entries: collection.entries.filter((entry) => entry.language === language).map(watch),
  }))
  const there = written.filter(({ entries }) => entries.length > 0)
  const collator = new Intl.Collator(language)
  const ordered = ({ order }: Collection, entries: readonly Article[]) =>
    order === 'date' ? [...entries] : entries.toSorted((a, b) => collator.compare(a.heading, b.heading))
  return {
    lists: new Map(
      there.flatMap(({ collection, entries }): [string, Article[]][] => [
        [collection.name, ordered(collection, entries)],
        [`newest ${collection.name}`, entries],
      ]),
    ),
    targets: targetsOf(publication, language, watch),
    referrers: referrersOf(there.flatMap(({ entries }) => entries)),
    watch: (lists) =>
      new Map(
        there.map(({ collection, entries }) => {
          const { name, title, listings } = collection
          const index: CollectionIndex = {
            collection,
            title: title[language] ?? name,
            path: base + localPath(listings[language] ?? '', { language, defaultLanguage: languages[0] }),
            entries: lists.get(name) ?? [],
            newest: lists.get(`newest ${name}`) ?? [],
            entryBySlug: new Map(entries.map((entry) => [entry.slug, entry])),
          }
          return [name, index]
        }),
      ),
  }
}

/** Returns the texts that the entries of a language refer to. */
function targetsOf(publication: Publication, language: Language, watch: (article: Article) => Article): Map<string, Article[]> {
  const entries = publication.collections.flatMap((collection) => collection.entries.filter((entry) => entry.language === language))
  const wanted = new Set(entries.flatMap(({ own }) => own?.references ?? []))
  if (wanted.size === 0) return new Map()
  const candidates = Map.groupBy(
    publishedTexts(publication).filter((text) => wanted.has(referenceTo(text))),
    referenceTo,
  )
  return new Map(
    [...candidates].flatMap(([name, texts]): [string, Article[]][] => {
      const target = [language, publication.site.languages[0]].flatMap((code) => texts.find((text) => text.language === code) ?? [])[0]
      return target ? [[name, [watch(target)]]] : []
    }),
  )
}

function referrersOf(entries: readonly Article[]): Map<string, Article[]> {
  const pairs = entries.flatMap((entry) => (entry.own?.references ?? []).map((name) => ({ name, entry })))
  return new Map([...Map.groupBy(pairs, ({ name }) => name)].map(([name, all]) => [name, all.map(({ entry }) => entry)]))
}
