import { pageKey } from '../../shared/paths.ts'
import { isPage } from '../navigation/isPage.ts'

/** Key of the page that a link on this site leads to; undefined for links that are the browser's, or not to be loaded early. */
export function linkPath(link: HTMLAnchorElement): string | undefined {
  if (link.target || link.hasAttribute('download') || link.closest('[data-no-prefetch]')) return undefined
  const url = URL.parse(link.href)
  return url && isPage(url) ? pageKey(url.pathname) : undefined
}
