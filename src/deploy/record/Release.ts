import { createHash } from 'node:crypto'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { Bucket } from '../bucket/Bucket.ts'
import type { FileGroup } from '../../shared/publishOrder.ts'

/** Whether a value is a record of one kind, as a deploy writes it. */
export type RecordForm<Kind> = (value: unknown) => value is Kind & { readonly version: 1 }

/** One object of a release, with enough to identify and restore it. */
export interface ReleasedObject {
  readonly fingerprint: string
  readonly group: FileGroup
  readonly size: number
  /** Where website hosting redirects to; a copy needs it again, as it is not copied along. */
  readonly redirectTo?: string
}

/** A release as its bucket remembers it. */
export interface Release {
  readonly version: 1
  readonly id: string
  readonly sequence: number
  /** Of all its keys and fingerprints: two releases with one digest are the same. */
  readonly digest: string
  /** ISO, of the bucket's clock. */
  readonly at: string
  readonly by: string
  readonly objects: Readonly<Record<string, ReleasedObject>>
}

/** The release that readers see; the last thing that a deploy writes. */
export interface ReleasePointer {
  readonly version: 1
  readonly id: string
  readonly sequence: number
  readonly digest: string
  /** The highest sequence number that any release has had. */
  readonly latest: number
  /** Ids of the releases that a rollback can reach, oldest first, this one included. */
  readonly releases: readonly string[]
  readonly at: string
}

/** Releases that can be returned to, and whose hashed assets stay. */
export const keptReleases = 5

/** Bytes of a record, unpacked; the largest of a site of a million files is far below. */
const largest = 1_000_000_000

/** Reads a record; undefined if it is missing, damaged or of another version. */
export async function readRecord<Kind>(bucket: Bucket, key: string, isRecord: RecordForm<Kind>): Promise<Kind | undefined> {
  const body = await bucket.read(key)
  if (!body) return undefined
  try {
    const text = key.endsWith('.gz') ? gunzipSync(body, { maxOutputLength: largest }) : body
    const record: unknown = JSON.parse(text.toString('utf8'))
    return isRecord(record) ? record : undefined
  } catch {
    // Not written by a deploy: the same as nothing.
    return undefined
  }
}

export async function writeRecord(bucket: Bucket, key: string, record: object): Promise<void> {
  const text = JSON.stringify(record)
  const headers = { contentType: key.endsWith('.gz') ? 'application/gzip' : 'application/json', cacheControl: 'no-store' }
  await bucket.put({ key, body: key.endsWith('.gz') ? gzipSync(text) : Buffer.from(text), headers })
}

/** Names a release by all that it consists of. */
export function releaseDigest(objects: Iterable<readonly [key: string, object: { readonly fingerprint: string }]>): string {
  const digest = createHash('sha256')
  for (const line of [...objects].map(([key, { fingerprint }]) => `${key}\n${fingerprint}\n`).toSorted()) digest.update(line)
  return digest.digest('hex').slice(0, 32)
}
