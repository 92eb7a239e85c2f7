import type { ClientRequest, IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { RefusedAnswerError } from './readScript.ts'

/** Sends a request and gives the head of its answer; fails where there will be none. */
export function answerOf(request: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request
      .on('response', resolve)
      .on('error', reject)
      .on('upgrade', ({ statusCode }: IncomingMessage, socket: Duplex) => {
        socket.destroy()
        reject(new RefusedAnswerError(`its status is ${statusCode}`))
      })
      .on('close', () => reject(new RefusedAnswerError('it closed the connection')))
      .end()
  })
}
