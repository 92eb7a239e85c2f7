import { createServer } from 'node:http'
import { listen } from '../../serve/connections/listen.ts'
import type { Channel } from './openChannel.ts'
import { renderWaitingPage } from './problemPanel.ts'

export interface HeldPort {
  readonly port: number
  /** Frees the port for the server of the built site; does nothing when called again. */
  free(this: void): Promise<void>
}

/** Listens on a port until there is something to serve; meanwhile its pages show what the wait is for. */
export async function holdPort(
  wanted: { readonly host: string; readonly port: number },
  channel: Pick<Channel, 'routes' | 'findings' | 'addTo'>,
): Promise<HeldPort> {
  const { servers, port } = await listen({
    ...wanted,
    createServer: () =>
      createServer((request, response) => {
        const route = channel.routes.get(request.url?.split('?')[0] ?? '')
        if (route) return route(request, response)
        response.writeHead(503, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
        return response.end(channel.addTo(renderWaitingPage(channel.findings)))
      }),
  })
  return {
    port,
    async free() {
      const closed = servers.filter(({ listening }) => listening).map((server) => new Promise((resolve) => void server.close(resolve)))
      for (const server of servers) server.closeAllConnections()
      await Promise.all(closed)
    },
  }
}
