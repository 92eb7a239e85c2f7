import * as attributes from '../../shared/html/dataAttributes.ts'
import { decodeEscapes } from '../../shared/addresses/escapes.ts'
import { textDirection } from '../../shared/languages/textDirection.ts'
import type { Prerenderer } from './Prerenderer.ts'
import type { RouterHost } from './Router.ts'
import type { Services } from './Services.ts'
import { type View, putLanguageLinks } from './View.ts'
import type { ViewMaker } from './ViewMaker.ts'
import { hide, isHidden, layOutAll, layOutFirstScreen, removeHidden, reveal } from './laterLayout.ts'
import { dropStyles, putStyles } from './styles.ts'

interface ScreenOptions {
  readonly services: Pick<Services, 'notices' | 'documentScript' | 'place'>
  readonly views: ViewMaker
  readonly prerenderer: Prerenderer
  readonly host: RouterHost
  /** The page that came with the document. */
  readonly first: View
}

/** A page that has replaced another one. */
interface Change {
  readonly view: View
  readonly past: View
  /** Its effects have not begun yet. */
  readonly isDormant: boolean
}

/** The document as the place where pages replace one another. */
export class Screen {
  readonly #options: ScreenOptions
  #view: View
  /** The elements that a page has in the document's `<head>`. */
  #head: View['head']
  /** Where the reader left each page, in pixels from its top, by the key of its history entry. */
  readonly #left = new Map<string, number>()

  constructor(options: ScreenOptions) {
    this.#options = options
    this.#view = options.first
    this.#head = options.first.head
  }

  /** The page in the document. */
  get view(): View {
    return this.#view
  }

  /** Shows a page whose address is current, and calls `shown` once it is in the document; resolves when it has been painted. */
  async show(view: View, event: NavigateEvent, shown: () => void): Promise<void> {
    const { prerenderer, first, services, views } = this.#options
    const past = this.#view
    const atTop = event.navigationType !== 'traverse' && !event.destination.url.includes('#')
    const isRendered = prerenderer.has(view)
    // A page that is laid out is visible without React, so its effects may begin after the paint.
    const isLaidOut = isRendered && isHidden(view.main)
    const put = () => {
      // A reading mode that has replaced the whole page would hide the new one.
      if (!past.layout.isConnected) throw new TypeError('The page is no longer in the document')
      const { entry } = services.place
      if (entry) this.#left.set(entry.key, scrollY)
      const releaseWindow = holdWindow(event)
      try {
        if (!atTop) layOutAll(view.main)
        else if (view !== first && !isLaidOut) layOutFirstScreen(view.main)
        this.#put(view)
        if (!isLaidOut) views.show(view)
        shown()
        settleScroll(event, this.#left.get(event.destination.key))
      } finally {
        // A window that stayed held would scroll for a million pixels.
        releaseWindow()
      }
    }
    if (isRendered) {
      // A page that is ready is shown at once; a fade would delay it.
      prerenderer.take()
      put()
    } else {
      prerenderer.forget()
      await withTransition(event, () => {
        // A newer navigation may have finished before the browser captured the old page.
        if (event.signal.aborted) views.remove(view)
        else put()
      })
    }
    await this.#finish({ view, past, isDormant: isLaidOut })
  }

  /** Replaces the page shown by another one at the same address. */
  async replace(view: View): Promise<void> {
    const past = this.#view
    this.#put(view)
    this.#options.views.show(view)
    await this.#finish({ view, past, isDormant: false })
  }

  #put(view: View): void {
    const { services } = this.#options
    document.querySelector<HTMLElement>('[popover]:popover-open')?.hidePopover()
    const past = this.#view
    this.#view = view
    putView(view, past)
    if (view.layout !== past.layout) services.documentScript.markTheme()
    services.notices.texts = view.texts
    services.documentScript.lang = view.language
  }

  /** Does the work that can wait until the page has been painted. */
  async #finish({ view, past, isDormant }: Change): Promise<void> {
    const { views } = this.#options
    await whenPainted(view.main)
    if (isDormant && this.#view === view) views.show(view)
    layOutAll(view.main)
    if (this.#view === view) this.#settle()
    removeHidden(past.main)
    if (this.#view !== past) views.remove(past)
  }

  /** Moves focus to a page's heading, applies its `<head>`, and announces it. */
  #settle(): void {
    const { services, host } = this.#options
    const view = this.#view
    const heading = view.main.querySelector('h1')
    if (heading) {
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    }
    dropStyles(view)
    this.#putHead()
    services.notices.announce(heading?.textContent || document.title)
    host.settled()
  }

  /** Puts the page's elements into `<head>`, and its links to other languages into the header. */
  #putHead(): void {
    const { head, languages } = this.#view
    const past = this.#head
    if (past === head) return
    // An extension may have removed any of them.
    const place = past.find(({ isConnected }) => isConnected)
    if (place) place.before(...head)
    else document.head.append(...head)
    for (const element of past) element.remove()
    this.#head = head
    if (languages) putLanguageLinks(languages)
  }
}

