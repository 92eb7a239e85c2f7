import { resolve } from 'node:path'
import { type BlobStore, openBlobFolder } from '../../builder/queue/BlobStore.ts'
import { UsageError } from '../../platform/UsageError.ts'
import type { Environment } from '../Environment.ts'

const bucketAddress = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])\/?$/

/** Opens the store that `--store` names: a bucket, configured by the usual environment variables, or a folder. */
export async function openStore({ workingDirectory }: Environment, name: string | undefined): Promise<BlobStore> {
  if (name === undefined || name.trim() === '') {
    throw new UsageError('A queue needs a place that the build and all workers share. Name one with --store: a folder, or s3://bucket.')
  }
  const bucket = bucketAddress.exec(name)?.[1]
  if (bucket !== undefined) return openBlobBucket(bucket)
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(name)) throw new UsageError(`--store is '${name}'; it must be a folder, or s3://bucket.`)
  return openBlobFolder(resolve(workingDirectory, name))
}

async function openBlobBucket(name: string): Promise<BlobStore> {
  const { openBucket } = await import('../../deploy/bucket/openBucket.ts')
  const bucket = openBucket({ name })
  const headers = { contentType: 'application/gzip', cacheControl: 'no-store' }
  return {
    read: (key) => bucket.read(key),
    async write(key, content) {
      await bucket.put({ key, body: Buffer.from(content), headers })
    },
  }
}

/** Validates a database URL from `--queue` or `ROOMWRIGHT_QUEUE`. It is a secret, so no message contains it. */
export function parseQueue(url: string): string {
  if (!/^postgres(?:ql)?:\/\/\S+$/.test(url)) {
    throw new UsageError('The queue must be the address of a database: postgres://user@host/name. Correct --queue or ROOMWRIGHT_QUEUE.')
  }
  if (!URL.canParse(url)) {
    const remedy = 'In a name or password, write % as %25, / as %2F, : as %3A, ? as %3F, # as %23 and @ as %40.'
    throw new UsageError(`The address of the queue, from --queue or ROOMWRIGHT_QUEUE, cannot be read. ${remedy}`)
  }
  return url
}
