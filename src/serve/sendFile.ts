import type { IncomingMessage, ServerResponse } from 'node:http'
import { answerHead } from './answerHead.ts'
import type { BodyStore } from './BodyStore.ts'
import { isStreamed } from './isStreamed.ts'
import { negotiateEncoding } from './negotiateEncoding.ts'
import { conditionsOf, planAnswer, wantedRange } from './planAnswer.ts'
import { isSecure } from './responseHeaders.ts'
import { sendStream } from './sendStream.ts'
import type { ServedFile } from './SiteTable.ts'
import { type VariantStore, identityOf } from './VariantStore.ts'

export interface FileAnswer {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly file: ServedFile
  /** 404: the file is the page that says so. */
  readonly status: 200 | 404
  readonly contentSecurityPolicy: string
}

export interface Stores {
  readonly bodies: BodyStore
  readonly variants: VariantStore
}

/** Answers with a file, or with what of it the client lacks; fails with a `StaleFileError` before anything was sent. */
export async function sendFile(answer: FileAnswer, { bodies, variants }: Stores): Promise<void> {
  const { request, response, file, status, contentSecurityPolicy } = answer
  if (isStreamed(file)) return sendStream(answer, bodies.locate(file))
  const { headers, method } = request
  const conditions = conditionsOf(request)
  const body = await bodies.load(file)
  const whole = identityOf(body)
  const range = status === 200 ? wantedRange(conditions, { size: body.bytes.length, etag: whole.etag }) : undefined
  const encoding = file.compressible && range === undefined ? negotiateEncoding(headers['accept-encoding']) : 'identity'
  const variant = encoding === 'identity' ? whole : await variants.get(body, encoding)
  const plan = status === 200 ? planAnswer(conditions, variant.tags, range) : { status }
  const head = answerHead(plan, {
    file,
    secure: isSecure(headers['x-forwarded-proto']),
    contentSecurityPolicy,
    encoding: variant.encoding,
    etag: variant.etag,
    size: variant.bytes.length,
  })
  response.writeHead(plan.status, head)
  if (method === 'HEAD' || plan.status === 304 || plan.status === 416) response.end()
  else response.end(plan.status === 206 ? variant.bytes.subarray(plan.range.start, plan.range.end + 1) : variant.bytes)
}
