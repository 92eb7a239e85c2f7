import type { Services } from './Services.ts'
import type { View } from './View.ts'
import { hide, isHidden, layOutFirstScreen, removeHidden } from './laterLayout.ts'
import type { ViewMaker } from './ViewMaker.ts'
import { putStyles } from './styles.ts'

/** A page rendered in case the reader opens it. */
interface Prerendered {
  readonly path: string
  readonly rendering: Promise<View>
  /** Absent until it is rendered. */
  view?: View
}

/** Renders one page ahead: the one that the reader is about to open. */
export class Prerenderer {
  readonly #services: Pick<Services, 'cache' | 'build'>
  readonly #views: ViewMaker
  #page: Prerendered | undefined

  constructor(services: Pick<Services, 'cache' | 'build'>, views: ViewMaker) {
    this.#services = services
    this.#views = views
  }

  /** Returns the rendered page if it is the one at `path`. */
  find(path: string): View | undefined {
    return this.#page?.path === path && !this.#services.build.outdated ? this.#page.view : undefined
  }

  has(view: View): boolean {
    return this.#page?.view === view
  }

  /**
   * Renders a page whose data is in memory. Until `pressed` aborts, the browser also keeps it
   * laid out, so that a click only has to paint it.
   */
  async prerender(path: string, pressed?: AbortSignal): Promise<void> {
    const { cache, build } = this.#services
    const data = cache.get(path)
    if (data?.webpackCompilationHash !== build.running || !this.#views.hasLayout(data.result.language)) return
    if (this.#page?.path !== path) {
      this.forget()
      this.#page = { path, rendering: this.#views.make(data, new AbortController().signal) }
    }
    const page = this.#page
    try {
      page.view = await page.rendering
      // The reader may have turned to another page meanwhile.
      if (this.#page === page && pressed) layOutAhead(page.view, pressed)
    } catch {
      // An error of the page surfaces when it is opened.
      if (this.#page === page) this.forget()
    }
  }

  /** Discards the rendered page, or one that is still being rendered. */
  forget(): void {
    const page = this.#page
    this.#page = undefined
    if (page?.view) this.#discard(page.view)
    else page?.rendering.then((view) => this.#discard(view)).catch(() => undefined)
  }

  /** Returns the rendered page and gives up ownership of it. */
  take(): View | undefined {
    const view = this.#page?.view
    this.#page = undefined
    return view
  }

  #discard(view: View): void {
    removeHidden(view.main)
    this.#views.remove(view)
  }
}

/** Makes the browser style and lay out a page, without size, in front of the one shown, until `signal` aborts. */
function layOutAhead(view: View, signal: AbortSignal): void {
  const { main, layout } = view
  if (isHidden(main) || signal.aborted) return
  putStyles(view)
  layOutFirstScreen(main)
  // React keeps a hidden tree out of the layout until it is shown.
  for (const element of main.children) (element as HTMLElement).style.removeProperty('display')
  hide(main, 'next')
  // First in the document, so that a query for `main` finds the new page from the click on.
  layout.querySelector('main')?.before(main)
  signal.addEventListener('abort', () => removeHidden(main), { once: true })
}
