import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Site } from './CurrentSite.ts'
import { wantsPlainText } from './resolveRequest.ts'
import { fileHeaders, isSecure } from './responseHeaders.ts'
import { sendText } from './sendText.ts'

/** Answers 500 with the site's own page for it; a body that was already on its way is cut off, so that nobody takes it for whole. */
export function sendFailure(request: IncomingMessage, response: ServerResponse, { table, errorPage }: Site): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  const headers = { 'Cache-Control': 'no-store' }
  if (!errorPage || !table.serverError || wantsPlainText(request.url ?? '/')) {
    sendText(request, response, { status: 500, text: 'Internal server error', headers })
    return
  }
  const { contentSecurityPolicy, serverError: file } = table
  response.writeHead(500, {
    ...fileHeaders({ file, secure: isSecure(request.headers['x-forwarded-proto']), contentSecurityPolicy }),
    ...headers,
    'Content-Length': errorPage.whole.bytes.length,
  })
  response.end(request.method === 'HEAD' ? undefined : errorPage.whole.bytes)
}
