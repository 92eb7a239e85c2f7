import type { ThirdParty } from './thirdParty.ts'

/** How long a file may be kept: `immutable` for names that carry their content's hash, `revalidate` for all else. */
type CachePolicy = 'immutable' | 'revalidate'

/** `host`: read by one kind of host, or there for its rules alone; neither served nor deployed by this program. */
export type FileKind = 'asset' | 'data' | 'document' | 'control' | 'public' | 'host'

export interface ManifestFile {
  /** Below the output folder, with `/`. */
  readonly path: string
  /** First 32 hex digits of the content's SHA-256. */
  readonly hash: string
  /** Bytes. */
  readonly size: number
  readonly kind: FileKind
  readonly cache: CachePolicy
}

export interface Redirect {
  readonly from: string
  readonly to: string
  readonly status: 301 | 302 | 307 | 308
}

/** What a build says of its output, in `.roomwright/manifest.json` below the output folder; `serve` and `deploy` read it. */
export interface Manifest {
  readonly version: 1
  readonly webpackCompilationHash: string
  /** What stands before every path on the host: `/blog`; absent at the root. The paths here are without it. */
  readonly base?: string
  readonly files: readonly ManifestFile[]
  /** Names of the social cards that are drawn from recipes when they are needed, sorted. Absent where the cards are files, or there are none. */
  readonly cards?: readonly string[]
  readonly redirects: readonly Redirect[]
  /** Decoded paths answered with 410, because their pages are gone for good. Absent if there are none. */
  readonly gone?: readonly string[]
  /** CSP sources (`'sha256-…'`) of the inline scripts in the documents. */
  readonly scriptHashes: readonly string[]
  /** Absent where the publication lists no scripts of others. */
  readonly thirdParty?: ThirdParty
}

export const manifestFile = '.roomwright/manifest.json'

/** Contents of a build, by hash, that are not in their places yet; below the output folder. */
export const pendingFolder = '.roomwright/pending'

/** The kinds of hosts that a publication can be prepared for, the default first. */
export const hosts = ['bucket', 'netlify', 'cloudflare', 'github', 'nginx'] as const

export type Host = (typeof hosts)[number]
