import type { ThirdParty } from '../browser/thirdParty.ts'

/** How long a file may be cached: `immutable` if its name carries its content's hash, otherwise `revalidate`. */
type CachePolicy = 'immutable' | 'revalidate'

/** `host`: read by one kind of host, or present only for its rules; this program neither serves nor deploys it. */
export type FileKind = 'asset' | 'data' | 'document' | 'control' | 'public' | 'host'

export interface ManifestFile {
  /** Relative to the output folder, with `/` as separator. */
  readonly path: string
  /** Hash of the content, as `contentHash` of `platform` makes it. */
  readonly hash: string
  /** Bytes. */
  readonly size: number
  readonly kind: FileKind
  readonly cache: CachePolicy
}

/** Returns a file's entry in the manifest. */
export function describeFile(
  { path, kind }: Pick<ManifestFile, 'path' | 'kind'>,
  { hash, size }: Pick<ManifestFile, 'hash' | 'size'>,
): ManifestFile {
  return { path, hash, size, kind, cache: kind === 'asset' ? 'immutable' : 'revalidate' }
}

export interface Redirect {
  readonly from: string
  readonly to: string
  readonly status: 301 | 302 | 307 | 308
}

/** A build's description of its output, in `.roomwright/manifest.json` below the output folder; `serve` and `deploy` read it. */
export interface Manifest {
  readonly version: 1
  readonly webpackCompilationHash: string
  /** Prefix of every path on the host, such as `/blog`; absent at the root. The paths here do not include it. */
  readonly base?: string
  readonly files: readonly ManifestFile[]
  /** Sorted names of the social cards that are drawn on demand from recipes. Absent if the cards are files, or if there are none. */
  readonly cards?: readonly string[]
  readonly redirects: readonly Redirect[]
  /** Decoded paths answered with 410, because their pages are gone for good. Absent if there are none. */
  readonly gone?: readonly string[]
  /** Decoded paths of the pages that search engines are told not to list, except error pages. Absent if there are none. */
  readonly noindex?: readonly string[]
  /** CSP sources (`'sha256-…'`) of the inline scripts in the documents. */
  readonly scriptHashes: readonly string[]
  /** Absent if the publication lists no third-party scripts. */
  readonly thirdParty?: ThirdParty
}

export const manifestFile = '.roomwright/manifest.json'

/** Folder, below the output folder, of built contents by hash that are not in their places yet. */
export const pendingFolder = '.roomwright/pending'

/** The kinds of host that a publication can be built for, the default first. */
export const hosts = ['bucket', 'netlify', 'cloudflare', 'github', 'nginx'] as const

export type Host = (typeof hosts)[number]
