import { createSuggester } from '../didYouMean.ts'
import type { LoadedContent } from '../load/loadedContent.ts'

/** Finds the address that was meant by a path that leads nowhere; no path is written with the base, so what stands behind one is looked for. */
export function createAddressSuggester({ addresses, site }: LoadedContent): (path: string) => string | undefined {
  const suggest = createSuggester(addresses.keys())
  const { base = '/' } = site.fields
  return (path) => suggest(path.startsWith(`${base}/`) ? path.slice(base.length) : path)
}
