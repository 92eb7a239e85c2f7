import {
  CopyObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { encodePath } from '../../shared/addresses/escapes.ts'
import { DeployError } from '../DeployError.ts'
import { type Bucket, type ObjectHeaders, type PutRequest, listObjects, plainTag } from './Bucket.ts'
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
  const put = async ({ key, body, headers }: PutRequest) => {
    const client = await connecting
    const { ETag } = await client.send(
      new PutObjectCommand({ Bucket: name, Key: key, Body: body, ContentMD5: md5(body), ...namedHeaders(headers) }),
      { requestTimeout: limitOfUpload(limits, body.length) },
    )
    return plainTag(ETag)
  }
  return {
    name,
    list: async (prefix) => listObjects({ client: await connecting, bucket: name, ...(prefix !== undefined && { prefix }) }),
    async read(key) {
      const client = await connecting
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket: name, Key: key }))
        return Body && Buffer.from(await Body.transformToByteArray())
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined
        throw error
      }
    },
    put: (request) =>
      // A service without website hosting stores the redirect page at the old address instead.
      withRedirect(request.headers.redirectTo, (redirectTo) => {
        const { redirectTo: _, ...headers } = request.headers
        return put({ ...request, headers: { ...headers, ...(redirectTo !== undefined && { redirectTo }) } })
      }),
    copy: ({ from, to, redirectTo: wanted }) =>
      withRedirect(wanted, async (redirectTo) => {
        const client = await connecting
        const CopySource = encodePath(`${name}/${from}`)
        const { CopyObjectResult } = await client.send(
          new CopyObjectCommand({
            Bucket: name,
            Key: to,
            CopySource,
            ...(redirectTo !== undefined && { WebsiteRedirectLocation: redirectTo }),
          }),
        )
        return plainTag(CopyObjectResult?.ETag)
      }),
    async remove(keys) {
      const client = await connecting
      for (let start = 0; start < keys.length; start += deletedAtOnce) {
        const Objects = keys.slice(start, start + deletedAtOnce).map((Key) => ({ Key }))
        const { Errors = [] } = await client.send(new DeleteObjectsCommand({ Bucket: name, Delete: { Objects, Quiet: true } }))
        const [first] = Errors
        if (first)
          throw new DeployError(
            `${Errors.length} ${Errors.length === 1 ? 'object' : 'objects'} could not be removed from ${name}; the first is ${first.Key}: ${first.Message}`,
          )
      }
    },
    now: () => clock.now(),
    close: () =>
      void connecting.then(
        (client) => client.destroy(),
        () => undefined,
      ),
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
    ...(redirectTo !== undefined && { WebsiteRedirectLocation: redirectTo }),
  }
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
