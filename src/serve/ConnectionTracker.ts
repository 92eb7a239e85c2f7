import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Knows which connections of a server are answering something, so that the others can be closed at once. */
export class ConnectionTracker {
  readonly #answers = new Map<Socket, Set<ServerResponse>>()
  #stopping = false

  watch(server: Server): void {
    server.on('connection', (socket: Socket) => {
      this.#answers.set(socket, new Set())
      socket.once('close', () => this.#answers.delete(socket))
    })
    server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => this.#follow(request.socket, response))
  }

  /** Closes the idle connections now, and each other one after its answer. */
  closeWhenIdle(): void {
    this.#stopping = true
    for (const [socket, answers] of this.#answers) {
      if (answers.size === 0) socket.destroy()
      for (const answer of answers) if (!answer.headersSent) answer.setHeader('Connection', 'close')
    }
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
      if (this.#stopping && answers.size === 0) socket.destroySoon()
    })
  }
}
