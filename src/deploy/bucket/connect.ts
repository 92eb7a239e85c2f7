import { createHash } from 'node:crypto'
import { S3Client } from '@aws-sdk/client-s3'
import { UsageError } from '../../platform/UsageError.ts'
import { createRetries } from './createRetries.ts'
import { type RequestLimits, readAnswers } from './readAnswers.ts'

interface ConnectOptions {
  /** URL of a service other than Amazon's; absent means what the environment variables and the profile say. */
  readonly endpoint?: string
  readonly region?: string
  readonly profile?: string
  /** Maximum number of attempts per request. */
  readonly attempts: number
  /** Milliseconds before the second attempt at most. */
  readonly pause: number
  readonly limits: RequestLimits
  /** Called with the `Date` header of every answer. */
  readonly hearDate: (this: void, date: string | undefined) => void
}

/**
 * Creates the SDK's client with the settings that every AWS tool finds; with a service other than Amazon's, the bucket name goes into the
 * path.
 */
export async function connect({ endpoint, region, profile, attempts, pause, limits, hearDate }: ConnectOptions): Promise<S3Client> {
  const settings = new S3Client({ ...(profile !== undefined && { profile }) })
  const place = endpoint ?? (await findEndpoint(settings, profile))
  const own = region ?? (await findRegion(settings))
  requireNames(place, own)
  const client = new S3Client({
    region: own,
    ...(place !== undefined && { endpoint: place, forcePathStyle: true }),
    ...(profile !== undefined && { profile }),
    maxAttempts: attempts,
    retryStrategy: createRetries({ attempts, pause }),
    // Many services do not support the newer checksums; Content-MD5 protects every upload on all of them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // A service that does not know the header would delay each upload by a whole request timeout.
    expectContinueHeader: false,
    requestHandler: {
      connectionTimeout: limits.connect,
      socketTimeout: limits.idle,
      requestTimeout: limits.whole,
      throwOnRequestTimeout: true,
      // No request may queue for a connection: its timeout is already running.
      httpAgent: { maxSockets: Infinity },
      httpsAgent: { maxSockets: Infinity },
    },
  })
  settings.destroy()
  await requireKeys(client)
  readAnswers(client, { limits, hearDate })
  signContent(client)
  return client
}

/** Throws before the SDK does: its own error says neither where the value comes from nor what to write. */
function requireNames(endpoint: string | undefined, region: string): void {
  if (endpoint !== undefined && !isPlainAddress(endpoint)) {
    const places = 'with --endpoint, in `buckets.endpoint` or in AWS_ENDPOINT_URL_S3'
    // Hides a password, which must not be logged.
    const told = endpoint.replace(/^(https?:\/\/)?.*@/is, '$1…@')
    throw new UsageError(`'${told}' is not the address of a storage service. Write one such as https://storage.example ${places}.`)
  }
  if (!/^[a-z\d](?:[a-z\d-]*[a-z\d])?$/i.test(region))
    throw new UsageError(`'${region}' is not a region. Write one such as eu-central-1 in \`buckets.region\` or in AWS_REGION.`)
}

/** Reports whether a URL has only a scheme, host and path; credentials are set elsewhere. */
function isPlainAddress(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol) && !/[?#@]/.test(text)
}

/** Characters that the header of a request cannot have. */
const unsendable = /[^\t -~\u0080-\u00ff]/

/** Throws before the first request: every one would fail, and only after all of its attempts. Never quotes a key. */
async function requireKeys({ config }: S3Client): Promise<void> {
  const { accessKeyId, sessionToken = '' } = await config.credentials()
  const what = unsendable.test(accessKeyId) ? 'access key' : unsendable.test(sessionToken) ? 'session token' : undefined
  if (what === undefined) return
  const variable = what === 'access key' ? 'AWS_ACCESS_KEY_ID' : 'AWS_SESSION_TOKEN'
  throw new UsageError(`The ${what} has a line break, or a character that it cannot have. Check ${variable}, or the profile.`)
}

async function findEndpoint(settings: S3Client, profile: string | undefined): Promise<string | undefined> {
  const before = process.env.AWS_PROFILE
  // The SDK uses the given profile for everything but the endpoint, for which it reads this variable only.
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
  // The profile has no region, or there is no profile: services other than Amazon's accept any.
  return settings.config.region().catch(() => 'us-east-1')
}

/** Several services require Content-MD5 on a list of deletions, which the SDK no longer sends. */
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
