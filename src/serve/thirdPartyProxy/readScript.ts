import type { IncomingMessage } from 'node:http'

const scriptTypes: ReadonlySet<string> = new Set([
  'text/javascript',
  'application/javascript',
  'application/x-javascript',
  'text/x-javascript',
  'text/ecmascript',
  'application/ecmascript',
])

/** The other server's answer is none that may be passed on; the message says why. */
export class RefusedAnswerError extends Error {}

/** The body of an answer that is a plain script of at most `limit` bytes; fails with a `RefusedAnswerError` where it is anything else. */
export async function readScript(answer: IncomingMessage, limit: number): Promise<Buffer> {
  try {
    checkHead(answer, limit)
    const parts: Buffer[] = []
    let size = 0
    for await (const part of answer as AsyncIterable<Buffer>) {
      size += part.length
      if (size > limit) throw new RefusedAnswerError(`it is larger than ${limit} bytes`)
      parts.push(part)
    }
    return Buffer.concat(parts)
  } finally {
    answer.destroy()
  }
}

function checkHead({ statusCode, headers }: IncomingMessage, limit: number): void {
  if (statusCode !== 200) throw new RefusedAnswerError(`its status is ${statusCode}`)
  const type = headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() ?? ''
  if (!scriptTypes.has(type)) throw new RefusedAnswerError(`its type is ${type === '' ? 'not given' : type}`)
  const encoding = headers['content-encoding']?.trim().toLowerCase() ?? 'identity'
  if (encoding !== 'identity') throw new RefusedAnswerError(`it is compressed (${encoding})`)
  if (Number(headers['content-length'] ?? 0) > limit) throw new RefusedAnswerError(`it is larger than ${limit} bytes`)
}
