import {
  CopyObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  type S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { encodePath } from '../../shared/addresses/escapes.ts'
import { DeployError } from '../DeployError.ts'
import { type Bucket, type CopyRequest, type ObjectHeaders, type PutRequest, listObjects, plainTag } from './Bucket.ts'
import { connect, md5 } from './connect.ts'
import { type RequestLimits, limitOfUpload, requestLimits } from './readAnswers.ts'

interface BucketOptions {
  readonly name: string
  /** URL of a service other than Amazon's; absent means what the environment variables and the profile say. */
  readonly endpoint?: string
  readonly region?: string
  readonly profile?: string
  /** Maximum number of attempts per request. */
  readonly attempts?: number
  /** Milliseconds before the second attempt at most; each further pause is twice as long. */
  readonly pause?: number
  readonly limits?: RequestLimits
}

/** Number of keys that one request can delete. */
const deletedAtOnce = 1000

/** Opens a bucket with the credentials of the usual variables, profiles and roles; wrong ones make the first call fail. */
export function openBucket({ name, attempts = 6, pause = 300, limits = requestLimits, ...place }: BucketOptions): Bucket {
  const clock = new ServerClock(() => performance.now())
  const connecting = connect({ ...place, attempts, pause, limits, hearDate: (date) => clock.hear(date) })
  connecting.catch(() => undefined)
  const opened = async (): Promise<OpenedBucket> => ({ client: await connecting, bucket: name })
  return {
    name,
    list: async (prefix) => listObjects({ ...(await opened()), ...(prefix !== undefined && { prefix }) }),
    read: async (key) => readObject(await opened(), key),
    // A service without website hosting stores the redirect page at the old address instead.
    put: ({ headers: { redirectTo: wanted, ...headers }, ...request }) =>
      withRedirect(wanted, async (redirectTo) =>
        putObject(await opened(), { ...request, headers: { ...headers, ...(redirectTo !== undefined && { redirectTo }) } }, limits),
      ),
    copy: ({ redirectTo: wanted, ...request }) =>
      withRedirect(wanted, async (redirectTo) =>
        copyObject(await opened(), { ...request, ...(redirectTo !== undefined && { redirectTo }) }),
      ),
    remove: async (keys) => removeObjects(await opened(), keys),
    now: () => clock.now(),
    close: () =>
      void connecting.then(
        (client) => client.destroy(),
        () => undefined,
      ),
  }
}

interface OpenedBucket {
  readonly client: S3Client
  readonly bucket: string
}

async function readObject({ client, bucket }: OpenedBucket, key: string): Promise<Buffer | undefined> {
  try {
    const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }))
    return Body && Buffer.from(await Body.transformToByteArray())
  } catch (error) {
    if (error instanceof NoSuchKey) return undefined
    throw error
  }
}

async function putObject({ client, bucket }: OpenedBucket, { key, body, headers }: PutRequest, limits: RequestLimits): Promise<string> {
  const { ETag } = await client.send(
    new PutObjectCommand({ Bucket: bucket, Key: key, Body: body, ContentMD5: md5(body), ...namedHeaders(headers) }),
    { requestTimeout: limitOfUpload(limits, body.length) },
  )
  return plainTag(ETag)
}

async function copyObject({ client, bucket }: OpenedBucket, { from, to, redirectTo }: CopyRequest): Promise<string> {
  const { CopyObjectResult } = await client.send(
    new CopyObjectCommand({ Bucket: bucket, Key: to, CopySource: encodePath(`${bucket}/${from}`), ...namedRedirect(redirectTo) }),
  )
  return plainTag(CopyObjectResult?.ETag)
}

async function removeObjects({ client, bucket }: OpenedBucket, keys: readonly string[]): Promise<void> {
  for (let start = 0; start < keys.length; start += deletedAtOnce) {
    const Objects = keys.slice(start, start + deletedAtOnce).map((Key) => ({ Key }))
    const { Errors = [] } = await client.send(new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } }))
    const [first] = Errors
    if (first)
      throw new DeployError(
        `${Errors.length} ${Errors.length === 1 ? 'object' : 'objects'} could not be removed from ${bucket}; the first is ${first.Key}: ${first.Message}`,
      )
  }
}

/** Writes with a redirect, and again without it if the service does not support redirects. */
async function withRedirect(redirectTo: string | undefined, write: (redirectTo?: string) => Promise<string>): Promise<string> {
  try {
    return await write(redirectTo)
  } catch (error) {
    if (redirectTo === undefined || !(error instanceof S3ServiceException) || error.name !== 'NotImplemented') throw error
    return write()
  }
}

/** Returns headers under the names that the SDK gives them. */
function namedHeaders({ contentType, cacheControl, contentEncoding, redirectTo }: ObjectHeaders) {
  return {
    ContentType: contentType,
    CacheControl: cacheControl,
    ...(contentEncoding && { ContentEncoding: contentEncoding }),
    ...namedRedirect(redirectTo),
  }
}

function namedRedirect(redirectTo: string | undefined) {
  return redirectTo === undefined ? {} : { WebsiteRedirectLocation: redirectTo }
}

/** The server's time: taken from its answers, and advanced between them by a monotonic clock. */
class ServerClock {
  readonly #monotonic: () => number
  #offset: number | undefined

  constructor(monotonic: () => number) {
    this.#monotonic = monotonic
  }

  /** Reads the `Date` header of an answer. */
  hear(date: string | undefined): void {
    const time = Date.parse(date ?? '')
    // The header has whole seconds, rounded down, so the largest offset is the most exact.
    if (!Number.isNaN(time)) this.#offset = Math.max(this.#offset ?? -Infinity, time - this.#monotonic())
  }

  /** Returns milliseconds since 1970. */
  now(): number {
    if (this.#offset === undefined) throw new Error('The service has not given the time yet.')
    return this.#offset + this.#monotonic()
  }
}
