import { decodeEscapes } from '../../shared/escapes.ts'
import type { ShowOptions, RouterState } from './Runtime.ts'
import { type View, putLanguageLinks } from './View.ts'
import { forget, hide, isHidden, layOutAll, leaveForLater, reveal, takeBack } from './prerender.ts'
import { dropStyles, putStyles } from './styles.ts'

/** Shows a page at an address that the browser has taken over already, and tells those who listen. */
export async function showView(options: ShowOptions, state: RouterState): Promise<void> {
  const past = state.view
  // A page that is ready is there at once; to fade it in would only make the reader wait.
  if (options.view === state.prerendered?.view) put(options, state)
  else {
    forget(state)
    await withTransition(options.event, () => {
      // A newer navigation may have been quicker than the browser's picture of the old page.
      if (!options.event?.signal.aborted) put(options, state)
    })
  }
  // The reader sees the page before anything else is made of it.
  await whenPainted(options.view.main)
  layOutAll(options.view.main)
  if (state.view === options.view) settle(state)
  takeBack(past.main)
  if (state.view !== past) state.renderer?.remove(past.main)
}

function put({ view, path, event }: ShowOptions, state: RouterState): void {
  const { runtime, first, view: previous } = state
  document.querySelector<HTMLElement>('[popover]:popover-open')?.hidePopover()
  const beginsAtItsTop = event?.navigationType !== 'traverse' && !event?.destination.url.includes('#')
  if (!beginsAtItsTop) layOutAll(view.main)
  else if (view !== first && !isHidden(view.main)) leaveForLater(view.main)
  putView(view, previous)
  state.renderer?.show(view.main, view.frame)
  state.view = view
  if (view === state.prerendered?.view) delete state.prerendered
  runtime.key = path
  runtime.shownPath = view.path
  runtime.entry = navigation.currentEntry
  if (view.frame !== previous.frame) runtime.documentScript.markTheme()
  runtime.notices.texts = view.texts
  if (event) settleScroll(event)
}

/** What a page that is in sight still needs: the reader's focus, its head, its name said aloud, and whoever looks through its links. */
function settle(state: RouterState): void {
  const { runtime, view } = state
  const heading = view.main.querySelector('h1')
  if (heading) {
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }
  dropStyles(view)
  putHead(state)
  runtime.notices.announce(heading?.textContent || document.title)
  runtime.shown()
}

/** Scrolls to where a new page begins, to the element that the address names, or to where the reader was on it. */
function settleScroll(event: NavigateEvent): void {
  const id = decodeEscapes(new URL(event.destination.url).hash.slice(1))
  if (event.navigationType === 'traverse' || document.getElementById(id)) event.scroll()
  else scrollTo({ top: 0, left: 0, behavior: 'instant' })
}

/** Makes a change of the document, in a cross-fade where the browser has them and motion is wanted. */
async function withTransition(event: NavigateEvent | undefined, change: () => void): Promise<void> {
  const transition = event?.hasUAVisualTransition ? undefined : begin(change)
  if (!transition) return change()
  // Skipped for a newer one, or because nobody looks: the change itself is made all the same.
  transition.ready.catch(() => undefined)
  transition.finished.catch(() => undefined)
  await transition.updateCallbackDone
}

function begin(change: () => void): ViewTransition | undefined {
  try {
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) return document.startViewTransition(change)
  } catch {
    // The browser has none, or refuses.
  }
  return undefined
}

/** Milliseconds after which a page that nobody looks at counts as painted. */
const unseen = 100

/** Resolves in a task of its own once an element that was just put into the document has been painted. */
function whenPainted(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => resolve())
    port1.start()
    // It is told of the first layout, just before the paint; the message comes after it.
    const observer = new ResizeObserver(() => {
      observer.disconnect()
      port2.postMessage('')
    })
    observer.observe(element)
    setTimeout(resolve, unseen)
  })
}

/** Gives the document the head of the page that stands in it, and the header its way to other languages. */
function putHead(state: RouterState): void {
  const { head, view } = state
  if (head === view.head) return
  head[0]?.before(...view.head)
  for (const element of head) element.remove()
  state.head = view.head
  if (view.languages) putLanguageLinks(view.languages)
}

/** Puts a page in the place of another: what it shows, its style sheets and its language. */
function putView(next: View, current: View): void {
  const { main, frame } = next
  if (frame !== current.frame) current.frame.replaceWith(frame)
  const past = frame.querySelector<HTMLElement>('main:not([data-later])')
  // What is laid out already stays where it is: moved, it would be laid out again. And to take the old page apart can wait.
  if (past === current.main && isHidden(main)) hide(past, 'past')
  else past?.replaceWith(main)
  reveal(main)
  // Even the same value would have the whole page styled anew.
  if (next.language !== current.language) document.documentElement.lang = next.language
  putStyles(next)
}