/**
 * On Back and Forward, keeps the window in place while pages of different heights replace one another. Otherwise Chromium overwrites the
 * position to restore with the one to which a shorter page, or the footer, moves the window.
 */
function holdWindow({ navigationType }: NavigateEvent): () => void {
  const { style } = document.documentElement
  if (navigationType === 'traverse') Object.assign(style, { minBlockSize: '1e6px', overflowAnchor: 'none' })
  return () => void Object.assign(style, { minBlockSize: '', overflowAnchor: '' })
}

/** Scrolls to the top, to the element that the address names, or to the reader's previous position: `left`, if this document knows it. */
function settleScroll(event: NavigateEvent, left: number | undefined): void {
  const id = decodeEscapes(new URL(event.destination.url).hash.slice(1))
  // Otherwise Firefox restores a position by the height of the previous page, and then moves with the footer.
  document.documentElement.getBoundingClientRect()
  // For every navigation: if one has not scrolled by its end, Firefox 153 scrolls to the previous page's position.
  event.scroll()
  const isTraverse = event.navigationType === 'traverse'
  // Chromium restores a position only after the page has been painted at its top.
  const top = isTraverse ? left : document.getElementById(id) ? undefined : 0
  if (top !== undefined) scrollTo({ top, left: 0, behavior: 'instant' })
}

/** Changes the document in a cross-fade, if the browser supports it and the reader allows motion. */
async function withTransition({ hasUAVisualTransition }: NavigateEvent, change: () => void): Promise<void> {
  const transition = hasUAVisualTransition ? undefined : begin(change)
  if (!transition) return change()
  // Skipped for a newer one, or in a hidden tab: the change itself happens regardless.
  transition.ready.then(() => answerPresses(transition)).catch(() => undefined)
  transition.finished.catch(() => undefined)
  await transition.updateCallbackDone
}

/** Ends a cross-fade when the reader presses the new page: while it runs, browsers send every press to the root element. */
function answerPresses(transition: ViewTransition): void {
  const passOn = (event: MouseEvent) => {
    // The second click of a double click is not meant for the new page.
    if (event.target !== document.documentElement || event.detail > 1) return
    const pressed = document.elementFromPoint(event.clientX, event.clientY)
    if (pressed instanceof HTMLElement) pressed.focus({ preventScroll: true })
    pressed?.dispatchEvent(new MouseEvent('click', event))
  }
  const press = () => {
    transition.skipTransition()
    addEventListener('click', passOn, { capture: true, once: true })
  }
  addEventListener('pointerdown', press, { capture: true, once: true })
  void transition.finished.then(() => removeEventListener('pointerdown', press, true))
}

function begin(change: () => void): ViewTransition | undefined {
  try {
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) return document.startViewTransition(change)
  } catch {
    // The browser does not support it, or refuses.
  }
  return undefined
}

/** Milliseconds after which a page in a hidden tab counts as painted. */
const paintTimeout = 100

/** Resolves, in a separate task, once an element new in the document has been painted. */
function whenPainted(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const end = () => {
      // An open port would keep the page in memory.
      port1.close()
      resolve()
    }
    port1.addEventListener('message', end)
    port1.start()
    // Observers run after layout, just before the paint; the message arrives after it.
    const observer = new ResizeObserver(() => {
      observer.disconnect()
      port2.postMessage('')
    })
    observer.observe(element)
    setTimeout(end, paintTimeout)
  })
}

/** Replaces a page by another: its content, style sheets and language. */
function putView(next: View, current: View): void {
  const { main, layout } = next
  if (layout !== current.layout) current.layout.replaceWith(layout)
  const past = layout.querySelector<HTMLElement>(`main:not([${attributes.later}])`)
  // A page that is laid out already stays where it is, and dismantling the old page can wait.
  if (past === current.main && isHidden(main)) hide(past, 'past')
  else past?.replaceWith(main)
  reveal(main)
  // Setting even the same value would make the browser restyle the whole document.
  if (next.language !== current.language) {
    document.documentElement.lang = next.language
    document.dir = textDirection(next.language)
  }
  putStyles(next)
}
