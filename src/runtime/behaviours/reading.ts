import * as attributes from '../../shared/dataAttributes.ts'
import { decodeEscapes } from '../../shared/escapes.ts'
import styles from './reading.css?inline'
import { closePicture, followAddress, keepPlace, openPicture } from './enlargePicture.ts'
import { listSaved, markSaved, removeSaved, toggleSaved } from './savedList.ts'
import { say, sayBeside, textsHere } from './say.ts'

addReadingStyles()
for (const moment of ['popstate', 'hashchange']) addEventListener(moment, followAddress)
if ('navigation' in globalThis) {
  navigation.addEventListener('navigate', keepPlace)
  // Before the next page is there, which could not have the focus beneath an enlarged picture.
  navigation.addEventListener('currententrychange', closePicture)
  // Another page stands, or one that was left before a story was saved or taken off.
  navigation.addEventListener('navigatesuccess', enhance)
}
// Another tab has saved a story, or taken one off; or the page comes back as it was left.
for (const moment of ['storage', 'pageshow']) addEventListener(moment, enhance)

/** Does what an element is pressed for. */
export function press(element: HTMLElement): void {
  // The reader may have moved on while this script was on its way.
  if (!element.isConnected) return
  if (element.matches(`[${attributes.picture}]`)) return openPicture(element)
  switch (element.getAttribute(attributes.tool)) {
    case 'save':
      return toggleSaved(element)
    case 'remove':
      return removeSaved(element)
    case 'share':
      return shareArticle()
    case 'print':
      return window.print()
    default:
      copyAddress(element)
  }
}

/** Gives the page that stands what its document could not know: it may be called again and again. */
export function enhance(): void {
  markSaved()
  listSaved()
  followAddress()
  watchSections()
}

/** Hands the page to the device's own way of sharing. */
export function shareArticle(): void {
  const url = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href
  // Whoever changes their mind has made no error.
  navigator.share({ title: document.querySelector('h1')?.textContent ?? document.title, url }).catch(() => undefined)
}

/** Styles of what only a press brings about; no document carries them. */
export function addReadingStyles(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets.push(sheet)
}

/** Copies the address of the page, or of the section whose heading was pressed, and says so for a while. */
export function copyAddress(element: HTMLElement): void {
  const hash = element.getAttribute('href')
  const address = new URL(document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href)
  address.hash = hash ?? ''
  navigator.clipboard?.writeText(address.href).then(
    () => (hash === null ? say : sayBeside)(element, textsHere().linkCopied),
    // The browser forbids it: the address bar still has the address.
    () => undefined,
  )
}

let watcher: IntersectionObserver | undefined

/** Marks the section that is being read in the contents, in browsers that do not do so by themselves. */
export function watchSections(): void {
  watcher?.disconnect()
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main nav details + ol a')]
  if (links.length === 0 || CSS.supports('scroll-target-group:auto')) return
  const headings = links.map(({ hash }) => document.getElementById(decodeEscapes(hash.slice(1))))
  const mark = () => {
    const passed = headings.findLastIndex((heading) => heading && heading.getBoundingClientRect().top < innerHeight / 3)
    for (const [index, link] of links.entries()) {
      if (index === passed) link.ariaCurrent = 'true'
      else link.ariaCurrent = null
    }
  }
  // From far above the window to its upper third: a jump over all of it is noticed too.
  watcher = new IntersectionObserver(mark, { rootMargin: '999999px 0px -66%' })
  for (const heading of headings) if (heading) watcher.observe(heading)
}
