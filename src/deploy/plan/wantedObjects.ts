import { cardFile } from '../../shared/pictures/cards.ts'
import { contentTypeOf } from '../../shared/output/contentTypes.ts'
import { encodePath, toAsciiAddress } from '../../shared/addresses/escapes.ts'
import { expandRedirects, redirectPage } from '../../shared/redirects/expandRedirects.ts'
import { isHiddenPath } from '../../shared/output/isHiddenPath.ts'
import { contentHash, shortHash } from '../../platform/contentHash.ts'
import type { Manifest, ManifestFile } from '../../shared/output/manifest.ts'
import { type FileGroup, groupOf } from '../../shared/output/publishOrder.ts'
import { cacheControls } from '../../shared/output/responseHeaders.ts'
import type { ObjectHeaders } from '../bucket/Bucket.ts'

export type DeployTarget = 'dev' | 'prod'

interface WantedOptions {
  readonly target: DeployTarget
  /** Whether readers use https: only then does every browser accept Brotli. */
  readonly secure: boolean
}

const { revalidate, immutable } = cacheControls
const robots = 'User-agent: *\nDisallow: /\n'

/** Returns every object that a bucket holds for a build, by key. */
export function wantedObjects(manifest: Manifest, options: WantedOptions): ReadonlyMap<string, WantedObject> {
  const hidden = new Set(manifest.noindex?.map((path) => path.slice(1)))
  const objects = manifest.files
    .filter(({ path, kind }) => kind !== 'host' && !isHiddenPath(path))
    .flatMap((file) => objectsOf(file, options))
    .map((object) => (hidden.has(object.key) ? { ...object, noindex: true as const } : object))
  const wanted = new Map(objects.map((object) => [object.key, object]))
  for (const name of manifest.cards ?? []) wanted.set(cardFile(name), cardObject(name))
  for (const redirect of redirectsOf(manifest)) if (!wanted.has(redirect.key)) wanted.set(redirect.key, redirect)
  if (options.target === 'dev') wanted.set('robots.txt', textObject({ key: 'robots.txt', text: robots, group: 'listing' }))
  return manifest.base === undefined ? wanted : below(manifest.base.slice(1), wanted)
}

/**
 * Moves the objects of a site below `/blog` to `blog/`, since a CDN passes on the whole path of a request; the front page is also at
 * `blog`, as every other page is at its bare address.
 */
function below(base: string, objects: ReadonlyMap<string, WantedObject>): ReadonlyMap<string, WantedObject> {
  const front = objects.get('index.html')
  const placed = [...objects.values()].map((object) => ({ ...object, key: `${base}/${object.key}` }))
  return new Map([...placed, ...(front ? [{ ...front, key: base }] : [])].map((object) => [object.key, object]))
}

/** Returns the prefix of a release's keys: empty, or `blog/` for a site below `/blog`, whose front page is also at `blog`. */
export function frontFolder(keys: Iterable<string>): string {
  const all = [...keys]
  const folders = all.flatMap((key) => (key.endsWith('/index.html') ? [key.slice(0, -'index.html'.length)] : []))
  const highest = folders.reduce<string | undefined>(
    (best, key) => (best === undefined || key.length < best.length ? key : best),
    undefined,
  )
  return highest !== undefined && all.every((key) => key.startsWith(highest) || `${key}/` === highest) ? highest : ''
}

function objectsOf(file: ManifestFile, options: WantedOptions): readonly WantedObject[] {
  const group = groupOf(file)
  const headers = headersOf(file, group, options)
  const hidden = options.target === 'dev' && headers.contentType.startsWith('text/html')
  const source = { kind: 'file', path: file.path, hash: file.hash, hidden } as const
  return keysOf(file).map((key) => withFingerprint({ key, group, headers, source, size: file.size }, file.hash))
}

/** Returns a file's keys. A page is also stored at its bare address, so that no service has to rewrite URLs. */
function keysOf({ path, kind }: ManifestFile): readonly string[] {
  const bare = path.endsWith('/index.html') ? path.slice(0, -'/index.html'.length) : ''
  return kind === 'document' && bare !== '' ? [path, bare] : [path]
}

