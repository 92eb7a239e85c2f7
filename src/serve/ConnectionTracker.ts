import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Knows which connections of a server are answering something, so that the others can be closed at once. */
export class ConnectionTracker {
  readonly #answers = new Map<Socket, Set<ServerResponse>>()
  #stopping = false
  #closing = false

  watch(server: Server): void {
    server.on('connection', (socket: Socket) => {
      this.#answers.set(socket, new Set())
      socket.once('close', () => this.#answers.delete(socket))
    })
    server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => this.#follow(request.socket, response))
  }

  /** From now on each answer is the last one of its connection. */
  closeAfterAnswers(): void {
    this.#stopping = true
    for (const answers of this.#answers.values())
      for (const answer of answers) if (!answer.headersSent) answer.setHeader('Connection', 'close')
  }

  /** Closes the connections that answer nothing now, and each other one when it has answered. */
  closeIdle(): void {
    this.#closing = true
    for (const [socket, answers] of this.#answers) if (answers.size === 0) socket.destroy()
  }

  closeAll(): void {
    for (const socket of this.#answers.keys()) socket.destroy()
  }

  #follow(socket: Socket, response: ServerResponse): void {
    const answers = this.#answers.get(socket)
    if (!answers) return
    answers.add(response)
    if (this.#stopping) response.setHeader('Connection', 'close')
    response.once('close', () => {
      answers.delete(response)
      if (this.#closing && answers.size === 0) socket.destroySoon()
    })
  }
}
