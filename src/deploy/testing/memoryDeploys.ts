import { setImmediate } from 'node:timers/promises'
import { contentHash } from '../../platform/contentHash.ts'
import { type Manifest, type ManifestFile, describeFile } from '../../shared/output/manifest.ts'
import type { Outcome } from '../DeployContext.ts'
import type { Bucket } from '../bucket/Bucket.ts'
import { type DeployOptions, deploy } from '../deploy.ts'
import { clock } from '../lock/HeldLock.ts'
import { type RollBackOptions, rollBack } from '../rollBack.ts'

/** Texts by file path. */
type Site = Readonly<Record<string, string>>

/** The options that a test of one deploy overrides. */
export type Change = Partial<Omit<DeployOptions, 'bucket' | 'manifest' | 'bodyOf'>>

/** Returns the manifest of a build of a few texts; names of those in `assets/` count as hashed. */
export function manifestOf(site: Site): Manifest {
  const files = Object.entries(site).map(([path, text]): ManifestFile => {
    const kind = path.startsWith('assets/') ? 'asset' : path.endsWith('.html') ? 'document' : 'data'
    return describeFile({ path, kind }, { hash: contentHash(text), size: text.length })
  })
  return { version: 1, webpackCompilationHash: '', files, redirects: [], scriptHashes: [] }
}

/** Returns the options of a command on an in-memory bucket. */
export function contextOf(bucket: Bucket, change: Change = {}) {
  return {
    bucket,
    url: 'https://magazine.example',
    owner: { name: 'anna@workshop', identity: 'a1' },
    clock,
    notice: () => undefined,
    wait: () => setImmediate(),
    signal: new AbortController().signal,
    grace: 1000,
    dryRun: false,
    confirm: () => Promise.resolve(true),
    progress: { drew: () => undefined, begin: () => undefined, sent: () => undefined, end: () => undefined },
    parallel: 1,
    target: 'prod' as const,
    allowRemovals: true,
    cards: { drawAll: () => Promise.resolve() },
    ...change,
  }
}

/** Deploys a few texts, which are stored unchanged. */
export function deployTexts(bucket: Bucket, site: Site, change: Change & { readonly manifest?: Manifest } = {}): Promise<Outcome> {
  const bodyOf: DeployOptions['bodyOf'] = ({ source }) => {
    return Promise.resolve(Buffer.from(source.kind === 'file' ? (site[source.path] ?? '') : source.kind))
  }
  return deploy({ manifest: manifestOf(site), bodyOf, ...contextOf(bucket, change) })
}

export function rollBackTexts(bucket: Bucket, change: Change & Pick<RollBackOptions, 'to'> = {}): Promise<Outcome> {
  return rollBack({ ...contextOf(bucket, change), ...(change.to !== undefined && { to: change.to }) })
}
