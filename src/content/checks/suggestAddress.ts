import { createSuggester } from '../didYouMean.ts'
import type { LoadedContent } from '../load/loadedContent.ts'

/** Returns a function that suggests an address for a path that leads nowhere. Addresses lack the site's base, so it is dropped first. */
export function createAddressSuggester({ addresses, site }: LoadedContent): (path: string) => string | undefined {
  const suggest = createSuggester(addresses.keys())
  const { base = '/' } = site.fields
  return (path) => suggest(path.startsWith(`${base}/`) ? path.slice(base.length) : path)
}
