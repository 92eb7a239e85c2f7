import * as attributes from '../../shared/dataAttributes.ts'
import type { RouterState } from './Runtime.ts'
import type { View } from './View.ts'
import { makeView } from './makeView.ts'
import { putStyles } from './styles.ts'

interface PrerenderOptions {
  readonly path: string
  /** Aborts when the press of its link has ended. */
  readonly pressed: AbortSignal | undefined
}

/** Renders a page whose data is there, in case the reader wants it next: all that is left to a click is to put it in place. */
export async function prerenderView({ path, pressed }: PrerenderOptions, state: RouterState): Promise<void> {
  const { cache, build } = state.runtime
  const page = cache.get(path)
  const fits = page?.webpackCompilationHash === build.running && state.frames.has(page.result.language)
  if (!fits) return
  if (state.prerendered?.path !== path) {
    forget(state)
    state.prerendered = { path, making: makeView(page, state, new AbortController().signal) }
  }
  const { prerendered } = state
  try {
    prerendered.view = await prerendered.making
    // The reader may have turned to another page since.
    if (state.prerendered === prerendered && pressed) layOutAhead(prerendered.view, pressed)
  } catch {
    // What is wrong shows when the page is asked for.
    if (state.prerendered === prerendered) forget(state)
  }
}

/** Gives up the page that was prerendered. */
export function forget(state: RouterState): void {
  const { view } = state.prerendered ?? {}
  if (view) {
    takeBack(view.main)
    state.renderer?.remove(view.main)
  }
  delete state.prerendered
}

/** Has the browser style and lay out a page in front of the one that is read, where nobody meets it, until `signal` aborts. */
function layOutAhead(view: View, signal: AbortSignal): void {
  const { main, frame } = view
  if (isHidden(main) || signal.aborted) return
  putStyles(view)
  leaveForLater(main)
  // React leaves a hidden tree without layout until it is shown.
  for (const element of main.children) (element as HTMLElement).style.removeProperty('display')
  hide(main, 'next')
  // In front, so that whoever looks for the page by a query finds the new one from the click on.
  frame.querySelector('main')?.before(main)
  signal.addEventListener('abort', () => takeBack(main), { once: true })
}

/** Whether a page is in the document and not to be met: the one to come, or the one that was left just now. */
export function isHidden(main: HTMLElement): boolean {
  return main.dataset.later !== undefined
}

/** Leaves a page where it is, without a size. Nothing that its elements inherit changes: they are not styled again. */
export function hide(main: HTMLElement, when: 'next' | 'past'): void {
  main.dataset.later = when
  main.ariaHidden = 'true'
}

/** Ends what `hide` does. */
export function reveal(main: HTMLElement): void {
  delete main.dataset.later
  main.ariaHidden = null
}

/** Takes a page out of the document if it is hidden there. */
export function takeBack(main: HTMLElement): void {
  if (!isHidden(main)) return
  main.remove()
  reveal(main)
}

/**
 * What is below the first screen may wait until that is painted. The browser's own judgement (`auto`) takes in another screen and a half, so
 * what is known to be below it is left out whole (`hidden`). The rules ask for nothing but their own attribute: with others the browser would
 * style all of the page's frame anew for every change of page.
 */
const rules =
  'main{position:relative}[data-later]{content-visibility:auto;contain-intrinsic-block-size:20rem}[data-later=hidden]{content-visibility:hidden;contain-intrinsic-block-size:400vh}main[data-later]{content-visibility:visible;block-size:0;overflow:clip}main[data-later=past]{content-visibility:hidden}'

/** Adds what `leaveForLater` needs to the document. */
export function allowLater(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules)
  document.adoptedStyleSheets.push(sheet)
}

/** Has the browser lay out the first screen alone of a page that begins at its top. */
export function leaveForLater(main: HTMLElement): void {
  for (const element of main.querySelectorAll<HTMLElement>(`[${attributes.below}],[${attributes.body}]>*`)) {
    const height = element.getAttribute(attributes.below)
    if (!height) element.dataset.later = ''
    else if (matchMedia(`(height<=${height}em)`).matches) element.dataset.later = 'hidden'
  }
}

/** Gives back what `leaveForLater` left out. */
export function layOutAll(main: HTMLElement): void {
  for (const element of main.querySelectorAll<HTMLElement>('[data-later]')) delete element.dataset.later
}
