import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Findings, panelId, renderProblemPanel } from './problemPanel.ts'

const scriptPath = '/__dev/page.js'
const eventsPath = '/__dev/events'

/** What every page of the development server ends with. */
export const channelScript = `<script type="module" src="${scriptPath}"></script>`

/** The connection comes back with another server: the engine has started again. */
const script = `const events = new EventSource('${eventsPath}')
let isBack = false
events.addEventListener('open', () => { if (isBack) location.reload(); isBack = true })
events.addEventListener('reload', () => location.reload())
events.addEventListener('problems', ({ data }) => {
  document.getElementById('${panelId}')?.remove()
  document.body.insertAdjacentHTML('beforeend', JSON.parse(data))
})
`

type Handler = (request: IncomingMessage, response: ServerResponse) => void

interface Channel {
  readonly routes: ReadonlyMap<string, Handler>
  /** What was told last. */
  readonly findings: Findings | undefined
  /** Shows what a build found in every open page and in those that are opened later; nothing found takes the panel away. */
  tell(this: void, findings: Findings): void
  /** Reloads every open page. */
  reload(this: void): void
  close(this: void): void
}

/** The development server's own two addresses: a script for the pages, and the events that it listens to. */
export function openChannel(): Channel {
  const listeners = new Set<ServerResponse>()
  let findings: Findings | undefined
  const problems = () => `event: problems\ndata: ${JSON.stringify(findings ? renderProblemPanel(findings) : '')}\n\n`
  return {
    routes: new Map<string, Handler>([
      [
        scriptPath,
        (_request, response) => {
          response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' }).end(script)
        },
      ],
      [
        eventsPath,
        (_request, response) => {
          response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).write(`retry: 300\n\n${problems()}`)
          listeners.add(response)
          response.on('close', () => listeners.delete(response))
        },
      ],
    ]),
    get findings() {
      return findings
    },
    tell(found) {
      findings = found
      for (const listener of listeners) listener.write(problems())
    },
    reload() {
      for (const listener of listeners) listener.write('event: reload\ndata: \n\n')
    },
    close() {
      for (const listener of listeners) listener.end()
    },
  }
}
