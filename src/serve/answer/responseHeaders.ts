import type { OutgoingHttpHeaders } from 'node:http'
import type { ServedFile } from '../site/SiteTable.ts'

const security = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

const strictSecurity = { ...security, 'Strict-Transport-Security': 'max-age=31536000' }

/**
 * For what a browser renders when its address is opened, though it is no page: SVG and XML may hold scripts, and none is this site's.
 * PDF is not among them: its scripts run apart from the site, and browsers do not show it in a sandbox.
 */
const sandboxPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"

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
  else if (isXml(file.type)) headers['Content-Security-Policy'] = sandboxPolicy
  return headers
}

function isXml(type: string): boolean {
  return type.includes('+xml') || type.includes('/xml')
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
