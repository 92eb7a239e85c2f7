const edge = /[\p{Cc} ]/u
const scheme = /^([a-z][a-z0-9+.-]*):/i
const allowed: ReadonlySet<string> = new Set(['http', 'https', 'mailto', 'tel'])

/** The scheme that a browser would see, in small letters; undefined where the link has none. */
export function schemeOf(url: string): string | undefined {
  return scheme.exec(strip(url))?.[1]?.toLowerCase()
}

export function isAllowedLink(url: string): boolean {
  const found = schemeOf(url)
  return found === undefined || allowed.has(found)
}

/** Percent-encodes what may not stand in a URL; escapes that are there already stay. */
export function encodeUrl(url: string): string {
  return encodeURI(strip(url).toWellFormed()).replace(/%25([0-9a-f]{2})/gi, '%$1')
}

/** Takes off what browsers take off before they look for a scheme, by the WHATWG URL standard. */
function strip(url: string): string {
  let [start, end] = [0, url.length]
  while (start < end && edge.test(url.charAt(start))) start++
  // Not a pattern that ends in `$`: that one is tried at every space of the address.
  while (end > start && edge.test(url.charAt(end - 1))) end--
  return url.slice(start, end).replace(/[\t\n\r]/g, '')
}
