import { ListObjectsCommand, type S3Client } from '@aws-sdk/client-s3'

interface StoredObject {
  readonly key: string
  readonly etag: string
}

/** The headers that a storage service stores with an object. */
export interface ObjectHeaders {
  readonly contentType: string
  readonly cacheControl: string
  readonly contentEncoding?: 'br' | 'gzip'
  /** Target to which a service with website hosting redirects requests for the object. */
  readonly redirectTo?: string
}

export interface PutRequest {
  readonly key: string
  readonly body: Buffer
  readonly headers: ObjectHeaders
}

export interface CopyRequest {
  readonly from: string
  readonly to: string
  readonly redirectTo?: string
}

/** The entity tag of every object in a bucket, by key. */
export type Listing = ReadonlyMap<string, string>

/** A bucket of any service. Every call is retried for as long as that may help, and then fails with the service's own message. */
export interface Bucket {
  readonly name: string
  list(this: void, prefix?: string): Promise<readonly StoredObject[]>
  /** Returns undefined if there is no object at the key. */
  read(this: void, key: string): Promise<Buffer | undefined>
  /** Returns the entity tag. */
  put(this: void, request: PutRequest): Promise<string>
  /** Returns the entity tag of the copy, which keeps all headers except `redirectTo`. */
  copy(this: void, request: CopyRequest): Promise<string>
  remove(this: void, keys: readonly string[]): Promise<void>
  /** The time by the bucket's own clock, in milliseconds; this machine's may be wrong. */
  now(this: void): number
  close(this: void): void
}

/** Reads what a bucket holds. */
export async function readListing({ list }: Pick<Bucket, 'list'>): Promise<Listing> {
  return new Map((await list()).map(({ key, etag }) => [key, etag]))
}

interface ListOptions {
  readonly client: S3Client
  readonly bucket: string
  readonly prefix?: string
}

/** Lists everything below a prefix, a thousand objects per request. */
export async function listObjects({ client, bucket, prefix }: ListOptions): Promise<readonly StoredObject[]> {
  const objects: StoredObject[] = []
  let after: string | undefined
  for (;;) {
    // Pages by the last key instead of a token: every service supports the older call, and a key does not expire.
    const page = await client.send(
      new ListObjectsCommand({
        Bucket: bucket,
        ...(prefix !== undefined && { Prefix: prefix }),
        ...(after !== undefined && { Marker: after }),
      }),
    )
    for (const { Key, ETag } of page.Contents ?? []) {
      if (Key !== undefined) objects.push({ key: Key, etag: plainTag(ETag) })
    }
    const last = page.Contents?.at(-1)?.Key
    if (!page.IsTruncated || last === undefined || last === after) return objects
    after = last
  }
}

/** Returns an entity tag without its quotes, which services send in one answer and omit in the next. */
export function plainTag(etag: string | undefined): string {
  return etag?.replace(/^W\//, '').replaceAll('"', '') ?? ''
}
