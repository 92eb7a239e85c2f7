import { cardFile } from '../../shared/pictures/cards.ts'
import { contentTypeOf } from '../../shared/output/contentTypes.ts'
import { isHiddenPath } from '../../shared/output/isHiddenPath.ts'
import type { Manifest, ManifestFile, Redirect } from '../../shared/output/manifest.ts'
import type { ErrorPath } from '../../shared/addresses/paths.ts'
import { type Move, createRedirectFinder } from '../../shared/redirects/redirects.ts'
import { contentSecurityPolicy } from '../../shared/output/contentSecurityPolicy.ts'
import { parseTarget } from '../request/parseTarget.ts'

/** A file of the build, with everything that its name and the manifest determine about its responses. */
export interface ServedFile extends ManifestFile {
  readonly type: string
  readonly compressible: boolean
  /** Whether it is HTML, from any part of the build. */
  readonly document: boolean
  /** Name of the social card, if it is one; its bytes are drawn on demand, and its hash and size are unknown. */
  readonly card?: string
}

/** The routes of a build; immutable, so that a request ends with the build it began with. */
export interface SiteTable {
  /** Identifies the build. */
  readonly build: string
  /** Prefix of every path on the host; empty at the root. The paths below do not include it. */
  readonly base: string
  /** By decoded path, beginning with `/`. */
  readonly files: ReadonlyMap<string, ServedFile>
  /** Alternative path of a file -> the path it is served at. */
  readonly moved: ReadonlyMap<string, string>
  /** Finds the first redirect that starts at a decoded path without a trailing slash. */
  readonly findRedirect: (path: string) => Move<Redirect> | undefined
  /** Decoded paths of pages that are gone. */
  readonly gone: ReadonlySet<string>
  readonly contentSecurityPolicy: string
  /** URLs of the third-party scripts that the proxy serves. */
  readonly proxied: readonly string[]
}

export function makeSiteTable(manifest: Manifest): SiteTable {
  const files = new Map<string, ServedFile>()
  const moved = new Map<string, string>()
  for (const file of manifest.files.filter(({ path, kind }) => kind !== 'host' && !isHiddenPath(path))) {
    const { path, alias } = addressesOf(file)
    files.set(path, describe(file))
    if (alias !== undefined) moved.set(alias, path)
  }
  for (const name of manifest.cards ?? []) files.set(`/${cardFile(name)}`, describeCard(name))
  return {
    build: manifest.webpackCompilationHash,
    base: manifest.base ?? '',
    files,
    moved,
    findRedirect: createRedirectFinder(manifest.redirects),
    gone: new Set(manifest.gone),
    contentSecurityPolicy: contentSecurityPolicy(manifest.scriptHashes, manifest.thirdParty),
    proxied: manifest.thirdParty?.proxied ?? [],
  }
}

/** Returns the error page for a target: in the language that its path begins with, if the site has it. */
export function errorPageFor(
  { files }: SiteTable,
  { name, target }: { readonly name: ErrorPath; readonly target: string },
): ServedFile | undefined {
  const own = files.get(`/${parseTarget(target)?.path.split('/')[1]}${name}`)
  return own?.kind === 'document' ? own : files.get(name)
}

/**
 * Returns the paths of a file. A page is served at its folder's bare path; a publication's own `index.html`,
 * whose relative links depend on its name, keeps it.
 */
function addressesOf({ path, kind }: ManifestFile): { readonly path: string; readonly alias?: string } {
  const name = `/${path}`
  if (!name.endsWith('/index.html')) return { path: name }
  const folder = name.slice(0, -'/index.html'.length) || '/'
  return kind === 'public' && folder !== '/' ? { path: name, alias: folder } : { path: folder, alias: name }
}

function describeCard(name: string): ServedFile {
  return { ...describe({ path: cardFile(name), hash: '', size: 0, kind: 'asset', cache: 'immutable' }), card: name }
}

function describe(file: ManifestFile): ServedFile {
  const { type, compressible } = contentTypeOf(file.path) ?? { type: 'application/octet-stream', compressible: false }
  return { ...file, type, compressible, document: type.startsWith('text/html') }
}
