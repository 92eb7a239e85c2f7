import type { OutgoingHttpHeaders } from 'node:http'
import type { Plan } from './planAnswer.ts'
import { type FileHeaderOptions, cacheControl, commonHeaders, fileHeaders, revalidate } from './responseHeaders.ts'

export interface AnswerHeadOptions extends FileHeaderOptions {
  readonly encoding: 'br' | 'gzip' | 'identity'
  readonly etag: string
  /** Bytes of the body in this encoding. */
  readonly size: number
}

/** The headers of an answer that sends a file, or a part of it, or says why not. */
export function answerHead(plan: Plan | { readonly status: 404 | 410 }, options: AnswerHeadOptions): OutgoingHttpHeaders {
  const { file, secure, encoding, etag, size } = options
  const kept = { ETag: etag, 'Cache-Control': cacheControl(file) }
  const encoded = encoding === 'identity' ? { 'Accept-Ranges': 'bytes' } : { 'Content-Encoding': encoding }
  switch (plan.status) {
    case 206: {
      const { start, end } = plan.range
      const part = { 'Content-Range': `bytes ${start}-${end}/${size}`, 'Content-Length': end - start + 1 }
      return { ...fileHeaders(options), ...kept, 'Accept-Ranges': 'bytes', ...part }
    }
    case 304:
      return { ...kept, ETag: plan.etag, ...(file.compressible ? { Vary: 'Accept-Encoding' } : {}) }
    case 404:
    case 410:
      return { ...fileHeaders(options), ...encoded, 'Cache-Control': revalidate, 'Content-Length': size }
    case 412:
      return { ...commonHeaders(secure), 'Cache-Control': revalidate, 'Content-Length': 0 }
    case 416:
      return { ...commonHeaders(secure), 'Cache-Control': revalidate, 'Content-Range': `bytes */${size}`, 'Content-Length': 0 }
    case 200:
    default:
      return { ...fileHeaders(options), ...kept, ...encoded, 'Content-Length': size }
  }
}
