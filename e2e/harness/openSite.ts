import { join } from 'node:path'
import { openCards } from '../../src/cards/openCards.ts'
import type { RouteHandler } from '../../src/serve/request/createRequestHandler.ts'
import { type RunningServer, startServer } from '../../src/serve/startServer.ts'
import type { Network } from '../../src/serve/thirdPartyProxy/Network.ts'

/** A built folder on a server of its own, which a test can stop, change and restart at the same address. */
export interface TestSite {
  readonly url: string
  readonly out: string
  /** Responses that the server sends instead of the site's own, by path. */
  readonly routes: Map<string, RouteHandler>
  /** Serves `out`, or another folder instead. */
  start(this: void, folder?: string): Promise<void>
  stop(this: void): Promise<void>
}

const cache = join(import.meta.dirname, '../../.cache')

/** Serves a built folder on a port chosen by the system; `network` replaces the internet. */
export async function openSite(out: string, network?: Network): Promise<TestSite> {
  const routes = new Map<string, RouteHandler>()
  let server: RunningServer | undefined
  let port = 0
  const stop = async () => {
    await server?.close(0)
    server = undefined
  }
  const start = async (directory = out) => {
    await stop()
    server = await startServer({
      directory,
      cards: openCards({ directory, cache, log: () => undefined }),
      port,
      host: 'localhost',
      compressAhead: false,
      extraRoutes: routes,
      ...(network && { network }),
    })
    port = server.port
  }
  await start()
  return { url: `http://localhost:${port}`, out, routes, start, stop }
}
