import { messagesIn } from '../builtTexts.ts'
import type { TextLink } from '../../shared/pageProps.ts'
import { type SiteIndex, homePath } from './SiteIndex.ts'

export function homeCrumb(site: SiteIndex): TextLink {
  return { text: messagesIn(site.language).home, path: homePath(site) }
}
