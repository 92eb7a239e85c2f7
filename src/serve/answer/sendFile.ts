import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { hasCode } from '../../platform/errorCode.ts'
import type { VariantStore } from '../compression/VariantStore.ts'
import type { Variant } from '../compression/compress.ts'
import { negotiateEncoding } from '../compression/negotiateEncoding.ts'
import { type ByteRange, type Answer, conditionsOf, planAnswer, wantedRange } from '../request/planAnswer.ts'
import { type BodyStore, isStreamed } from '../site/BodyStore.ts'
import type { LargeFiles } from '../site/LargeFiles.ts'
import type { ServedFile } from '../site/SiteTable.ts'
import { type FileHeaderOptions, cacheControl, commonHeaders, fileHeaders, revalidate } from './responseHeaders.ts'

interface FileAnswer {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly file: ServedFile
  /** With 404 and 410 the file is the error page. */
  readonly status: 200 | 404 | 410
  readonly contentSecurityPolicy: string
}

export interface Stores {
  readonly bodies: BodyStore
  readonly largeFiles: LargeFiles
  readonly variants: VariantStore
}

/** Responds with a file, a range of it or 304; throws a `StaleFileError` before anything is sent. */
export async function sendFile(answer: FileAnswer, { bodies, largeFiles, variants }: Stores): Promise<void> {
  const { request, file, status } = answer
  if (isStreamed(file)) return sendStream(answer, largeFiles)
  // What is in memory needs no turn of the event loop.
  const loaded = bodies.load(file)
  const body = loaded instanceof Promise ? await loaded : loaded
  const conditions = conditionsOf(request)
  const range = status === 200 ? wantedRange(conditions, { size: body.whole.bytes.length, etag: body.whole.etag }) : undefined
  const encoding = file.compressible && range === undefined ? negotiateEncoding(request.headers['accept-encoding']) : 'identity'
  const chosen = encoding === 'identity' ? body.whole : variants.get(body, encoding)
  const variant = chosen instanceof Promise ? await chosen : chosen
  send(answer, variant, status === 200 ? planAnswer(conditions, variant.tags, range) : { status })
}

function send(
  { request, response, file, contentSecurityPolicy }: FileAnswer,
  variant: Variant,
  answer: Answer | { readonly status: 404 | 410 },
): void {
  const { encoding, etag, bytes } = variant
  response.writeHead(answer.status, answerHead(answer, { request, file, contentSecurityPolicy, encoding, etag, size: bytes.length }))
  if (request.method === 'HEAD' || answer.status === 304 || answer.status === 412 || answer.status === 416) response.end()
  else response.end(answer.status === 206 ? bytes.subarray(answer.range.start, answer.range.end + 1) : bytes)
}

/** Streams a file that is too big for memory from disk, unencoded. */
async function sendStream({ request, response, file, contentSecurityPolicy }: FileAnswer, files: LargeFiles): Promise<void> {
  const etag = `"${file.hash}"`
  const conditions = conditionsOf(request)
  const answer = planAnswer(conditions, [etag], wantedRange(conditions, { size: file.size, etag }))
  await files.use(file, async (read) => {
    response.writeHead(
      answer.status,
      answerHead(answer, { request, file, contentSecurityPolicy, encoding: 'identity', etag, size: file.size }),
    )
    const part = partOf(answer, file.size)
    if (request.method === 'HEAD' || !part) {
      response.end()
      return
    }
    try {
      await pipeline(read(part), response)
    } catch (error) {
      // The client has disconnected.
      if (!hasCode(error, 'ERR_STREAM_PREMATURE_CLOSE')) throw error
    }
  })
}

function partOf(answer: Answer, size: number): ByteRange | undefined {
  if (answer.status === 206) return answer.range
  return answer.status === 200 ? { start: 0, end: size - 1 } : undefined
}

interface AnswerHeadOptions extends FileHeaderOptions {
  readonly encoding: 'br' | 'gzip' | 'identity'
  readonly etag: string
  /** Bytes of the body in this encoding. */
  readonly size: number
}

/** Returns the headers of a response that sends a file or a part of it, or explains why not. */
function answerHead(answer: Answer | { readonly status: 404 | 410 }, options: AnswerHeadOptions): OutgoingHttpHeaders {
  const { request, file, encoding, etag, size } = options
  const kept = { ETag: etag, 'Cache-Control': cacheControl(file) }
  const encoded = encoding === 'identity' ? { 'Accept-Ranges': 'bytes' } : { 'Content-Encoding': encoding }
  switch (answer.status) {
    case 206: {
      const { start, end } = answer.range
      const part = { 'Content-Range': `bytes ${start}-${end}/${size}`, 'Content-Length': end - start + 1 }
      return { ...fileHeaders(options), ...kept, 'Accept-Ranges': 'bytes', ...part }
    }
    case 304:
      return { ...kept, ETag: answer.etag, ...(file.compressible ? { Vary: 'Accept-Encoding' } : {}) }
    case 404:
    case 410:
      return { ...fileHeaders(options), ...encoded, 'Cache-Control': revalidate, 'Content-Length': size }
    case 412:
      return { ...commonHeaders(request), 'Cache-Control': revalidate, 'Content-Length': 0 }
    case 416:
      return { ...commonHeaders(request), 'Cache-Control': revalidate, 'Content-Range': `bytes */${size}`, 'Content-Length': 0 }
    case 200:
    default:
      return { ...fileHeaders(options), ...kept, ...encoded, 'Content-Length': size }
  }
}
