import { contentTypes } from '../../shared/output/contentTypes.ts'
import { decodeEscapes, decodeStrictly, encodePath } from '../../shared/addresses/escapes.ts'
import { cacheControls, isXml, sandboxPolicy, strictSecurityHeaders } from '../../shared/output/responseHeaders.ts'
import { type HostFacts, type HostFile, type HostRedirect, hostRedirects, languageFolders, pathOfDocument } from './HostFacts.ts'

const sandboxedEndings = contentTypes.flatMap(([ending, type]) => (isXml(type) ? [ending] : [])).join('|')

/**
 * Generates `nginx.conf`: the contents of a site's `server` block besides `listen`, `server_name` and `root`, which is the output folder.
 */
export function nginxFile(facts: HostFacts): HostFile {
  const { base, contentSecurityPolicy } = facts
  const below = pattern(base)
  const find = [...(base === '' ? [] : [`rewrite ^${below}(/.*)$ $1 break;`]), 'try_files $uri $uri/index.html @moved;']
  const compressed = [...new Set(contentTypes.flatMap(([, type, isCompressible]) => (isCompressible ? [bareType(type)] : [])))]
  const texts = [...new Set(contentTypes.flatMap(([, type]) => (type.includes('charset') ? [bareType(type)] : [])))]
  return {
    path: 'nginx.conf',
    text: [
      '# Include it in the `server` of the site, whose `root` is the folder that this file is in.',
      'absolute_redirect off;',
      'server_tokens off;',
      'gzip on;',
      'gzip_vary on;',
      `gzip_types ${compressed.filter((type) => type !== 'text/html').join(' ')};`,
      'charset utf-8;',
      `charset_types ${texts.filter((type) => type !== 'text/html').join(' ')};`,
      ...block(
        'types',
        contentTypes.map(([ending, type]) => `${bareType(type)} ${ending};`),
      ),
      'default_type application/octet-stream;',
      ...Object.entries(strictSecurityHeaders).map(header),
      'error_page 404 410 @missing;',
      'error_page 500 502 503 504 /500.html;',
      ...errorPages(facts),
      // Also outside the base: the folder is the root of the whole host.
      ...block(`location ~ ^(?:${below})?/(\\.(?!well-known/)|nginx\\.conf$)`, ['return 404;']),
      ...(base === '' ? [] : rootOf(base)),
      ...ownIndexes(facts, find),
      ...exactly(facts),
      // A path that begins with a backslash or a second slash would lead to another site.
      ...block(`location ~ ^${below}/[^/\\x5c].*/$`, ['rewrite ^(.+?)/+$ $1 permanent;']),
      ...block(`location = ${base}/index.html`, [`return 301 ${base}/$is_args$args;`]),
      ...block(`location ~ ^${below}/[^/\\x5c].*/index\\.html$`, ['rewrite ^(.+)/index\\.html$ $1 permanent;']),
      ...block(`location ~ ^${below}/assets/.*\\.(?i:${sandboxedEndings})$`, [
        ...headers({ policy: sandboxPolicy, cache: 'immutable' }),
        ...find,
      ]),
      ...block(`location ~ ^${below}/.*\\.(?i:${sandboxedEndings})$`, [
        ...headers({ policy: sandboxPolicy, cache: 'revalidate' }),
        ...find,
      ]),
      ...block(`location ${base}/assets/`, [...headers({ cache: 'immutable' }), ...find]),
      ...block(`location ${base}/`, [...headers({ policy: contentSecurityPolicy, cache: 'revalidate' }), ...find]),
      '',
    ].join('\n'),
  }
}

/** Returns all headers of a response: a block that sets any header inherits none. */
function headers({ policy, cache }: { readonly policy?: string; readonly cache: keyof typeof cacheControls }): readonly string[] {
  const all = {
    ...strictSecurityHeaders,
    ...(policy !== undefined && { 'Content-Security-Policy': policy }),
    'Cache-Control': cacheControls[cache],
  }
  return Object.entries(all).map(header)
}

function header([name, value]: readonly [string, string]): string {
  return `add_header ${name} ${quote(value)} always;`
}

/** Returns the locations for requests that no file answers: at an old address that redirects, at a page that is gone, or at nothing. */
function errorPages(facts: HostFacts): readonly string[] {
  const { base, contentSecurityPolicy } = facts
  const folders = languageFolders(facts)
  const own = folders.length === 0 ? [] : [`rewrite ^(?:${pattern(base)})?/(${folders.join('|')})(?:/.*)?$ /$1/404.html break;`]
  return [
    ...block('location @moved', [
      ...hostRedirects(facts).flatMap((redirect) => (redirect.isDynamic ? moved(redirect, base) : [])),
      'return 404;',
    ]),
    ...block('location @missing', [
      ...headers({ policy: contentSecurityPolicy, cache: 'revalidate' }),
      ...own,
      'rewrite ^ /404.html break;',
    ]),
    ...block('location = /500.html', headers({ policy: contentSecurityPolicy, cache: 'revalidate' })),
  ]
}

/** Redirects the host's root to the site below it; the rest of the host is left alone. */
function rootOf(base: string): readonly string[] {
  return [
    ...block('location = /', [`return 302 ${base}/$is_args$args;`]),
    ...block(`location = ${base}`, [`return 301 ${base}/$is_args$args;`]),
  ]
}

