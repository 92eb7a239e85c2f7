/** What browsers strip before they look for a scheme, by the WHATWG URL standard; we strip it too. */
const ignored = /^[\p{Cc} ]+|[\p{Cc} ]+$|[\t\n\r]/gu
const scheme = /^([a-z][a-z0-9+.-]*):/i
const allowed: ReadonlySet<string> = new Set(['http', 'https', 'mailto', 'tel'])

/** The scheme that a browser would see, in small letters; undefined where the link has none. */
export function schemeOf(url: string): string | undefined {
  return scheme.exec(url.replace(ignored, ''))?.[1]?.toLowerCase()
}

export function isAllowedLink(url: string): boolean {
  const found = schemeOf(url)
  return found === undefined || allowed.has(found)
}

/** Percent-encodes what may not stand in a URL; escapes that are there already stay. */
export function encodeUrl(url: string): string {
  return encodeURI(url.replace(ignored, '').toWellFormed()).replace(/%25([0-9a-f]{2})/gi, '%$1')
}
