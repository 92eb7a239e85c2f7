import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import * as attributes from '../../../shared/html/dataAttributes.ts'
import { pageKey } from '../../../shared/addresses/paths.ts'
import { pagePath } from '../PageAddress/pageAddress.ts'
import { pageHere, usePresses } from './usePresses.ts'

const pictureLinks = `a[${attributes.picture}]`

/**
 * Returns the link to the picture that the page's address names (`#picture-2`), and a function that
 * closes it. Pressing a picture sets that address.
 */
export function useEnlargedPicture(): readonly [link: HTMLAnchorElement | undefined, close: () => void] {
  const [link, setLink] = useState<HTMLAnchorElement>()
  usePresses(pictureLinks, (pressed, event) => {
    event.preventDefault()
    const path = pagePath()
    // During a slow Back the address is another page's; this ends the Back.
    if (pageKey(location.pathname) !== pageKey(path)) history.pushState(null, '', path)
    const number = linksIn(pageHere()).findIndex((other) => other === pressed) + 1
    history.pushState({ picture: true }, '', `#picture-${number}`)
    flushSync(() => setLink(pressed as HTMLAnchorElement))
  })
  useEffect(() => {
    const page = pageHere()
    const { pathname } = location
    const ended = new AbortController()
    const { signal } = ended
    // The island of the first page stays alive while another page is shown.
    const find = () => (page?.isConnected && location.pathname === pathname ? linksIn(page)[pictureNumber(location.hash) - 1] : undefined)
    const follow = () => flushSync(() => setLink(find()))
    for (const moment of ['popstate', 'hashchange']) addEventListener(moment, follow, { signal })
    if (globalThis.navigation) {
      navigation.addEventListener('navigate', keepPlace, { signal })
      // The first event comes before the next page is there, whose focus an enlarged picture would block.
      for (const moment of ['currententrychange', 'navigatesuccess']) navigation.addEventListener(moment, follow, { signal })
    }
    // oxlint-disable-next-line react/set-state-in-effect -- the address can be resolved only once the page is in the document
    setLink(find())
    return () => ended.abort()
  }, [])
  return [link, () => setLink(undefined)]
}

/** Returns to the page's address: the previous history entry, unless the reader entered at the picture's address. */
export function leaveAddress(): void {
  const state = history.state as { readonly picture?: unknown } | null
  if (state?.picture === true) history.back()
  else history.replaceState(null, '', location.pathname + location.search)
}

/** Parses the number of a picture: 2 for `#picture-2`, otherwise 0. */
export function pictureNumber(hash: string): number {
  return Number(/^#picture-([1-9]\d*)$/.exec(hash)?.[1] ?? 0)
}

function linksIn(page: ParentNode | null): readonly HTMLAnchorElement[] {
  return [...(page?.querySelectorAll<HTMLAnchorElement>(pictureLinks) ?? [])]
}

/** Keeps the scroll position on the way back to the page, whose address may name another part of it. */
function keepPlace(event: NavigateEvent): void {
  const leaves = event.hashChange && event.navigationType === 'traverse' && pictureNumber(location.hash) > 0
  if (leaves && event.canIntercept) event.intercept({ focusReset: 'manual', scroll: 'manual' })
}
