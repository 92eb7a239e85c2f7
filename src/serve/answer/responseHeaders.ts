import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import { cacheControls, isXml, sandboxPolicy, securityHeaders, strictSecurityHeaders } from '../../shared/output/responseHeaders.ts'
import type { ServedFile } from '../site/SiteTable.ts'

export const { revalidate } = cacheControls

/** A request, as far as the headers of its response depend on it. */
type Request = Pick<IncomingMessage, 'headers'>

/** Marks a response that no cache may keep. */
export const noStore = { 'Cache-Control': 'no-store' }

/** Returns the headers of every response with a body. */
export function commonHeaders(request: Request): Readonly<Record<string, string>> {
  return isSecure(request) ? strictSecurityHeaders : securityHeaders
}

export interface FileHeaderOptions {
  readonly request: Request
  readonly file: ServedFile
  readonly contentSecurityPolicy: string
}

/** Returns the headers of a file's body in any encoding. */
export function fileHeaders({ request, file, contentSecurityPolicy }: FileHeaderOptions): OutgoingHttpHeaders {
  const headers: OutgoingHttpHeaders = { 'Content-Type': file.type, ...commonHeaders(request) }
  if (file.compressible) headers.Vary = 'Accept-Encoding'
  if (file.document) headers['Content-Security-Policy'] = contentSecurityPolicy
  else if (isXml(file.type)) headers['Content-Security-Policy'] = sandboxPolicy
  return headers
}

export function cacheControl(file: ServedFile): string {
  return cacheControls[file.cache]
}

/** Reports whether the reverse proxy says that the client connected to it over https; of several proxies the first counts. */
function isSecure({ headers }: Request): boolean {
  const forwardedProto = headers['x-forwarded-proto']
  if (forwardedProto === undefined) return false
  const [first] = typeof forwardedProto === 'string' ? forwardedProto.split(',') : forwardedProto
  return first?.trim().toLowerCase() === 'https'
}
