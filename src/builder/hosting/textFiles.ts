import { contentTypeOf, contentTypes } from '../../shared/output/contentTypes.ts'
import { encodePath } from '../../shared/addresses/escapes.ts'
import type { Redirect } from '../../shared/output/manifest.ts'
import { createRedirectFinder, hasDynamic } from '../../shared/redirects/redirects.ts'
import { cacheControls, isXml, sandboxPolicy, strictSecurityHeaders } from '../../shared/output/responseHeaders.ts'
import { partytownFolder } from '../../shared/browser/thirdParty.ts'
import { type HostFacts, type HostFile, hostRedirects, languageFolders, spellings } from './HostFacts.ts'

/** Netlify supports no other statuses; it recommends 302 for 307. */
const netlifyStatus: Readonly<Record<Redirect['status'], number>> = { 301: 301, 308: 301, 302: 302, 307: 302 }

/** Returns `_redirects` and `_headers` for Netlify, where a redirect never hides a file, and `/blog` is the same address as `/blog/`. */
export function netlifyFiles(facts: HostFacts): readonly HostFile[] {
  const { base, gone, files } = facts
  const folders = languageFolders(facts)
  const errorPageOf = (path: string) => {
    const folder = folders.find((name) => path.startsWith(`/${name}/`))
    return folder === undefined ? '/404.html' : `/${folder}/404.html`
  }
  const rules = [
    ...new Set(['', base].map((before) => `${before}/.roomwright/* /404.html 404!`)),
    ...gone.flatMap((path) => netlifySpellings(base + encodePath(path)).map((from) => `${from} ${errorPageOf(path)} 410`)),
    ...hostRedirects(facts).flatMap(({ from, to, status }) =>
      netlifySpellings(from).map((path) => `${path} ${to} ${netlifyStatus[status]}`),
    ),
    ...(base === '' ? folders.map((folder) => `/${folder}/* /${folder}/404.html 404`) : [`/ ${base}/ 302!`, `${base}/* /:splat 200`]),
  ]
  const sandboxed = files.flatMap(({ path }) => (isXml(contentTypeOf(path)?.type ?? '') ? spellings(`/${encodePath(path)}`) : []))
  return [
    { path: '_redirects', text: lines(rules) },
    { path: '_headers', text: headerRules(facts, { sandboxed, detaches: false }) },
  ]
}

/** On Netlify, a dynamic segment is a whole segment, so a colon inside one is itself. */
function netlifySpellings(path: string): readonly string[] {
  return [...new Set([...spellings(path.replace(/(?<!\/)%3A/g, ':')), path])]
}

/** File extensions of the types that are sandboxed: Cloudflare matches them by pattern, and accepts a hundred rules. */
const sandboxedEndings = contentTypes.flatMap(([ending, type]) => (isXml(type) ? [ending] : []))

/** Maximum number of Cloudflare's redirect rules without dynamic segments, and with them. */
export const cloudflareRules = { plain: 2000, dynamic: 100 } as const

/**
 * Returns `_redirects` and `_headers` for Cloudflare Pages, which requires plain rules before dynamic ones, and treats an address with a
 * trailing slash as a different one.
 */
export function cloudflareFiles(facts: HostFacts): readonly HostFile[] {
  const { base, files } = facts
  // Patterns distinguish capitals.
  const written = files.flatMap(({ path }) => (isXml(contentTypeOf(path)?.type ?? '') ? [path.slice(path.lastIndexOf('.') + 1)] : []))
  const sandboxed = [...new Set([...sandboxedEndings, ...written])].map((ending) => `/*.${ending}`)
  const { plain, dynamic } = cloudflareRedirects(facts)
  const below = base === '' ? [] : [`${base}/* /:splat 200`]
  return [
    { path: '_redirects', text: lines([...plain, ...dynamic, ...below]) },
    { path: '_headers', text: headerRules(facts, { sandboxed, detaches: true }) },
  ]
}

/** The addresses of a redirect, from all of its spellings with and without a trailing slash to the one that is most requested. */
const manners: readonly ((from: string) => readonly string[])[] = [
  (from) => spellings(from).flatMap((path) => [path, `${path}/`]),
  spellings,
  (from) => spellings(from).slice(0, 1),
]

/** Folders of the files that pages load. */
const loadedFolders = ['page-data', 'slice-data', 'assets', partytownFolder] as const

/** Reports whether a file is one that pages load, which Cloudflare sends even if a redirect matches it. */
export function isLoaded(path: string): boolean {
  return loadedFolders.some((folder) => path.startsWith(`${folder}/`))
}

/** Returns the folders of loaded files in which a redirect matches a file. */
function caughtFolders({ files, redirects }: Pick<HostFacts, 'files' | 'redirects'>): readonly string[] {
  const find = createRedirectFinder(redirects.filter(({ from }) => hasDynamic(from)))
  return loadedFolders.filter((folder) => files.some(({ path }) => path.startsWith(`${folder}/`) && find(`/${path}`)))
}

/** Returns the redirect rules for Cloudflare; each also in other spellings and with a trailing slash, if all of them fit. */
export function cloudflareRedirects(facts: Pick<HostFacts, 'base' | 'files' | 'redirects'>): {
  readonly plain: readonly string[]
  readonly dynamic: readonly string[]
} {
  const { base } = facts
  const redirects = hostRedirects(facts)
  const [dynamic, plain] = [redirects.filter(({ isDynamic }) => isDynamic), redirects.filter(({ isDynamic }) => !isDynamic)]
  const rules = (own: typeof redirects, most: number) => {
    const choices = manners.map((addressesOf) =>
      own.flatMap(({ from, to, status }) => addressesOf(from).map((path) => `${path} ${to} ${status}`)),
    )
    return choices.find(({ length }) => length <= most) ?? choices.at(-1) ?? []
  }
  const roots = base === '' ? [] : [`/ ${base}/ 302`, `${base} ${base}/ 301`]
  const kept = caughtFolders(facts).map((folder) => `${base}/${folder}/* /${folder}/:splat 200`)
  return {
    plain: [...roots, ...rules(plain, cloudflareRules.plain - roots.length)],
    dynamic: [...kept, ...rules(dynamic, cloudflareRules.dynamic - kept.length - roots.length / 2)],
  }
}

interface HeaderOptions {
  /** Paths or patterns of files other than pages that get a policy of their own. */
  readonly sandboxed: readonly string[]
  /**
   * Whether a rule can remove a header that an earlier one set; otherwise the browser gets both policies and applies the stricter parts of
   * each.
   */
  readonly detaches: boolean
}

/** Returns the headers that `serve` sends. These hosts revalidate unhashed files by default. */
function headerRules({ base, contentSecurityPolicy }: HostFacts, { sandboxed, detaches }: HeaderOptions): string {
  const policy = (value: string) => `  Content-Security-Policy: ${value}`
  const bases = base === '' ? [''] : ['', base]
  return lines([
    '/*',
    ...Object.entries(strictSecurityHeaders).map(([name, value]) => `  ${name}: ${value}`),
    policy(contentSecurityPolicy),
    ...bases.flatMap((before) => [`${before}/assets/*`, `  Cache-Control: ${cacheControls.immutable}`]),
    ...(detaches ? [''] : bases).flatMap((before) =>
      sandboxed.flatMap((path) => [before + path, ...(detaches ? ['  ! Content-Security-Policy'] : []), policy(sandboxPolicy)]),
    ),
  ])
}

function lines(rules: readonly string[]): string {
  return rules.map((rule) => `${rule}\n`).join('')
}
