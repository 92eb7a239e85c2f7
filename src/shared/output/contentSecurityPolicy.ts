import type { ThirdParty } from '../browser/thirdParty.ts'

/**
 * Returns the policy of every document: from other origins only the listed scripts, and
 * only inline scripts whose hashes the build knows.
 */
export function contentSecurityPolicy(scriptHashes: readonly string[], thirdParty?: ThirdParty): string {
  const urls = (thirdParty?.scripts ?? []).map(({ src }) => new URL(src))
  // A script may send its measurements to its own origin; `connect` names further ones.
  const hosts = [...new Set(urls.map(({ origin }) => origin))]
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...scriptHashes, ...new Set(urls.map(sourceOf))].join(' '),
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data:", ...hosts].join(' '),
    // Otherwise the default covers it: every byte of this header precedes the page in the first round trip.
    ...(hosts.length > 0 ? [["connect-src 'self'", ...new Set([...hosts, ...(thirdParty?.connect ?? [])])].join(' ')] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/**
 * Returns a script as a CSP source: without its query, which a source cannot have, and with the two characters that would end it
 * escaped; a folder's URL covers everything in it.
 */
function sourceOf({ origin, pathname }: URL): string {
  return `${origin}${pathname.replaceAll(';', '%3B').replaceAll(',', '%2C')}`
}
