import type { ManifestFile } from './manifest.ts'

/** Headers of every response with a body, whichever host sends it. */
export const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
} as const

/** The same for clients connected over https. */
export const strictSecurityHeaders = { ...securityHeaders, 'Strict-Transport-Security': 'max-age=31536000' } as const

/**
 * For files that are not pages but are rendered when opened: SVG and XML may contain scripts, and none of them belong to this site. PDF
 * is not among them: its scripts run isolated from the site, and browsers do not show it in a sandbox.
 */
export const sandboxPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"

/** Reports whether a content type needs the sandbox. */
export function isXml(type: string): boolean {
  return type.includes('+xml') || type.includes('/xml')
}

/** `Cache-Control` by a file's cache policy. */
export const cacheControls: Readonly<Record<ManifestFile['cache'], string>> = {
  immutable: 'public, max-age=31536000, immutable',
  revalidate: 'public, max-age=0, must-revalidate',
}
