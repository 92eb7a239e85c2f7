import type { OutgoingHttpHeaders } from 'node:http'
import { cacheControls, isXml, sandboxPolicy, securityHeaders, strictSecurityHeaders } from '../../shared/responseHeaders.ts'
import type { ServedFile } from '../site/SiteTable.ts'

export const { revalidate } = cacheControls

/** What every answer with a body carries; `secure`: the client came over https. */
export function commonHeaders(secure: boolean): Readonly<Record<string, string>> {
  return secure ? strictSecurityHeaders : securityHeaders
}

export interface FileHeaderOptions {
  readonly file: ServedFile
  readonly secure: boolean
  readonly contentSecurityPolicy: string
}

/** The headers of a file's body, whatever its encoding. */
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

/** Whether the front says that the client came to it over https; the first of several fronts counts. */
export function isSecure(forwardedProto: string | string[] | undefined): boolean {
  if (forwardedProto === undefined) return false
  const [first] = typeof forwardedProto === 'string' ? forwardedProto.split(',') : forwardedProto
  return first?.trim().toLowerCase() === 'https'
}
