import type { Paging } from '../../shared/pageProps.ts'
import { messagesIn } from '../builtTexts.ts'
import type { SiteIndex } from './SiteIndex.ts'

/** The `<title>` of a listing: page 1 has the plain title, later ones say which page they are. */
export function pagedTitle(site: SiteIndex, title: string, paging: Paging): string {
  const whole = paging.page === 1 ? title : messagesIn(site.language).pagedTitle(title, paging.page, paging.pages)
  return `${whole} | ${site.publication.site.title}`
}
