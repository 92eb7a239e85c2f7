import type { IncomingMessage, ServerResponse } from 'node:http'
import { answerHead } from './answerHead.ts'
import type { BodyStore } from './BodyStore.ts'
import { isStreamed } from './isStreamed.ts'
import type { LargeFiles } from './LargeFiles.ts'
import { negotiateEncoding } from './negotiateEncoding.ts'
import { type Plan, conditionsOf, planAnswer, wantedRange } from './planAnswer.ts'
import { isSecure } from './responseHeaders.ts'
import { sendStream } from './sendStream.ts'
import type { ServedFile } from './SiteTable.ts'
import type { Variant } from './Variant.ts'
import type { VariantStore } from './VariantStore.ts'

export interface FileAnswer {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly file: ServedFile
  /** 404 and 410: the file is the page that says so. */
  readonly status: 200 | 404 | 410
  readonly contentSecurityPolicy: string
}

export interface Stores {
  readonly bodies: BodyStore
  readonly largeFiles: LargeFiles
  readonly variants: VariantStore
}

/** Answers with a file, or with what of it the client lacks; fails with a `StaleFileError` before anything was sent. */
export async function sendFile(answer: FileAnswer, { bodies, largeFiles, variants }: Stores): Promise<void> {
  const { request, file, status } = answer
  if (isStreamed(file)) return sendStream(answer, largeFiles)
  // What is in memory is there without a turn of the event loop.
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
  plan: Plan | { readonly status: 404 | 410 },
): void {
  const secure = isSecure(request.headers['x-forwarded-proto'])
  const { encoding, etag, bytes } = variant
  response.writeHead(plan.status, answerHead(plan, { file, secure, contentSecurityPolicy, encoding, etag, size: bytes.length }))
  if (request.method === 'HEAD' || plan.status === 304 || plan.status === 412 || plan.status === 416) response.end()
  else response.end(plan.status === 206 ? bytes.subarray(plan.range.start, plan.range.end + 1) : bytes)
}
