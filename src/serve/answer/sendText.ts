import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { commonHeaders, revalidate } from './responseHeaders.ts'

interface TextAnswer {
  readonly status: number
  readonly text: string
  readonly headers?: OutgoingHttpHeaders
}

/** Responds with a line of plain text. */
export function sendText(request: IncomingMessage, response: ServerResponse, { status, text, headers }: TextAnswer): void {
  const body = Buffer.from(`${text}\n`)
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    ...commonHeaders(request),
    'Cache-Control': revalidate,
    'Content-Length': body.length,
    ...headers,
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}
