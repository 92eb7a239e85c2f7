import type { Language } from '../../shared/languages/languages.ts'
import { authorPath, categoryPath, namedPageNames, namedPaths, subcategoryPath } from '../../shared/addresses/paths.ts'
import { createPathFinder } from '../load/listAddresses.ts'
import { type LoadedContent, textsOf } from '../load/loadedContent.ts'
import { listingOf } from '../own/collectionAddress.ts'

/**
 * Maps the paths of a language, without its prefix, to their owners, worded to end "… is also used by"; the publication's own pages are
 * left out.
 */
export function ownersOf(content: LoadedContent, language: Language): ReadonlyMap<string, string> {
  const { authors, categories, collections, site } = content
  const named = namedPageNames.map((name) => [namedPaths[name], `the page \`${name}\``] as const)
  const categoryListings = categories.tree.flatMap(({ key, slug, children }) => [
    [categoryPath(slug), `the category \`${key}\` in categories.yaml`] as const,
    ...children.map((child) => [subcategoryPath(slug, child.slug), `the subcategory \`${key}/${child.key}\` in categories.yaml`] as const),
  ])
  const listings = collections.map(
    ({ definition: { name, address } }) =>
      [listingOf(address, { language, defaultLanguage: site.languages[0] }), `the collection \`${name}\``] as const,
  )
  const pathOf = createPathFinder(content)
  const texts = textsOf(content).filter((text) => text.language === language && text.fields.slug !== undefined)
  return new Map([
    ...authors.map((author) => [authorPath(author.id), author.source.file] as const),
    ...texts.map((text) => [pathOf(text), text.source.file] as const),
    ...listings,
    ...categoryListings,
    ...named,
  ])
}
