import type { Kind } from './kindOf.ts'

/** Whether an answer is what its address promises: whole, from this site, not redirected, and HTML where (and only where) a document was asked for. */
export function mayKeep(response: Response, kind: Kind): boolean {
  const isHtml = Boolean(response.headers.get('content-type')?.startsWith('text/html'))
  return response.status === 200 && response.type === 'basic' && !response.redirected && isHtml === (kind === 'document')
}