/** Serves the publication's own `index.html` files under their names, on which their relative links depend; their folders redirect to them. */
function ownIndexes({ base, files, contentSecurityPolicy }: HostFacts, find: readonly string[]): readonly string[] {
  const paths = files.flatMap(({ path, kind }) => (kind === 'public' && path.endsWith('/index.html') ? [`${base}/${path}`] : []))
  return paths.flatMap((path) => [
    ...block(`location = ${quote(path)}`, [...headers({ policy: contentSecurityPolicy, cache: 'revalidate' }), ...find]),
    ...block(`location = ${quote(path.slice(0, -'/index.html'.length))}`, [`return 301 ${quote(withQuery(encodePath(path)))};`]),
  ])
}

/**
 * Returns a location for each old address without dynamic segments, and for each page that is gone: nginx finds them in a tree, while it
 * tries patterns one by one. Files take precedence, and nginx refuses two locations for one address.
 */
function exactly(facts: HostFacts): readonly string[] {
  const { base, files, gone } = facts
  const taken = new Set([
    '/',
    '/500.html',
    base,
    `${base}/index.html`,
    ...files.flatMap(({ path }) => [`${base}/${path}`, base + pathOfDocument(path)]),
  ])
  const answers = new Map(
    hostRedirects(facts).flatMap(({ from, to, status, isDynamic }) => {
      // A dollar sign begins a variable and cannot be escaped.
      const target = to.replaceAll('$', '%24')
      return isDynamic ? [] : [[decodeEscapes(from), `return ${status} ${quote(target.includes('#') ? target : withQuery(target))};`]]
    }),
  )
  for (const path of gone) answers.set(base + path, 'return 410;')
  return [...answers].flatMap(([path, answer]) => (taken.has(path) ? [] : block(`location = ${quote(path)}`, [answer])))
}

/**
 * Returns the rule for a redirect with dynamic segments, matched by its decoded path below the base. A dynamic segment may contain
 * anything, even line breaks: `rewrite` escapes it, unlike `return`, but supports only 301 and 302.
 */
function moved({ from, to, status }: HostRedirect, base: string): readonly string[] {
  const segments = from.slice(base.length).split('/')
  // A target such as `/\elsewhere.example` would lead to another site.
  const first = base === '' ? to.split('/').find((segment, index) => index === 1 && isName(segment)) : undefined
  const open = (name: string) => (name === first ? String.raw`([^/\\][^/]*)` : '([^/]+)')
  const expression = segments.map((segment) => (isName(segment) ? open(segment) : pattern(decodeStrictly(segment) ?? segment))).join('/')
  const match = quote(`^${expression}/?$`)
  // A dollar sign begins a variable and cannot be escaped.
  const target = to.replaceAll('$', '%24')
  const places = new Map(segments.filter(isName).map((name, index) => [name, `$${index + 1}`]))
  const filled = target.split('/').map((segment) => places.get(segment) ?? segment)
  const standing = to.startsWith('/') ? pathsLedToThemselves(segments, to.slice(base.length).replace(/\/+$/, '').split('/')) : undefined
  return [
    ...(standing === undefined ? [] : block(`if ($uri ~ ${quote(`^${standing}/?$`)})`, ['return 404;'])),
    `rewrite ${match} ${quote(filled.join('/'))} ${status === 301 || status === 308 ? 'permanent' : 'redirect'};`,
  ]
}

/**
 * Returns a pattern for the paths that a redirect maps to themselves: `/:old/:slug` maps `/articles/x` to `/articles/x`. These are 404, as
 * in `serve`. Undefined if there are none.
 */
function pathsLedToThemselves(from: readonly string[], to: readonly string[]): string | undefined {
  if (from.length !== to.length) return undefined
  // What each dynamic segment must be for both ends to be equal: a text, or another dynamic segment.
  const values = new Map<string, string>()
  const valueOf = (segment: string): string => {
    const value = values.get(segment)
    if (value !== undefined) return valueOf(value)
    return isName(segment) ? segment : encodeURIComponent(decodeStrictly(segment) ?? segment)
  }
  for (const [index, segment] of from.entries()) {
    const [here, there] = [valueOf(segment), valueOf(to[index] ?? '')]
    if (here === there) continue
    if (isName(here)) values.set(here, there)
    else if (isName(there)) values.set(there, here)
    else return undefined
  }
  const open: string[] = []
  const parts = from.map(valueOf).map((value) => {
    if (!isName(value)) return pattern(decodeStrictly(value) ?? value)
    if (open.includes(value)) return `\\${open.indexOf(value) + 1}`
    open.push(value)
    return '([^/]+)'
  })
  return parts.join('/')
}

function withQuery(target: string): string {
  return target.includes('?') ? target : `${target}$is_args$args`
}

function isName(segment: string): boolean {
  return segment.startsWith(':')
}

function bareType(type: string): string {
  return type.replace(/;.*$/, '')
}

/** Returns a pattern that matches exactly this text. */
function pattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
}

/** Quotes a text: nginx reads a backslash as an escape before it reads a pattern. */
function quote(text: string): string {
  return `"${text.replace(/["\\]/g, String.raw`\$&`)}"`
}

function block(head: string, content: readonly string[]): readonly string[] {
  return [`${head} {`, ...content.map((line) => `    ${line}`), '}']
}
