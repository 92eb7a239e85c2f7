import type { IncomingMessage, ServerResponse } from 'node:http'
import { pageKey } from '../../shared/addresses/paths.ts'
import { type Findings, panelId, renderProblemPanel } from './problemPanel.ts'

const scriptPath = '/__dev/page.js'
const eventsPath = '/__dev/events'

/**
 * Tells the server which page is shown, and reloads it on request; `after` is the number of builds that had ended when the document was
 * sent, `build` identifies the build of an early one. A connection that comes back means another server: the engine has restarted.
 */
const script = `const sent = Object.fromEntries(new URL(import.meta.url).searchParams)
let events
const connect = (more) => {
  events?.close()
  events = new EventSource('${eventsPath}?' + new URLSearchParams({ page: location.pathname, ...more }))
  let isBack = false
  events.addEventListener('open', () => { if (isBack) location.reload(); isBack = true })
  events.addEventListener('reload', () => location.reload())
  events.addEventListener('problems', ({ data }) => {
    document.getElementById('${panelId}')?.remove()
    document.body.insertAdjacentHTML('beforeend', JSON.parse(data))
  })
}
let shown = location.pathname
connect(sent)
globalThis.navigation?.addEventListener('navigatesuccess', () => {
  if (location.pathname === shown) return
  shown = location.pathname
  connect({})
})
`

type Handler = (request: IncomingMessage, response: ServerResponse) => void

interface Listener {
  /** Key of the page that it shows. */
  readonly page: string
  /** The build that its early document belongs to; empty for any other document. */
  readonly build: string
}

/** What the development server and the pages that it shows tell each other. */
export interface Channel {
  readonly routes: ReadonlyMap<string, Handler>
  /** What was last passed to `tell`. */
  readonly findings: Findings | undefined
  /** Adds the channel's script to a document; `isEarly` if the build that made it has not ended yet. */
  addTo(this: void, html: string, options?: { readonly isEarly: boolean }): string
  /** Reports whether a page is open in a browser; its path has no trailing slash. */
  isOpen(this: void, path: string): boolean
  /** Marks the start of a build. */
  begin(this: void): void
  /** Shows a build's findings in every open page, and in pages opened later; without findings, removes the panel. */
  tell(this: void, findings: Findings): void
  /** Reloads the open pages with these paths, whose early documents are served from now on. */
  reloadEarly(this: void, isMade: (path: string) => boolean): void
  /** Marks the end of a build: reloads every open page that does not show an early document of it. */
  reload(this: void): void
  close(this: void): void
}

/** Opens the development server's own two routes: a script for the pages, and the events that it listens to. */
export function openChannel(): Channel {
  const listeners = new Map<ServerResponse, Listener>()
  let findings: Findings | undefined
  let build = 0
  let ended = 0
  /** Reports whether a page shows what the last build replaced. */
  const isLate = (listener: Listener) => listener.build !== String(build)
  const reloadIf = (isMeant: (listener: Listener) => boolean) => {
    for (const [response, listener] of listeners) if (isMeant(listener)) response.write(reloading)
  }
  const listen: Handler = (request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    response.write(`retry: 300\n\n${problemsOf(findings)}`)
    const { after = ended, ...listener } = parseListener(request.url ?? '')
    listeners.set(response, listener)
    // A build has ended between the page's document and its connection.
    if (after < ended && isLate(listener)) response.write(reloading)
    response.on('close', () => listeners.delete(response))
  }
  return {
    routes: new Map([
      [scriptPath, sendScript],
      [eventsPath, listen],
    ]),
    get findings() {
      return findings
    },
    addTo(html, { isEarly } = { isEarly: false }) {
      const sent = `after=${ended}${isEarly ? `&amp;build=${build}` : ''}`
      return html.replace('</body>', `<script type="module" src="${scriptPath}?${sent}"></script></body>`)
    },
    isOpen(path) {
      return [...listeners.values()].some(({ page }) => page === pageKey(path))
    },
    begin() {
      build += 1
    },
    tell(found) {
      findings = found
      for (const listener of listeners.keys()) listener.write(problemsOf(findings))
    },
    reloadEarly(isMade) {
      reloadIf(({ page }) => isMade(page))
    },
    reload() {
      ended += 1
      reloadIf(isLate)
    },
    close() {
      for (const listener of listeners.keys()) listener.end()
    },
  }
}

function sendScript(_request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' }).end(script)
}

/** Reads what the script of a page sends with its connection. */
function parseListener(url: string): Listener & { readonly after?: number } {
  const asked = new URLSearchParams(url.split('?')[1])
  const after = asked.get('after')
  return { page: pageKey(asked.get('page') ?? ''), build: asked.get('build') ?? '', ...(after !== null && { after: Number(after) }) }
}

const reloading = 'event: reload\ndata: \n\n'

function problemsOf(findings: Findings | undefined): string {
  return `event: problems\ndata: ${JSON.stringify(findings ? renderProblemPanel(findings) : '')}\n\n`
}
