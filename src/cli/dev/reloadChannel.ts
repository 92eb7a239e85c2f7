import type { IncomingMessage, ServerResponse } from 'node:http'

const scriptPath = '/__dev/reload.js'
const eventsPath = '/__dev/events'

export const reloadScriptTag = `<script type="module" src="${scriptPath}"></script>`

const script = `new EventSource('${eventsPath}').addEventListener('reload', () => location.reload())\n`

type Handler = (request: IncomingMessage, response: ServerResponse) => void

export interface ReloadChannel {
  readonly routes: ReadonlyMap<string, Handler>
  /** Reloads every open page. */
  reload(this: void): void
  close(this: void): void
}

/** The development server's own two addresses: a script for the pages, and the events it listens to. */
export function createReloadChannel(): ReloadChannel {
  const listeners = new Set<ServerResponse>()
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
          response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).write('retry: 300\n\n')
          listeners.add(response)
          response.on('close', () => listeners.delete(response))
        },
      ],
    ]),
    reload() {
      for (const listener of listeners) listener.write('event: reload\ndata: \n\n')
    },
    close() {
      for (const listener of listeners) listener.end()
    },
  }
}
