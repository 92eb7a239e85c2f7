import { createHash } from 'node:crypto'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { Bucket } from '../bucket/Bucket.ts'
import { isMap } from '../../shared/isMap.ts'
import type { FileGroup } from '../../shared/output/publishOrder.ts'
import { recordOf } from './BucketState.ts'

/** Reports whether a value is a record of one kind, as a deploy writes it. */
export type RecordForm<Kind> = (value: unknown) => value is Kind & { readonly version: 1 }

/** One object of a release, with enough data to identify and restore it. */
export interface ReleasedObject {
  readonly fingerprint: string
  readonly group: FileGroup
  readonly size: number
  /** Redirect target for website hosting; a copy has to set it again, because copying does not preserve it. */
  readonly redirectTo?: string
  /** Whether it is a page that search engines are told not to list. */
  readonly noindex?: true
}

/** By key. */
export type ReleasedObjects = Readonly<Record<string, ReleasedObject>>

/** The record of a release in its bucket. */
export interface Release {
  readonly version: 1
  readonly id: string
  readonly sequence: number
  /** Hash of all its keys and fingerprints: two releases with the same digest are equal. */
  readonly digest: string
  /** ISO 8601, by the bucket's clock. */
  readonly at: string
  readonly by: string
  readonly objects: ReleasedObjects
}

/** Points to the release that readers see; written last in a deploy, before removals. */
export interface ReleasePointer {
  readonly version: 1
  readonly id: string
  readonly sequence: number
  readonly digest: string
  /** The highest sequence number that any release has had. */
  readonly latest: number
  /** Ids of the releases that a rollback can reach, oldest first, including this one. */
  readonly releases: readonly string[]
  readonly at: string
}

/** Number of releases that can be restored and whose hashed assets are kept. */
export const keptReleases = 5

/** Maximum size of an unpacked record, in bytes; the largest record of a site with a million files is far smaller. */
const largest = 1_000_000_000

/** Reads a record; undefined if it is missing, damaged or of another version. */
export async function readRecord<Kind extends object>(bucket: Bucket, key: string, isRecord: RecordForm<Kind>): Promise<Kind | undefined> {
  const body = await bucket.read(key)
  if (!body) return undefined
  try {
    const text = key.endsWith('.gz') ? gunzipSync(body, { maxOutputLength: largest }) : body
    const record: unknown = JSON.parse(text.toString('utf8'))
    return isRecord(record) ? disinherit(record) : undefined
  } catch {
    // Not written by a deploy: treated as missing.
    return undefined
  }
}

/** Keeps the keys in a record apart from the names that every object inherits. */
function disinherit<Kind extends object>(record: Kind): Kind {
  const fields = Object.entries(record).map(([name, value]) => [name, isMap(value) ? recordOf(Object.entries(value)) : (value as unknown)])
  return Object.fromEntries(fields) as Kind
}

export async function writeRecord(bucket: Bucket, key: string, record: object): Promise<void> {
  const text = JSON.stringify(record)
  const headers = { contentType: key.endsWith('.gz') ? 'application/gzip' : 'application/json', cacheControl: 'no-store' }
  await bucket.put({ key, body: key.endsWith('.gz') ? gzipSync(text) : Buffer.from(text), headers })
}

/** Returns a hash of everything that a release consists of. */
export function releaseDigest(objects: Iterable<readonly [key: string, object: { readonly fingerprint: string }]>): string {
  const digest = createHash('sha256')
  for (const line of [...objects].map(([key, { fingerprint }]) => `${key}\n${fingerprint}\n`).toSorted()) digest.update(line)
  return digest.digest('hex').slice(0, 32)
}
