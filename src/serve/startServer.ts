import { type RequestListener, createServer } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import type { CardSource } from '../shared/pictures/cards.ts'
import { AccessLog, type AccessLogOptions } from './AccessLog.ts'
import type { Stores } from './answer/sendFile.ts'
import { IdleCompressor } from './compression/IdleCompressor.ts'
import { VariantStore } from './compression/VariantStore.ts'
import { Preparation } from './compression/Preparation.ts'
import { prepareVariants } from './compression/prepareVariants.ts'
import { Activity, ConnectionTracker } from './connections/ConnectionTracker.ts'
import { LimitedLog } from './connections/LimitedLog.ts'
import { listen } from './connections/listen.ts'
import { stopServers } from './connections/stopServers.ts'
import { type RouteHandler, createRequestHandler } from './request/createRequestHandler.ts'
import { BodyStore } from './site/BodyStore.ts'
import { CurrentSite } from './site/CurrentSite.ts'
import { LargeFiles } from './site/LargeFiles.ts'
import type { Network } from './thirdPartyProxy/Network.ts'
import { createThirdPartyProxy } from './thirdPartyProxy/createThirdPartyProxy.ts'
import { publicNetwork } from './thirdPartyProxy/publicNetwork.ts'

export interface ServerOptions {
  /** The output folder of a build. */
  readonly directory: string
  /** The source of its social cards. */
  readonly cards: CardSource
  /** 0: any free port. */
  readonly port: number
  /** `localhost` listens on both loopback families. */
  readonly host: string
  /** Called with a sentence for each failure. */
  readonly log?: (message: string) => void
  /** Absent: requests are not logged. */
  readonly accessLog?: AccessLogOptions
  /** Every response tells search engines not to index it. */
  readonly hidden?: boolean
  /** Transforms every HTML document before it is sent. */
  readonly transformDocument?: (html: string) => string
  /** Returns a document to send, untransformed, instead of the one in the output folder, by its file; undefined if there is none. */
  readonly newerDocument?: (path: string) => string | undefined
  /** False: nothing is compressed ahead of requests, which does not pay off for a short-lived server. */
  readonly compressAhead?: boolean
  /** Exact path -> its handler, which takes precedence over the site's routes. */
  readonly extraRoutes?: ReadonlyMap<string, RouteHandler>
  /** Milliseconds after which a stalled client is cut off; for tests. */
  readonly stalled?: number
  /** Milliseconds of a monotonic clock; for tests. */
  readonly now?: () => number
  /** Waits this many milliseconds while one build replaces another; for tests. */
  readonly wait?: (milliseconds: number) => Promise<unknown>
  /** Where third-party scripts come from; the internet by default. */
  readonly network?: Network
}

export interface RunningServer {
  /** Base URL for a browser on this machine, without a trailing slash. */
  readonly url: string
  readonly port: number
  /** URL of the front page on this machine; without a trailing slash for a site at the root. */
  readonly home: string
  /** Switches to a new build at once, rather than within a second. */
  reload(this: void): Promise<void>
  /** Finishes the requests in flight, within at most this many milliseconds. */
  close(this: void, graceMs: number): Promise<void>
}

const megabyte = 1024 * 1024
const bodiesLimit = 128 * megabyte
const variantsLimit = 256 * megabyte

const limits = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  // Longer than the 60 s of common proxies, which might otherwise send a request into a closing connection.
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
}

/** Maximum concurrent connections; each may hold a response in memory. */
const maxConnections = 10_000

/** Milliseconds without progress after which a stalled client is cut off; it may take up to twice as long. */
const stalled = 60_000

/** Options of a server with their defaults. */
type Settings = ServerOptions &
  Required<Pick<ServerOptions, 'log' | 'compressAhead' | 'extraRoutes' | 'stalled' | 'now' | 'wait' | 'network'>>

