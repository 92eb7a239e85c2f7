import { gunzipSync, gzipSync } from 'node:zlib'
import type { Bucket } from '../bucket/Bucket.ts'

/** Reads a record; undefined where there is none, or one that is damaged or of another version. */
export async function readRecord<Record extends { readonly version: 1 }>(bucket: Bucket, key: string): Promise<Record | undefined> {
  const body = await bucket.read(key)
  if (!body) return undefined
  try {
    const record = JSON.parse((key.endsWith('.gz') ? gunzipSync(body) : body).toString('utf8')) as Record | null
    return record?.version === 1 ? record : undefined
  } catch {
    // Somebody else wrote it: to a deploy the same as nothing.
    return undefined
  }
}

export async function writeRecord(bucket: Bucket, key: string, record: object): Promise<void> {
  const text = JSON.stringify(record)
  const headers = { contentType: key.endsWith('.gz') ? 'application/gzip' : 'application/json', cacheControl: 'no-store' }
  await bucket.put({ key, body: key.endsWith('.gz') ? gzipSync(text) : Buffer.from(text), headers })
}
