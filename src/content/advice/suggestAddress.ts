import { createSuggester } from './didYouMean.ts'
import type { LoadedContent } from '../load/loadedContent.ts'

/**
 * Returns a function that suggests an address for a path that leads nowhere. Whatever addresses never have is dropped first: the site's base,
 * the folder `public`, the default language, the ending of a file of Markdown or HTML.
 */
export function createAddressSuggester({ addresses, site }: LoadedContent): (path: string) => string | undefined {
  const suggest = createSuggester(addresses.keys())
  const { base = '/' } = site.fields
  const prefixes = [base, '/public', `/${site.languages[0]}`]
  return (path) => {
    let bare = path
    for (const prefix of prefixes) if (bare.startsWith(`${prefix}/`)) bare = bare.slice(prefix.length)
    return suggest(bare.replace(/(?:\/index)?\.(?:html?|md)$/, ''))
  }
}
