import type { TextLink } from '../../shared/pageProps.ts'
import { namedPaths } from '../../shared/paths.ts'
import { namedPageText } from '../pages/namedPageText.ts'
import { type SiteIndex, pathIn } from '../pages/SiteIndex.ts'

/** The way to the editorial policy, where the publication wrote one in this language. */
export function policyLink(site: SiteIndex): TextLink | undefined {
  if (!site.pageByName.has('editorial-policy')) return undefined
  return { text: namedPageText(site, 'editorial-policy').heading, path: pathIn(site, namedPaths['editorial-policy']) }
}
