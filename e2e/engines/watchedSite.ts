import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { text as readText } from 'node:stream/consumers'
import { openCards } from '../../src/cards/openCards.ts'
import type { RouteHandler } from '../../src/serve/request/createRequestHandler.ts'
import { startServer } from '../../src/serve/startServer.ts'

/** A served site whose documents report their errors, which WebDriver does not. */
export interface WatchedSite {
  readonly url: string
  /** Console errors, exceptions and unhandled rejections of pages. */
  readonly faults: string[]
  /** Responses that replace the site's own, by path. */
  readonly routes: Map<string, RouteHandler>
  /** Returns the title and heading of the document at an address. */
  look(this: void, path: string): Promise<Look>
  /** Serves a page with a policy that refuses its scripts. */
  withoutScripts(this: void, path: string): void
  close(this: void): Promise<void>
}

interface Look {
  readonly title: string
  readonly heading: string
}

const watchPath = '/watch.js'
const tellPath = '/watch'

/** Runs in every document, before its other scripts. */
const watch = `(() => {
  document.currentScript.remove()
  const tell = (what) => navigator.sendBeacon('${tellPath}', location.pathname + ': ' + what)
  const { error } = console
  console.error = (...words) => { tell('console: ' + words.map(String).join(' ')); error.apply(console, words) }
  addEventListener('error', (event) => { if (event.message) tell('uncaught: ' + event.message) })
  addEventListener('unhandledrejection', (event) => tell('unhandled: ' + event.reason))
  addEventListener('securitypolicyviolation', ({ blockedURI }) => {
    // Firefox prefetches the next page of a listing by its canonical address, which is on another host here.
    if (blockedURI !== document.querySelector('link[rel=next]')?.href) tell('refused: ' + blockedURI)
  })
})()`

export async function openWatchedSite(out: string): Promise<WatchedSite> {
  const faults: string[] = []
  const routes = new Map<string, RouteHandler>([
    [watchPath, (_, response) => void response.setHeader('Content-Type', 'text/javascript').end(watch)],
    [
      tellPath,
      async (request, response) => {
        faults.push(await readText(request))
        response.writeHead(204).end()
      },
    ],
  ])
  const cache = join(import.meta.dirname, '../../.cache')
  const server = await startServer({
    directory: out,
    cards: openCards({ directory: out, cache, log: () => undefined }),
    port: 0,
    host: 'localhost',
    transformDocument: (html) => html.replace('<head>', `<head><script src="${watchPath}"></script>`),
    extraRoutes: routes,
  })
  const { url } = server
  const look = async (path: string) => {
    const html = await (await fetch(url + path)).text()
    const part = (pattern: RegExp) => plainText(pattern.exec(html)?.[1] ?? '')
    return { title: part(/<title>([^]*?)<\/title>/), heading: part(/<h1[^>]*>([^]*?)<\/h1>/) }
  }
  const withoutScripts = (path: string) => {
    routes.set(path, (_, response) => {
      response.setHeader('Content-Security-Policy', "script-src 'none'").setHeader('Content-Type', 'text/html; charset=utf-8')
      response.end(readFileSync(join(out, path, 'index.html')))
    })
  }
  return { url, faults, routes, look, withoutScripts, close: () => server.close(0) }
}

const letters: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'", '&amp;': '&' }

/** Returns the text that a reader sees of some HTML. */
function plainText(html: string): string {
  const text = html.replace(/<[^>]*>/g, '').replace(/&(?:lt|gt|quot|#x27|amp);/g, (found) => letters[found] ?? found)
  return text.replace(/\s+/g, ' ').trim()
}
