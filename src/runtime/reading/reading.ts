import { copyAddress } from './copyAddress.ts'
import { closePicture, followAddress, keepPlace, openPicture } from './enlargePicture.ts'
import { listSaved } from './listSaved.ts'
import { markSaved, toggleSaved } from './markSaved.ts'
import { removeSaved } from './removeSaved.ts'
import { shareArticle } from './shareArticle.ts'
import { addReadingStyles } from './readingStyles.ts'
import { watchSections } from './watchSections.ts'

addReadingStyles()
for (const moment of ['popstate', 'hashchange']) addEventListener(moment, followAddress)
if ('navigation' in globalThis) {
  navigation.addEventListener('navigate', keepPlace)
  // Before the next page is there, which could not have the focus beneath an enlarged picture.
  navigation.addEventListener('currententrychange', closePicture)
  // Another page stands, or one that was left before a story was saved or taken off.
  navigation.addEventListener('navigatesuccess', dress)
}
// Another tab has saved a story, or taken one off; or the page comes back as it was left.
for (const moment of ['storage', 'pageshow']) addEventListener(moment, dress)

/** Does what an element is pressed for. */
export function press(element: HTMLElement): void {
  // The reader may have moved on while this script was on its way.
  if (!element.isConnected) return
  if (element.matches('[data-picture]')) return openPicture(element)
  switch (element.dataset.tool) {
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
export function dress(): void {
  markSaved()
  listSaved()
  followAddress()
  watchSections()
}
