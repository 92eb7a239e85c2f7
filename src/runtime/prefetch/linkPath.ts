import { pageKey } from '../../shared/paths.ts'
import { isPage } from '../navigation/isPage.ts'

/** Key of the page that a link on this site leads to; undefined for links that are the browser's, or not to be loaded early. */
export function linkPath(link: HTMLAnchorElement): string | undefined {
  return !link.target && !link.closest('[download], [data-no-prefetch]') && isPage(link) ? pageKey(link.pathname) : undefined
}
