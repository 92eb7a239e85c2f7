import { createHash } from 'node:crypto'
import {
  CopyObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { DeployError } from '../DeployError.ts'
import type { ObjectHeaders } from '../plan/WantedObject.ts'
import type { Bucket, PutRequest } from './Bucket.ts'
import { listObjects } from './listObjects.ts'
import { plainTag } from './plainTag.ts'
import { ServerClock } from './ServerClock.ts'

export interface BucketOptions {
  readonly name: string
  /** Another service than Amazon's; addressed with the bucket in the path. */
  readonly endpoint?: string
  readonly region?: string
  readonly profile?: string
  /** How often one request is tried. */
  readonly attempts?: number
}

/** As many keys as one request can delete. */
const deletedAtOnce = 1000

/** Opens a bucket with the credentials that the usual variables, profiles and roles give. */
export function openBucket({ name, endpoint, region, profile, attempts = 6 }: BucketOptions): Bucket {
  const clock = new ServerClock(() => performance.now())
  const client = new S3Client({
    region: region ?? process.env.AWS_REGION ?? process.env.AWS_DEFAULT_REGION ?? 'us-east-1',
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    ...(profile !== undefined && { profile }),
    maxAttempts: attempts,
    retryMode: 'standard',
    // Checksums of newer kinds are unknown to many services; Content-MD5 guards every upload on all of them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 10_000, requestTimeout: 120_000, httpAgent: { maxSockets: 64 }, httpsAgent: { maxSockets: 64 } },
  })
  hearTheTime(client, clock)
  signContent(client)
  const put = async ({ key, body, headers }: PutRequest) => {
    const { ETag } = await client.send(
      new PutObjectCommand({ Bucket: name, Key: key, Body: body, ContentMD5: md5(body), ...inWords(headers) }),
    )
    return plainTag(ETag)
  }
  return {
    name,
    list: (prefix) => listObjects({ client, bucket: name, ...(prefix !== undefined && { prefix }) }),
    async read(key) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket: name, Key: key }))
        return Body && Buffer.from(await Body.transformToByteArray())
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined
        throw error
      }
    },
    async put(request) {
      try {
        return await put(request)
      } catch (error) {
        // A service without website hosting has the page at the old address instead.
        if (request.headers.redirectTo === undefined || !(error instanceof S3ServiceException) || error.name !== 'NotImplemented')
          throw error
        const { contentType, cacheControl } = request.headers
        return put({ ...request, headers: { contentType, cacheControl } })
      }
    },
    async copy(from, to) {
      const source = `${name}/${from}`.split('/').map(encodeURIComponent).join('/')
      const { CopyObjectResult } = await client.send(new CopyObjectCommand({ Bucket: name, Key: to, CopySource: source }))
      return plainTag(CopyObjectResult?.ETag)
    },
    async remove(keys) {
      for (let start = 0; start < keys.length; start += deletedAtOnce) {
        const Objects = keys.slice(start, start + deletedAtOnce).map((Key) => ({ Key }))
        const { Errors = [] } = await client.send(new DeleteObjectsCommand({ Bucket: name, Delete: { Objects, Quiet: true } }))
        const [first] = Errors
        if (first)
          throw new DeployError(`${Errors.length} objects could not be removed from ${name}; the first is ${first.Key}: ${first.Message}`)
      }
    },
    now: () => clock.now(),
    close: () => client.destroy(),
  }
}

function inWords({ contentType, cacheControl, contentEncoding, redirectTo }: ObjectHeaders) {
  return {
    ContentType: contentType,
    CacheControl: cacheControl,
    ...(contentEncoding && { ContentEncoding: contentEncoding }),
    ...(redirectTo !== undefined && { WebsiteRedirectLocation: redirectTo }),
  }
}

function hearTheTime(client: S3Client, clock: ServerClock): void {
  client.middlewareStack.add(
    (next) => async (input) => {
      const result = await next(input)
      clock.hear((result.response as { readonly headers?: Readonly<Record<string, string>> } | undefined)?.headers?.date)
      return result
    },
    { step: 'deserialize', name: 'hearTheTime', priority: 'low' },
  )
}

/** Several services want a Content-MD5 with a list of deletions, which the SDK no longer sends. */
function signContent(client: S3Client): void {
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (input) => {
        const request = input.request as { readonly headers: Record<string, string>; readonly body?: unknown }
        if (commandName === 'DeleteObjectsCommand' && typeof request.body === 'string') request.headers['content-md5'] = md5(request.body)
        return next(input)
      },
    { step: 'build', name: 'signContent', priority: 'low' },
  )
}

function md5(body: string | Buffer): string {
  return createHash('md5').update(body).digest('base64')
}
