import type { ManifestFile } from './manifest.ts'

/** What every answer with a body carries, whoever sends it. */
export const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
} as const

/** The same, where the client came over https. */
export const strictSecurityHeaders = { ...securityHeaders, 'Strict-Transport-Security': 'max-age=31536000' } as const

/**
 * For what a browser renders when its address is opened, though it is no page: SVG and XML may hold scripts, and none is this site's.
 * PDF is not among them: its scripts run apart from the site, and browsers do not show it in a sandbox.
 */
export const sandboxPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"

/** Whether a content type is one that the sandbox is for. */
export function isXml(type: string): boolean {
  return type.includes('+xml') || type.includes('/xml')
}

/** `Cache-Control` by the cache policy of a file. */
export const cacheControls: Readonly<Record<ManifestFile['cache'], string>> = {
  immutable: 'public, max-age=31536000, immutable',
  revalidate: 'public, max-age=0, must-revalidate',
}
