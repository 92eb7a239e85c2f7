import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { S3Client } from '@aws-sdk/client-s3'
import { DeployError } from '../DeployError.ts'

interface AnswerOptions {
  readonly limits: RequestLimits
  readonly hearDate: (this: void, date: string | undefined) => void
}

interface HttpRequest {
  readonly protocol: string
  readonly hostname: string
  readonly port?: number
  readonly body?: unknown
}

interface HttpAnswer {
  readonly statusCode: number
  readonly headers: Readonly<Record<string, string>>
  body: Readable
}

/**
 * Reads every answer to its end within the same attempt, so that one that is cut off or stalls is retried, and rejects answers that no
 * storage service gives.
 */
export function readAnswers(client: S3Client, { limits, hearDate }: AnswerOptions): void {
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (input) => {
        const request = input.request as HttpRequest
        const until = performance.now() + limitOfUpload(limits, Buffer.isBuffer(request.body) ? request.body.length : 0)
        const result = await next(input)
        const answer = result.response as HttpAnswer
        hearDate(answer.headers.date)
        const bytes = await readWhole(answer.body, until - performance.now())
        if (!isOfStorage(answer, bytes, commandName)) throw new DeployError(describeStranger(request, answer))
        if (answeredInXml.has(commandName) && isCutOff(bytes.toString('utf8'))) throw cutOff()
        if (commandName === 'DeleteObjectsCommand' && answer.statusCode === 200) requireTime(bytes.toString('utf8'))
        answer.body = Readable.from(bytes.length > 0 ? [bytes] : [], { objectMode: false })
        return result
      },
    { step: 'deserialize', name: 'readAnswers', priority: 'low' },
  )
}

async function readWhole(body: Readable, milliseconds: number): Promise<Buffer> {
  const timer = setTimeout(
    () => body.destroy(Object.assign(new Error('The answer did not end in time.'), { name: 'TimeoutError' })),
    Math.max(0, milliseconds),
  )
  try {
    return await buffer(body)
  } finally {
    clearTimeout(timer)
  }
}

const answeredInXml: ReadonlySet<string | undefined> = new Set(['ListObjectsCommand', 'CopyObjectCommand', 'DeleteObjectsCommand'])

/**
 * Reports whether an answer comes from a storage service: these are XML, except objects. Errors that may pass (a gateway's 503, a rate
 * limit) are left to the retries.
 */
function isOfStorage({ statusCode }: HttpAnswer, bytes: Buffer, commandName: string | undefined): boolean {
  if (statusCode >= 500 || statusCode === 408 || statusCode === 429) return true
  const isXml = /^\s*<[^]*<?(?:Error|[A-Za-z]+Result)[\s/>]/.test(bytes.subarray(0, 1000).toString('utf8'))
  if (isXml) return true
  if (statusCode >= 400) return bytes.length === 0
  if (statusCode >= 300) return statusCode === 304
  return bytes.length === 0 || !answeredInXml.has(commandName)
}

/** Reports whether XML lacks the end of its outermost element, although the answer arrived in full: something before it was cut off. */
function isCutOff(xml: string): boolean {
  const [, name, end] = /^\s*(?:<[?!][^>]*>\s*)*<([A-Za-z]+)(?:\s[^>]*?)?(\/?>)/.exec(xml) ?? []
  return name !== undefined && end === '>' && !xml.trimEnd().endsWith(`</${name}>`)
}

/** Returns an error that the SDK takes for one that may pass. */
function cutOff(): Error {
  return Object.assign(new Error('The answer ends too early'), { $retryable: {}, $metadata: {} })
}

/** Throws an error that the SDK takes for one that may pass if the service had no time for some of the objects that it was to remove. */
function requireTime(xml: string): void {
  const [, name] = /<Code>\s*(SlowDown|InternalError|ServiceUnavailable)\s*<\/Code>/.exec(xml) ?? []
  if (name === undefined) return
  throw Object.assign(new Error('Some objects were not removed'), { name, $retryable: { throttling: true }, $metadata: {} })
}

function describeStranger({ protocol, hostname, port }: HttpRequest, { statusCode, headers }: HttpAnswer): string {
  const place = `${protocol}//${hostname}${port === undefined ? '' : `:${port}`}`
  const type = headers['content-type']?.split(';')[0] ?? 'no content'
  const what = headers.location === undefined ? type : `a redirect to ${headers.location}`
  return `What answers at ${place} is not an S3-compatible service (${statusCode}, ${what}). Check --endpoint, \`buckets.endpoint\` of site.config.ts and AWS_ENDPOINT_URL_S3.`
}

/** Time limits of one attempt of a request, in milliseconds; an attempt that exceeds them is aborted and retried like a failed one. */
export interface RequestLimits {
  /** For opening the connection. */
  readonly connect: number
  /** Without a byte in either direction. */
  readonly idle: number
  /** From the start to the last byte of the answer; an upload gets more (`limitOfUpload`). */
  readonly whole: number
}

export const requestLimits: RequestLimits = { connect: 10_000, idle: 60_000, whole: 600_000 }

/** Bytes per millisecond: an upload that stays slower is aborted. */
const slowest = 8

/** Returns the whole time limit of a request that sends this many bytes, in milliseconds. */
export function limitOfUpload({ whole }: RequestLimits, bytes: number): number {
  return whole + Math.ceil(bytes / slowest)
}
