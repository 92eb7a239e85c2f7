import * as attributes from '../../shared/dataAttributes.ts'
import { textsHere } from './say.ts'

const address = /^#picture-([1-9]\d*)$/

let view: HTMLDialogElement | undefined

/** Gives a picture an address of its own, which shows it. */
export function openPicture(link: HTMLElement): void {
  history.pushState({ picture: true }, '', `#picture-${pictureLinks().findIndex((other) => other === link) + 1}`)
  followAddress()
}

/** Shows the picture that the address names, else the page without one. */
export function followAddress(): void {
  const number = Number(address.exec(location.hash)?.[1] ?? 0)
  const link = pictureLinks()[number - 1]
  if (view && view.dataset.file === link?.href) return
  closePicture()
  if (link) show(link)
}

/** Closes the view of a picture whose address has been left. */
export function closePicture(): void {
  const closing = view
  view = undefined
  closing?.close()
}

/** Keeps the reader where they are on the way back to the page, whose address may name another part of it. */
export function keepPlace(event: NavigateEvent): void {
  const leaves = event.hashChange && event.navigationType === 'traverse' && address.test(location.hash)
  if (leaves && event.canIntercept) event.intercept({ focusReset: 'manual', scroll: 'manual' })
}

function pictureLinks(): readonly HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>(`main a[${attributes.picture}]`)]
}

function show(link: HTMLAnchorElement): void {
  const dialog = makeView(link)
  dialog.dataset.file = link.href
  view = dialog
  // Escape and the button close the view first, and then leave its address; Back does it the other way round.
  dialog.addEventListener('close', () => {
    dialog.remove()
    if (link.isConnected) link.focus({ preventScroll: dialog !== view })
    if (dialog !== view) return
    view = undefined
    leaveAddress()
  })
  dialog.addEventListener('click', ({ target }) => {
    const caption = (target as Element).closest('figcaption')
    // A link in the caption leads on by itself.
    if (caption && (target as Element).closest('a')) view = undefined
    else if (caption) return
    dialog.close()
  })
  document.body.append(dialog)
  dialog.showModal()
}

/** Back to the page, which is the entry before unless the picture's address is where the reader came in. */
function leaveAddress(): void {
  const state = history.state as { readonly picture?: unknown } | null
  if (state?.picture === true) history.back()
  else history.replaceState(null, '', location.pathname + location.search)
}

/** The largest encoding, above the one that the page shows already. */
function makeView(link: HTMLAnchorElement): HTMLDialogElement {
  const dialog = document.createElement('dialog')
  const small = link.querySelector('img')
  dialog.className = 'picture-view'
  dialog.ariaLabel = small?.alt ?? ''
  const button = document.createElement('button')
  button.ariaLabel = textsHere().closePicture
  const figure = document.createElement('figure')
  figure.append(pictureOf(link, small))
  const place = link.closest('figure')
  const caption = place ? place.querySelector('figcaption') : document.querySelector(`main [${attributes.caption}]`)
  if (caption) {
    const words = document.createElement('figcaption')
    words.append(...[...caption.childNodes].map((node) => node.cloneNode(true)))
    figure.append(words)
  }
  dialog.append(button, figure)
  return dialog
}

function pictureOf(link: HTMLAnchorElement, small: HTMLImageElement | null): HTMLPictureElement {
  const picture = document.createElement('picture')
  const source = document.createElement('source')
  source.type = 'image/avif'
  source.srcset = link.href.replace(/webp$/, 'avif')
  const image = document.createElement('img')
  image.alt = small?.alt ?? ''
  for (const side of ['width', 'height']) image.setAttribute(side, small?.getAttribute(side) ?? '')
  image.style.backgroundImage = `url("${small?.currentSrc ?? ''}")`
  picture.append(source, image)
  // Last, so that no browser takes it before it knows the source.
  image.src = link.href
  return picture
}