function headersOf({ path, cache }: ManifestFile, group: FileGroup, options: WantedOptions): ObjectHeaders {
  const { type, compressible } = contentTypeOf(path) ?? { type: 'application/octet-stream', compressible: false }
  const cacheControl = cacheControls[cache]
  // A bucket answers all clients alike: files that only browsers request are in Brotli, those that crawlers request in gzip, those that
  // tools request uncompressed.
  const isForBrowsers = group === 'asset' || group === 'data' || group === 'appData'
  if (!compressible || group === 'listing' || group === 'worker') return { contentType: type, cacheControl }
  const isBrotli = isForBrowsers && options.secure && options.target === 'prod'
  return { contentType: type, cacheControl, contentEncoding: isBrotli ? 'br' : 'gzip' }
}

function redirectsOf(manifest: Manifest): readonly WantedObject[] {
  const pages = manifest.files
    .filter(({ kind, path }) => kind === 'document' && path.endsWith('/index.html'))
    .map(({ path }) => `/${path.slice(0, -'/index.html'.length)}`)
  return [...ownFolders(manifest), ...expandRedirects(manifest, pages)]
    .filter(({ from }) => from !== '/')
    .map(({ from, to }) => ({ from, to: to.startsWith('/') ? (manifest.base ?? '') + to : to }))
    .map(({ from, to }) => textObject({ key: from.slice(1), text: redirectPage(to), group: 'document', redirectTo: to }))
}

/** Returns redirects from the folders of the publication's own `index.html` files, which stay at their names. */
function ownFolders({ files }: Manifest): readonly { readonly from: string; readonly to: string }[] {
  const own = files.filter(({ kind, path }) => kind === 'public' && path.endsWith('/index.html') && !isHiddenPath(path))
  return own.map(({ path }) => ({ from: `/${path.slice(0, -'/index.html'.length)}`, to: `/${encodePath(path)}` }))
}

/** Bytes: the mean of the 654 cards of `site/`. */
const usualCard = 53_000

/** Describes a card before it is drawn: its name identifies its content; its size is an estimate. */
function cardObject(name: string): WantedObject {
  const headers = { contentType: 'image/jpeg', cacheControl: immutable }
  return withFingerprint({ key: cardFile(name), group: 'asset', headers, source: { kind: 'card', name }, size: usualCard }, `card-${name}`)
}

interface WrittenText {
  readonly key: string
  readonly text: string
  readonly group: FileGroup
  readonly redirectTo?: string
}

function textObject({ key, text, group, redirectTo }: WrittenText): WantedObject {
  const contentType = group === 'document' ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8'
  const headers = {
    contentType,
    cacheControl: revalidate,
    ...(redirectTo !== undefined && { redirectTo: toAsciiAddress(redirectTo) }),
  }
  const object = { key, group, headers, source: { kind: 'text', text }, size: Buffer.byteLength(text) } as const
  return withFingerprint(object, contentHash(text))
}

function withFingerprint(object: Omit<WantedObject, 'fingerprint'> & { readonly source: ObjectSource }, content: string): WantedObject {
  const hidden = object.source.kind === 'file' && object.source.hidden
  // Earlier versions wrote hidden pages and redirects incompletely, so those objects get another fingerprint.
  const version = hidden || object.headers.redirectTo !== undefined ? 2 : 1
  const recipe = shortHash(JSON.stringify([object.headers, hidden, version]), 8)
  return { ...object, fingerprint: `${content}-${recipe}` }
}

/** The source of an object's bytes: a file of the build, a social card that the deploy draws, or a text that it generates. */
type ObjectSource =
  | { readonly kind: 'file'; readonly path: string; readonly hash: string; readonly hidden: boolean }
  | { readonly kind: 'card'; readonly name: string }
  | { readonly kind: 'text'; readonly text: string }

/** One object of a release. */
export interface WantedObject {
  readonly key: string
  /** Hash of content and headers: two objects with the same fingerprint differ only in their key. */
  readonly fingerprint: string
  readonly group: FileGroup
  readonly headers: ObjectHeaders
  readonly source: ObjectSource
  /** Bytes before compression. */
  readonly size: number
  /** Whether it is a page that search engines are told not to list. */
  readonly noindex?: true
}
