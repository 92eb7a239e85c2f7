import type { ManifestFile, Redirect } from '../../shared/output/manifest.ts'
import { toAsciiAddress } from '../../shared/addresses/escapes.ts'
import { createRedirectFinder, escapePattern, hasDynamic, isDynamic, patternKey } from '../../shared/redirects/redirects.ts'

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
    .map(withDistinctNames)
    .map(({ from, to, status }) => ({
      from: base + escapePattern(from),
      to: toAsciiAddress(to.startsWith('/') ? base + to : to),
      status,
      isDynamic: hasDynamic(from),
    }))
}

/** Renames dynamic segments if one name begins with another: where hosts fill in `:cat`, they also replace the start of `:category`. */
function withDistinctNames(redirect: Redirect): Redirect {
  const names = redirect.from.split('/').filter(isDynamic)
  if (!names.some((name) => names.some((other) => other !== name && other.startsWith(name)))) return redirect
  const distinct = new Map(names.map((name, index) => [name, `:n${index}n`]))
  const rename = (path: string) => path.split('/').map((segment) => distinct.get(segment) ?? segment)
  return { ...redirect, from: rename(redirect.from).join('/'), to: rename(redirect.to).join('/') }
}

/** Characters that `encodeURIComponent` escapes and browsers do not; a colon before a letter would begin a dynamic segment. */
const unescaped = /%(?:24|26|2B|2C|3A(?![A-Za-z])|3B|3D|40|5B|5D|7C)/g

/** Returns the spellings of an escaped path, for hosts that compare paths without decoding them; the one that browsers send comes first. */
export function spellings(path: string): readonly string[] {
  return [...new Set([path.replace(unescaped, decodeURIComponent), path])]
}

const index = '/index.html'

/** Returns the path of a page from its document. */
export function pathOfDocument(document: string): string {
  return document === 'index.html' ? '/' : `/${document.endsWith(index) ? document.slice(0, -index.length) : document}`
}

/** Returns the language folders that have an error page of their own, such as `tr`. */
export function languageFolders({ files }: Pick<HostFacts, 'files'>): readonly string[] {
  return files.flatMap(({ path, kind }) => (kind === 'document' ? (/^([^/]+)\/404\.html$/.exec(path)?.slice(1) ?? []) : []))
}

/** Returns all folders that contain these files. */
export function foldersOf(paths: readonly string[]): ReadonlySet<string> {
  return new Set(paths.flatMap((path) => [...path.matchAll(/\//g)].map(({ index: end }) => path.slice(0, end))))
}

/**
 * Lists each page under its bare name, `articles/bread.html` for `articles/bread/index.html`: hosts that only support folders would answer
 * `/articles/bread` with a redirect to `/articles/bread/`.
 */
export function bareNames({ files }: Pick<HostFacts, 'files'>): readonly { readonly path: string; readonly of: ManifestFile }[] {
  const paths = files.map(({ path }) => path)
  const taken = new Set([...paths, ...foldersOf(paths)])
  return files.flatMap((of) => {
    const path = `${of.path.slice(0, -index.length)}.html`
    return of.kind === 'document' && of.path.endsWith(index) && !taken.has(path) ? [{ path, of }] : []
  })
}
