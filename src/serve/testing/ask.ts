import { Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http'
import { buffer } from 'node:stream/consumers'

export interface Question {
  readonly method?: string
  readonly headers?: OutgoingHttpHeaders
  readonly host?: string
  readonly agent?: Agent
}

export interface Reply {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly bytes: Buffer
  readonly text: string
}

/** Asks with the target exactly as written, following and decoding nothing. */
export function ask(
  port: number,
  path: string,
  { method = 'GET', headers = {}, host = '127.0.0.1', agent }: Question = {},
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    request({ host, port, path, method, headers, agent: agent ?? new Agent() }, (response) => {
      buffer(response).then(
        (bytes) => resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes, text: bytes.toString() }),
        reject,
      )
    })
      .on('error', reject)
      .end()
  })
}
