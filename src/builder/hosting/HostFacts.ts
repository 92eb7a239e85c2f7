import type { ManifestFile, Redirect } from '../../shared/manifest.ts'
import { toAsciiAddress } from '../../shared/escapes.ts'
import { createRedirectFinder, hasDynamic, isDynamic, patternKey } from '../../shared/redirects.ts'

/** What the files of a host are made from. */
export interface HostFacts {
  /** What stands before every path on the host; empty at the root. */
  readonly base: string
  /** Every file of the output so far. */
  readonly files: readonly ManifestFile[]
  readonly redirects: readonly Redirect[]
  /** Paths of pages that are gone for good. */
  readonly gone: readonly string[]
  readonly contentSecurityPolicy: string
}

/** A file for one kind of host, below the output folder. */
export interface HostFile {
  readonly path: string
  readonly text: string
}

/** A redirect as the files of hosts write it: both ends with the base, escaped, dynamic segments as `:name`. */
export interface HostRedirect {
  readonly from: string
  readonly to: string
  readonly status: Redirect['status']
  readonly isDynamic: boolean
}

/** The redirects in the order in which the first that matches counts; without those that another of the list stands before. */
export function hostRedirects({ base, redirects }: Pick<HostFacts, 'base' | 'redirects'>): readonly HostRedirect[] {
  const find = createRedirectFinder(redirects)
  return redirects
    .filter((redirect) => hasDynamic(redirect.from) || find(patternKey(redirect.from))?.redirect === redirect)
    .map(({ from, to, status }) => ({
      from: base + escapePattern(patternKey(from)),
      to: toAsciiAddress(to.startsWith('/') ? base + to : to),
      status,
      isDynamic: hasDynamic(from),
    }))
}

function escapePattern(key: string): string {
  const escaped = key
    .split('/')
    .map((segment) => (isDynamic(segment) ? segment : encodeURIComponent(segment.toWellFormed()).replaceAll('*', '%2A')))
  return escaped.join('/')
}

const index = '/index.html'

/** The path of a page by its document. */
export function pagePath(document: string): string {
  return document === 'index.html' ? '/' : `/${document.endsWith(index) ? document.slice(0, -index.length) : document}`
}

/** The folders of languages that have an error page of their own: `tr`. */
export function languageFolders({ files }: Pick<HostFacts, 'files'>): readonly string[] {
  return files.flatMap(({ path, kind }) => (kind === 'document' ? (/^([^/]+)\/404\.html$/.exec(path)?.slice(1) ?? []) : []))
}

/**
 * Each page as a file of its bare name, `articles/bread.html` for `articles/bread/index.html`: hosts that know folders alone would answer
 * `/articles/bread` with a redirect to `/articles/bread/`.
 */
export function bareNames({ files }: Pick<HostFacts, 'files'>): readonly { readonly path: string; readonly of: ManifestFile }[] {
  const taken = new Set(files.map(({ path }) => path))
  return files.flatMap((of) => {
    const path = `${of.path.slice(0, -index.length)}.html`
    return of.kind === 'document' && of.path.endsWith(index) && !taken.has(path) ? [{ path, of }] : []
  })
}