function withDefaults(options: ServerOptions): Settings {
  return {
    log: () => undefined,
    // Transformed documents change too soon for that to pay off.
    compressAhead: options.transformDocument === undefined,
    extraRoutes: new Map(),
    stalled,
    now: () => performance.now(),
    wait: setTimeout,
    network: publicNetwork,
    ...options,
  }
}

/** Serves a built folder over HTTP; fails with a `ServeError` if it cannot. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const settings = withDefaults(options)
  const { directory, host, now, wait, log } = settings
  const activity = new Activity(now)
  const { stores, preparation } = openStores(settings, activity)
  const changed = settings.compressAhead ? preparation.restart.bind(preparation) : () => undefined
  const current = await CurrentSite.open({ directory, bodies: stores.bodies, now, wait, log, changed })
  const accessLog = settings.accessLog && new AccessLog(settings.accessLog)
  const answer = createAnswer(settings, { current, stores, activity })
  const handler = accessLog ? accessLog.follow(answer) : answer
  const connections = new ConnectionTracker()
  const { servers, port } = await listen({
    host,
    port: settings.port,
    createServer() {
      const server = createServer(limits).setTimeout(settings.stalled)
      server.maxConnections = maxConnections
      connections.serve(server, handler)
      return server
    },
  }).catch(async (error: unknown) => {
    await preparation.stop()
    throw error
  })
  let closing: Promise<unknown> | undefined
  const url = `http://${localName(host)}:${port}`
  return {
    url,
    port,
    get home() {
      const { base } = current.site.table
      return base === '' ? url : `${url}${base}/`
    },
    reload: () => current.reload(),
    async close(grace) {
      closing ??= Promise.all([
        stopServers({ servers, connections, grace }),
        // A compression in progress cannot be interrupted.
        Promise.race([preparation.stop(), setTimeout(grace, undefined, { ref: false })]),
      ])
      await closing
      accessLog?.flush()
    },
  }
}

/** Opens what holds the files in memory, and the work that compresses them while the server is idle. */
function openStores(
  { directory, cards, log, transformDocument, newerDocument }: Settings,
  activity: Activity,
): { readonly stores: Stores; readonly preparation: Preparation } {
  const bodies = new BodyStore({
    directory,
    cards,
    limit: bodiesLimit,
    ...(transformDocument && { transformDocument }),
    ...(newerDocument && { newerDocument }),
  })
  const largeFiles = new LargeFiles({ directory, clock: () => Date.now() })
  const idle = new IdleCompressor()
  const variants = new VariantStore(variantsLimit, (bytes, compression) => idle.compress(bytes, compression))
  const preparation = new Preparation(async (table, signal) => {
    try {
      await prepareVariants(table, { bodies, variants, activity, limit: variantsLimit, signal })
    } catch (error) {
      log(`Compression in the background has stopped: ${String(error)}`)
    } finally {
      await idle.rest()
    }
  })
  return { stores: { bodies, largeFiles, variants }, preparation }
}

interface Answering {
  readonly current: CurrentSite
  readonly stores: Stores
  readonly activity: Activity
}

/** Creates the function that answers every request. */
function createAnswer({ extraRoutes, network, hidden, log, now }: Settings, answering: Answering): RequestListener {
  // A separate log, so that failures that any client can cause do not crowd out others.
  const failures = new LimitedLog({ write: log, now })
  const scriptFailures = new LimitedLog({ write: log, now })
  const thirdPartyProxy = createThirdPartyProxy({ network, now, log: (message) => scriptFailures.tell(message) })
  const answer = createRequestHandler({ ...answering, extraRoutes, thirdPartyProxy, failures })
  return hidden ? hide(answer) : answer
}

/** Returns the name by which a browser on this machine reaches a server that listens on `host`. */
function localName(host: string): string {
  if (host === 'localhost' || host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

function hide(answer: RequestListener): RequestListener {
  return (request, response) => {
    response.setHeader('X-Robots-Tag', 'noindex, nofollow')
    answer(request, response)
  }
}
