import type { ThirdParty } from './thirdParty.ts'

/** The policy of every document: nothing from elsewhere but listed scripts, and of the inline scripts only those the build knows by hash. */
export function contentSecurityPolicy(scriptHashes: readonly string[], thirdParty?: ThirdParty): string {
  const urls = (thirdParty?.scripts ?? []).map(({ src }) => new URL(src))
  // Where a script came from is where it may send what it measured; `connect` names other places.
  const hosts = [...new Set(urls.map(({ origin }) => origin))]
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...scriptHashes, ...new Set(urls.map(sourceOf))].join(' '),
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data:", ...hosts].join(' '),
    // The default says the rest: every byte of it comes before the page in its first round trip.
    ...(hosts.length > 0 ? [["connect-src 'self'", ...new Set([...hosts, ...(thirdParty?.connect ?? [])])].join(' ')] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** A script as a CSP source: without its query, which a source cannot have, and without the two characters that end one; a folder's stands for all in it. */
function sourceOf({ origin, pathname }: URL): string {
  return `${origin}${pathname.replaceAll(';', '%3B').replaceAll(',', '%2C')}`
}
