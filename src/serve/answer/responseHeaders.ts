import type { OutgoingHttpHeaders } from 'node:http'
import { cacheControls, isXml, sandboxPolicy, securityHeaders, strictSecurityHeaders } from '../../shared/responseHeaders.ts'
import type { ServedFile } from '../site/SiteTable.ts'

export const { revalidate } = cacheControls

/** Returns the headers of every response with a body; `secure`: the client is connected over https. */
export function commonHeaders(secure: boolean): Readonly<Record<string, string>> {
  return secure ? strictSecurityHeaders : securityHeaders
}

export interface FileHeaderOptions {
  readonly file: ServedFile
  readonly secure: boolean
  readonly contentSecurityPolicy: string
}

/** Returns the headers of a file's body in any encoding. */
export function fileHeaders({ file, secure, contentSecurityPolicy }: FileHeaderOptions): OutgoingHttpHeaders {
  const headers: OutgoingHttpHeaders = { 'Content-Type': file.type, ...commonHeaders(secure) }
  if (file.compressible) headers.Vary = 'Accept-Encoding'
  if (file.document) headers['Content-Security-Policy'] = contentSecurityPolicy
  else if (isXml(file.type)) headers['Content-Security-Policy'] = sandboxPolicy
  return headers
}

export function cacheControl(file: ServedFile): string {
  return cacheControls[file.cache]
}

/** Reports whether the reverse proxy says that the client connected to it over https; of several proxies the first counts. */
export function isSecure(forwardedProto: string | string[] | undefined): boolean {
  if (forwardedProto === undefined) return false
  const [first] = typeof forwardedProto === 'string' ? forwardedProto.split(',') : forwardedProto
  return first?.trim().toLowerCase() === 'https'
}
