import { createHash } from 'node:crypto'
import { S3Client } from '@aws-sdk/client-s3'
import { UsageError } from '../../platform/errorCode.ts'
import { type RequestLimits, readAnswers } from './readAnswers.ts'

interface ConnectOptions {
  /** Another service than Amazon's; else what the variables and the profile say. */
  readonly endpoint?: string
  readonly region?: string
  readonly profile?: string
  /** How often one request is tried. */
  readonly attempts: number
  readonly limits: RequestLimits
  /** Called with the `Date` header of every answer. */
  readonly hearDate: (this: void, date: string | undefined) => void
}

/** The library's client, with the settings that every AWS tool finds; a service other than Amazon's has the bucket in the path. */
export async function connect({ endpoint, region, profile, attempts, limits, hearDate }: ConnectOptions): Promise<S3Client> {
  const settings = new S3Client({ ...(profile !== undefined && { profile }) })
  const place = endpoint ?? (await findEndpoint(settings, profile))
  const own = region ?? (await findRegion(settings))
  requireNames(place, own)
  const client = new S3Client({
    region: own,
    ...(place !== undefined && { endpoint: place, forcePathStyle: true }),
    ...(profile !== undefined && { profile }),
    maxAttempts: attempts,
    retryMode: 'standard',
    // Checksums of newer kinds are unknown to many services; Content-MD5 guards every upload on all of them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // A service that does not know the header would hold up each upload for a whole request's time.
    expectContinueHeader: false,
    requestHandler: {
      connectionTimeout: limits.connect,
      socketTimeout: limits.idle,
      requestTimeout: limits.whole,
      throwOnRequestTimeout: true,
      // No request may queue for a connection: its time limit has begun.
      httpAgent: { maxSockets: Infinity },
      httpsAgent: { maxSockets: Infinity },
    },
  })
  settings.destroy()
  readAnswers(client, { limits, hearDate })
  signContent(client)
  return client
}

/** Fails where the library would, which says neither where the name stands nor what to write. */
function requireNames(endpoint: string | undefined, region: string): void {
  if (endpoint !== undefined && !isPlainAddress(endpoint)) {
    const places = 'with --endpoint, in `buckets.endpoint` or in AWS_ENDPOINT_URL_S3'
    // A password in it is not for a log.
    const told = endpoint.replace(/^(https?:\/\/)?.*@/is, '$1…@')
    throw new UsageError(`'${told}' is no address of a storage service. Write one such as https://storage.example ${places}.`)
  }
  if (!/^[a-z\d](?:[a-z\d-]*[a-z\d])?$/i.test(region))
    throw new UsageError(`'${region}' is no region. Write one such as eu-central-1 in \`buckets.region\` or in AWS_REGION.`)
}

/** Scheme, host and path alone: keys have places of their own. */
function isPlainAddress(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol) && !/[?#@]/.test(text)
}

async function findEndpoint(settings: S3Client, profile: string | undefined): Promise<string | undefined> {
  const before = process.env.AWS_PROFILE
  // The library knows the profile for all else, and for the endpoint by this variable alone.
  if (profile !== undefined) process.env.AWS_PROFILE = profile
  try {
    return await settings.config.serviceConfiguredEndpoint?.()
  } finally {
    if (before !== undefined) process.env.AWS_PROFILE = before
    else delete process.env.AWS_PROFILE
  }
}

async function findRegion(settings: S3Client): Promise<string> {
  const named = process.env.AWS_REGION || process.env.AWS_DEFAULT_REGION
  if (named) return named
  // The profile names none, or there is no profile: services other than Amazon's take any.
  return settings.config.region().catch(() => 'us-east-1')
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

export function md5(body: string | Buffer): string {
  return createHash('md5').update(body).digest('base64')
}
