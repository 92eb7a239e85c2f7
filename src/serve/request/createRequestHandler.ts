import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { namedPaths, serverErrorPath } from '../../shared/addresses/paths.ts'
import { thirdPartyProxyPath } from '../../shared/browser/thirdParty.ts'
import { fileHeaders, noStore } from '../answer/responseHeaders.ts'
import { type Stores, sendFile } from '../answer/sendFile.ts'
import { sendText } from '../answer/sendText.ts'
import type { Activity } from '../connections/ConnectionTracker.ts'
import type { LimitedLog } from '../connections/LimitedLog.ts'
import { StaleFileError } from '../site/BodyStore.ts'
import type { CurrentSite, Site } from '../site/CurrentSite.ts'
import { errorPageFor } from '../site/SiteTable.ts'
import type { ThirdPartyProxy } from '../thirdPartyProxy/createThirdPartyProxy.ts'
import { messageFault } from './messageFault.ts'
import { parseTarget, targetBelow } from './parseTarget.ts'
import { resolveOutside, resolveRequest, wantsPlainText } from './resolveRequest.ts'

export type RouteHandler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>

interface RequestHandlerOptions {
  readonly current: CurrentSite
  readonly stores: Stores
  readonly activity: Activity
  /** Exact path -> its handler, which takes precedence over the site's routes. */
  readonly extraRoutes: ReadonlyMap<string, RouteHandler>
  readonly thirdPartyProxy: ThirdPartyProxy
  readonly failures: LimitedLog
}

/** Maximum characters of a request's URL that are logged. */
const longestUrl = 200

/** Path of the health check for supervisors. */
const healthPath = '/.roomwright/health'

export function createRequestHandler(options: RequestHandlerOptions): RequestListener {
  const { current, activity, failures } = options
  const told = new WeakSet()
  // One failure may end many requests: that of a social card is shared by all that request the card.
  const tell = (request: IncomingMessage, error: unknown) => {
    if (error instanceof Error && told.has(error)) return
    if (error instanceof Error) told.add(error)
    failures.tell(`${request.method} ${request.url?.slice(0, longestUrl)}: ${reasonOf(error)}`)
  }
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    activity.begin()
    try {
      await answerRequest(request, response, options)
    } catch (error) {
      tell(request, error)
      sendFailure(exchangeOf(request, response, current), current.site)
    } finally {
      activity.end()
    }
  }
  return (request, response) => void answer(request, response)
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message
}

async function answerRequest(request: IncomingMessage, response: ServerResponse, options: RequestHandlerOptions): Promise<void> {
  const { current, stores, extraRoutes, thirdPartyProxy } = options
  const fault = messageFault(request)
  if (fault) return sendText(request, response, { ...fault, headers: { Connection: 'close' } })
  // node:http drops what follows an unaccepted upgrade request in the same packet.
  if (request.headers.upgrade !== undefined) response.setHeader('Connection', 'close')
  const exchange = exchangeOf(request, response, current)
  const path = exchange.target === undefined ? undefined : parseTarget(exchange.target)?.path
  const extra = extraRoutes.get(parseTarget(request.url ?? '')?.path ?? '')
  if (extra) {
    // It may be a stream that stays silent for hours.
    request.socket.setTimeout(0)
    return extra(request, response)
  }
  if (path === thirdPartyProxyPath) {
    if (current.isDue()) await current.reload()
    return thirdPartyProxy({ request, response, allowed: current.site.table.proxied })
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return sendText(request, response, { status: 405, text: 'Method not allowed', headers: { Allow: 'GET, HEAD' } })
  }
  if (current.isDue()) await current.reload()
  if (path === healthPath || request.url === healthPath) return answerHealth(exchange, current)
  try {
    await answerFrom(current.site, exchangeOf(request, response, current), stores)
  } catch (error) {
    if (!(error instanceof StaleFileError)) throw error
    await current.reloadAfterSwap()
    await answerFrom(current.site, exchangeOf(request, response, current), stores)
  }
}

interface Exchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  /** The target below the site's base; undefined outside it. */
  readonly target: string | undefined
}

function exchangeOf(request: IncomingMessage, response: ServerResponse, { site }: CurrentSite): Exchange {
  return { request, response, target: targetBelow(site.table.base, request.url ?? '/') }
}

async function answerHealth({ request, response }: Exchange, current: CurrentSite): Promise<void> {
  const isWell = await current.isWell()
  const { build } = current.site.table
  sendText(request, response, {
    ...(isWell ? { status: 200, text: `ok ${build}` } : { status: 503, text: `unwell ${build}: its output folder cannot be read` }),
    headers: noStore,
  })
}

async function answerFrom({ table }: Site, { request, response, target = '' }: Exchange, stores: Stores): Promise<void> {
  const { contentSecurityPolicy } = table
  const resolution = target === '' ? resolveOutside(table, request.url ?? '/') : resolveRequest(table, target)
  switch (resolution.kind) {
    case 'file':
      return sendFile({ request, response, file: resolution.file, status: 200, contentSecurityPolicy }, stores)
    case 'redirect': {
      const { status, location } = resolution
      return sendText(request, response, { status, text: `See ${location}`, headers: { Location: location } })
    }
    case 'malformed':
      return sendText(request, response, { status: 400, text: 'Bad request: the address is malformed' })
    case 'missing':
    case 'gone': {
      const [status, text] = resolution.kind === 'gone' ? ([410, 'Gone'] as const) : ([404, 'Not found'] as const)
      const address = target || (request.url ?? '')
      const file = wantsPlainText(address) ? undefined : errorPageFor(table, { name: namedPaths['not-found'], target })
      if (!file) return sendText(request, response, { status, text })
      return sendFile({ request, response, file, status, contentSecurityPolicy }, stores)
    }
  }
}

/**
 * Responds 500 with the site's own error page. Cuts off a body that is already being
 * sent, so that it is not mistaken for a complete one.
 */
function sendFailure({ request, response, target = '' }: Exchange, { table, errorPages }: Site): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  const file = wantsPlainText(target) ? undefined : errorPageFor(table, { name: serverErrorPath, target })
  const body = file && errorPages.get(file)
  if (!file || !body) {
    sendText(request, response, { status: 500, text: 'Internal server error', headers: noStore })
    return
  }
  const { contentSecurityPolicy } = table
  response.writeHead(500, {
    ...fileHeaders({ request, file, contentSecurityPolicy }),
    ...noStore,
    'Content-Length': body.whole.bytes.length,
  })
  response.end(request.method === 'HEAD' ? undefined : body.whole.bytes)
}
