import type { OutgoingHttpHeaders } from 'node:http'
import type { ServedFile } from './SiteTable.ts'

const security = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

const strictSecurity = { ...security, 'Strict-Transport-Security': 'max-age=31536000' }

export const revalidate = 'public, max-age=0, must-revalidate'

/** What every answer with a body carries; `secure`: the client came over https. */
export function commonHeaders(secure: boolean): Readonly<Record<string, string>> {
  return secure ? strictSecurity : security
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
  return headers
}

export function cacheControl(file: ServedFile): string {
  return file.cache === 'immutable' ? 'public, max-age=31536000, immutable' : revalidate
}

/** Whether the front says that the client came to it over https; the first of several fronts counts. */
export function isSecure(forwardedProto: string | string[] | undefined): boolean {
  if (forwardedProto === undefined) return false
  const [first] = typeof forwardedProto === 'string' ? forwardedProto.split(',') : forwardedProto
  return first?.trim().toLowerCase() === 'https'
}
