/**
 * How a request is answered. Documents, data and drawings: network first. Files and pictures, whose names contain a content hash: cache
 * first.
 */
export type Kind = 'document' | 'data' | 'file' | 'picture' | 'drawing'

/** The parts of a `Request` that its kind depends on. */
export interface RequestParts {
  readonly method: string
  readonly url: string
  readonly mode: string
  readonly destination: string
  readonly headers: Pick<Headers, 'has'>
}

/**
 * Returns the kind of a request; undefined for requests that the worker leaves to the browser. `site`: the site's URL without a trailing
 * slash.
 */
export function kindOf({ method, url, mode, destination, headers }: RequestParts, site: string): Kind | undefined {
  if (method !== 'GET' || !url.startsWith(`${site}/`) || headers.has('range')) return undefined
  const { pathname } = new URL(url.slice(site.length), 'https://site')
  // The worker script itself, the third-party proxy and Partytown's files.
  if (/^\/(sw\.js$|__|~)/.test(pathname)) return undefined
  if (mode === 'navigate') return 'document'
  if (/^\/(page|slice)-data\//.test(pathname)) return 'data'
  if (pathname.startsWith('/assets/')) return pathname.startsWith('/assets/pictures/') ? 'picture' : 'file'
  return destination === 'image' || pathname.endsWith('.svg') ? 'drawing' : undefined
}
