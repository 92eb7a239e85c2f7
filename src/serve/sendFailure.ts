import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Site } from './CurrentSite.ts'
import { wantsPlainText } from './resolveRequest.ts'
import { fileHeaders, isSecure } from './responseHeaders.ts'
import { sendText } from './sendText.ts'
import { errorPageFor } from './SiteTable.ts'

/** Answers 500 with the site's own page for it; a body that was already on its way is cut off, so that nobody takes it for whole. */
export function sendFailure(request: IncomingMessage, response: ServerResponse, { table, errorPages }: Site): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  const headers = { 'Cache-Control': 'no-store' }
  const target = request.url ?? '/'
  const file = wantsPlainText(target) ? undefined : errorPageFor(table, '500.html', target)
  const body = file && errorPages.get(file)
  if (!file || !body) {
    sendText(request, response, { status: 500, text: 'Internal server error', headers })
    return
  }
  const { contentSecurityPolicy } = table
  response.writeHead(500, {
    ...fileHeaders({ file, secure: isSecure(request.headers['x-forwarded-proto']), contentSecurityPolicy }),
    ...headers,
    'Content-Length': body.whole.bytes.length,
  })
  response.end(request.method === 'HEAD' ? undefined : body.whole.bytes)
}
