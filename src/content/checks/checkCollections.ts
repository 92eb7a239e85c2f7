import { didYouMean, languageAdvice } from '../advice/didYouMean.ts'
import { problemInData, problemOf } from '../load/entries/entry.ts'
import { addressOf, freePagesIn, reservedPart } from '../load/entries/freePages.ts'
import type { Language } from '../../shared/languages/languages.ts'
import { createPathFinder } from '../load/listAddresses.ts'
import type { LoadedCollection, LoadedContent } from '../load/loadedContent.ts'
import type { DataPath } from '../load/source/locatedData.ts'
import { listingOf } from '../own/collectionAddress.ts'
import type { OwnCollection } from '../own/readCollections.ts'
import type { Fault, Problem } from '../problem.ts'
import { ownersOf } from './addressOwners.ts'

/** Checks that the paths of a collection's listing and entries belong to no other page. */
export function checkCollectionAddresses(content: LoadedContent): readonly Problem[] {
  const { collections, pages, site } = content
  if (collections.length === 0) return []
  const pathOf = createPathFinder(content)
  return site.languages.flatMap((language) => {
    const owners = ownersOf(content, language)
    const free = new Map(freePagesIn(pages, language).map((page) => [addressOf(page), page.source.file]))
    const ownerOf = (path: string) => free.get(path) ?? owners.get(path)
    return collections.flatMap(({ definition, entries }) => [
      ...listingFaults(definition, { content, language, ownerOf }),
      ...entries.flatMap((entry) => {
        if (entry.language !== language || entry.fields.slug === undefined) return []
        const owner = ownerOf(pathOf(entry))
        if (owner === undefined || owner === entry.source.file || isNeighbour(owner, entries)) return []
        const message = `The address "${pathOf(entry)}" is also used by ${owner}.`
        return [
          problemOf(entry, ['slug'], {
            severity: 'error',
            rule: 'duplicate-address',
            message,
            fix: 'Give one of the two another address.',
          }),
        ]
      }),
    ])
  })
}

/** Checks that front-page sections name existing collections. */
export function checkHomeCollections({ collections, site }: LoadedContent): readonly Problem[] {
  const { data, fields } = site
  if (!data) return []
  const names = collections.map(({ definition }) => definition.name)
  return (fields.home ?? []).flatMap((section, index) => {
    if (typeof section === 'string' || names.includes(section.collection)) return []
    const near = didYouMean(section.collection, names)
    return [
      problemInData(data, ['home', index, 'collection'], {
        severity: 'error',
        rule: 'unknown-collection',
        message: `\`home\` shows "${section.collection}", which is not a collection.`,
        fix: near ? `Did you mean \`${near}\`?` : 'Define it in `collections`, or remove it.',
      }),
    ]
  })
}

/** Reports whether the owner is an entry of the same collection; entries that share a slug are reported by their own rule. */
function isNeighbour(owner: string, entries: LoadedCollection['entries']): boolean {
  return entries.some(({ source }) => source.file === owner)
}

interface ListingContext {
  readonly content: LoadedContent
  readonly language: Language
  ownerOf(path: string): string | undefined
}

function listingFaults(collection: OwnCollection, { content, language, ownerOf }: ListingContext): readonly Problem[] {
  const { address, name } = collection
  const { languages } = content.site
  const [defaultLanguage] = languages
  // An address for all languages is reported once, for the default language.
  if (typeof address === 'string' ? language !== defaultLanguage : address[language] === undefined) return []
  const listing = listingOf(address, { language, defaultLanguage })
  const path = typeof address === 'string' ? ['address'] : ['address', language]
  const reserved = reservedPart(listing, languages)
  if (reserved !== undefined && languages.includes(reserved))
    return [
      complain(collection, path, {
        message: `The address "${listing}" begins with a language, which the engine adds itself.`,
        fix: 'Remove it.',
      }),
    ]
  if (reserved !== undefined) {
    const message = `The address "${listing}" has the part "${reserved}", which the engine needs for its own pages and files.`
    return [complain(collection, path, { message, fix: 'Write another address.' })]
  }
  const owner = ownerOf(listing)
  if (owner === undefined || owner === `the collection \`${name}\``) return []
  const message = `The address "${listing}" is also used by ${owner}.`
  return [complain(collection, path, { message, fix: 'Give one of the two another address.' })]
}

/** Checks that what a collection gives by language is in the site's languages, the default one included. */
export function checkCollectionLanguages({ collections, site }: LoadedContent): readonly Problem[] {
  return collections.flatMap(({ definition }) =>
    (['address', 'title'] as const).flatMap((key) => {
      const written = definition[key]
      if (written === undefined || typeof written === 'string') return []
      const unknown = Object.keys(written).filter((language) => ![...site.languages, ...site.wordless].includes(language))
      const strangers = unknown.map((language) => {
        const fix = languageAdvice(language, site.languages)
        return complain(definition, [key, language], { message: `The site has no pages in "${language}".`, fix })
      })
      const [defaultLanguage] = site.languages
      const message = `The \`${key}\` of \`${definition.name}\` lacks the default language.`
      const missing = Object.hasOwn(written, defaultLanguage)
        ? []
        : [complain(definition, [key], { message, fix: `Add \`${defaultLanguage}:\`.` })]
      return [...strangers, ...missing]
    }),
  )
}

function complain(collection: OwnCollection, path: DataPath, fault: Fault): Problem {
  return { ...collection.placeOf(path), severity: 'error', rule: 'collection', ...fault }
}
