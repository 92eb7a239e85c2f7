import type { ManifestFile, Redirect } from '../../shared/manifest.ts'
import { toAsciiAddress } from '../../shared/escapes.ts'
import { createRedirectFinder, hasDynamic, isDynamic, patternKey } from '../../shared/redirects.ts'

/** The input for the files that a host reads. */
export interface HostFacts {
  /** Prefix of every path on the host; empty at the root. */
  readonly base: string
  /** Every file of the output so far. */
  readonly files: readonly ManifestFile[]
  readonly redirects: readonly Redirect[]
  /** Paths of pages that are gone for good. */
  readonly gone: readonly string[]
  readonly contentSecurityPolicy: string
}

/** A file for one kind of host, relative to the output folder. */
export interface HostFile {
  readonly path: string
  readonly text: string
}

/** A redirect as hosts' files contain it: both ends with the base, escaped, dynamic segments as `:name`. */
export interface HostRedirect {
  readonly from: string
  readonly to: string
  readonly status: Redirect['status']
  readonly isDynamic: boolean
}

/** Returns the redirects in order of precedence (the first match wins), without those that an earlier one always overrides. */
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

/** Returns the path of a page from its document. */
export function pagePath(document: string): string {
  return document === 'index.html' ? '/' : `/${document.endsWith(index) ? document.slice(0, -index.length) : document}`
}

/** Returns the language folders that have an error page of their own, such as `tr`. */
export function languageFolders({ files }: Pick<HostFacts, 'files'>): readonly string[] {
  return files.flatMap(({ path, kind }) => (kind === 'document' ? (/^([^/]+)\/404\.html$/.exec(path)?.slice(1) ?? []) : []))
}

/**
 * Lists each page under its bare name, `articles/bread.html` for `articles/bread/index.html`: hosts that only support folders would answer
 * `/articles/bread` with a redirect to `/articles/bread/`.
 */
export function bareNames({ files }: Pick<HostFacts, 'files'>): readonly { readonly path: string; readonly of: ManifestFile }[] {
  const taken = new Set(files.map(({ path }) => path))
  return files.flatMap((of) => {
    const path = `${of.path.slice(0, -index.length)}.html`
    return of.kind === 'document' && of.path.endsWith(index) && !taken.has(path) ? [{ path, of }] : []
  })
}
