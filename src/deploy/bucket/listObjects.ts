import { ListObjectsCommand, type S3Client } from '@aws-sdk/client-s3'
import type { StoredObject } from './Bucket.ts'
import { plainTag } from './plainTag.ts'

export interface ListOptions {
  readonly client: S3Client
  readonly bucket: string
  readonly prefix?: string
}

/** Everything below a prefix, a thousand a request. */
export async function listObjects({ client, bucket, prefix }: ListOptions): Promise<readonly StoredObject[]> {
  const objects: StoredObject[] = []
  let after: string | undefined
  for (;;) {
    // By the last key rather than by a token: every service knows the older call, and a key does not go stale.
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
