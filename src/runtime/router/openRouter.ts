import type { Messages } from '../../shared/messages/messageForms.ts'
import { ChunkFailures } from './ChunkFailures.ts'
import { Prerenderer } from './Prerenderer.ts'
import { RenderError } from './Renderer.ts'
import type { Destination, RouteResult, Router, RouterHost } from './Router.ts'
import { Screen } from './Screen.ts'
import type { Services } from './Services.ts'
import { type View, linksLanguage, readView } from './View.ts'
import { LayoutError, UnknownComponentError, ViewMaker } from './ViewMaker.ts'
import { allowLaterLayout } from './laterLayout.ts'
import { loadPage, requestErrorPage } from './loadPage.ts'
import { openNavigator } from './openNavigator.ts'
import { keepSheets } from './styles.ts'

/** Maximum wait of a page, in milliseconds, for the hash of the site's current build. */
const buildTimeout = 500

const serverErrorPage = '/500.html'

/** Opens the router on the page in the document. */
export function openRouter(services: Services, host: RouterHost): Router {
  allowLaterLayout()
  const { data, notices, documentScript } = services
  const first = readView(data, { language: documentScript.lang, texts: notices.texts })
  void keepSheets(first.main)
  const views = new ViewMaker(services, first, (element) => void replaceFailed(element))
  const prerenderer = new Prerenderer(services, views)
  const screen = new Screen({ services, views, prerenderer, host, first })
  const loader = new ViewLoader({ services, views, screen, first })
  const navigator = openNavigator({
    services,
    host,
    load: (destination, signal) => loader.load(destination, signal),
    prerendered: (key) => prerenderer.find(key),
    show: (view, event, shown) => screen.show(view, event, shown),
  })

  /** Shows the 500 page in place of a page whose component threw after it was shown. */
  const replaceFailed = async (element: HTMLElement): Promise<void> => {
    const { view } = screen
    if (element === view.layout) return location.reload()
    if (element !== view.main || view.path.endsWith(serverErrorPage)) return
    const error = await loader.loadError(navigator.state.shown.key, new AbortController().signal)
    if (screen.view !== view) return
    navigator.dispatch({ type: 'replaced', path: error.path })
    await screen.replace(error)
  }

  return {
    get state() {
      return navigator.state
    },
    dispatch: (event) => void navigator.dispatch(event),
    begin: navigator.begin,
    prerender: (path, pressed) => prerenderer.prerender(path, pressed),
  }
}

interface LoaderOptions {
  readonly services: Services
  readonly views: ViewMaker
  readonly screen: Pick<Screen, 'view'>
  readonly first: View
}

/** Loads the pages of addresses, and makes their views. */
class ViewLoader {
  readonly #options: LoaderOptions
  readonly #failures = new ChunkFailures(() => sessionStorage)
  readonly #hasLanguage = (code: string) => this.#options.services.documentScript.lang === code || linksLanguage(code)

  constructor(options: LoaderOptions) {
    this.#options = options
  }

  /** Rejects when `signal` aborts, or if not even the error page can be rendered. */
  async load(destination: Destination, signal: AbortSignal): Promise<RouteResult> {
    const { services, views, first } = this.#options
    const { build, network, cache, firstPage } = services
    const { path, traverse } = destination
    if (build.outdated && network.online()) return { kind: 'document' }
    if (path === firstPage.key && (traverse || first.path === path)) return { kind: 'view', view: first }

    const checking = cache.get(path) ? undefined : build.check(signal)
    // Awaited below, where an earlier abort is handled too.
    checking?.catch(() => undefined)
    const loaded = await loadPage(destination, { hasLanguage: this.#hasLanguage, cache, network, signal })
    if (loaded.kind !== 'page') return loaded
    const found = checking && (await Promise.race([checking, network.wait(buildTimeout, signal).then(() => 'unknown')]))
    if (found === 'other' || loaded.page.webpackCompilationHash !== build.running) return { kind: 'document' }
    try {
      return { kind: 'view', view: await views.make(loaded.page, signal) }
    } catch (error) {
      signal.throwIfAborted()
      return this.#recover(error, path, signal)
    }
  }

  /** Decides what to do with a page that has loaded but cannot be rendered. */
  async #recover(error: unknown, path: string, signal: AbortSignal): Promise<RouteResult> {
    if (error instanceof UnknownComponentError) {
      // oxlint-disable-next-line no-console -- docs/navigation.md lists this message
      console.error("We couldn't find the correct component chunk")
      return { kind: 'document' }
    }
    // oxlint-disable-next-line no-console -- reports the component's own error
    if (error instanceof RenderError) console.error(error.cause)
    else if (!this.#options.services.network.online()) return { kind: 'offline' }
    else if (error instanceof LayoutError || this.#failures.isFirst(path)) return { kind: 'document' }
    return { kind: 'view', view: await this.loadError(path, signal) }
  }

  /** Loads the error page in the language of a path: the publication's own, otherwise a plain one from what is in memory. */
  async loadError(path: string, signal: AbortSignal): Promise<View> {
    const { services, views, screen } = this.#options
    const answer = await requestErrorPage({ error: serverErrorPage, path, hasLanguage: this.#hasLanguage, cache: services.cache, signal })
    if (answer.kind === 'page') {
      try {
        return await views.make(answer.page, signal)
      } catch {
        // A part of the error page is missing too.
        signal.throwIfAborted()
      }
    }
    const { messages } = await views.loadContext(screen.view.language)
    return makePlainErrorView(screen.view, messages.serverError)
  }
}

function makePlainErrorView({ language, texts, layout }: View, { heading, text }: Messages['serverError']): View {
  const main = makeElement('main', '')
  main.id = 'content'
  const page = makeElement('div', '')
  page.className = 'page'
  page.append(makeElement('h1', heading), makeElement('p', text))
  main.append(page)
  return { path: serverErrorPage, language, texts, layout, main, head: [makeElement('title', heading)], styles: new Map() }
}

function makeElement(name: string, text: string): HTMLElement {
  const made = document.createElement(name)
  made.textContent = text
  return made
}
