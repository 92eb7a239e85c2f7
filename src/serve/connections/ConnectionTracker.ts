import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

interface Exchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  /** Bytes that it takes while it waits, about. */
  readonly weight: number
}

interface Connection {
  answering: ServerResponse | undefined
  /** Requests that came before the answer to an earlier one was sent. */
  readonly waiting: Exchange[]
}

/** Bytes that the waiting requests of all connections may take. */
const standardSpace = 32 * 1024 * 1024

/** Bytes of a request and its answer before there is anything in them, as measured. */
const emptyExchange = 2500

/**
 * Answers one request at a time on each connection, so that a client that sends many holds no more;
 * and knows which connections are busy, so that idle ones can be closed at once.
 */
export class ConnectionTracker {
  readonly #connections = new Map<Socket, Connection>()
  #space: number
  #stopping = false
  #closing = false

  constructor(space = standardSpace) {
    this.#space = space
  }

  serve(server: Server, listener: RequestListener): void {
    server.on('connection', (socket: Socket) => {
      const connection: Connection = { answering: undefined, waiting: [] }
      this.#connections.set(socket, connection)
      socket.once('close', () => {
        this.#connections.delete(socket)
        this.#forgetWaiting(connection)
      })
    })
    // Closing the connection also drops what the system has buffered for a stalled client.
    server.on('timeout', (socket: Socket) => {
      if (this.#connections.get(socket)?.answering) socket.resetAndDestroy()
      else socket.destroy()
    })
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      const connection = this.#connections.get(request.socket)
      // A closed connection still delivers what came with its last packet.
      if (!connection || request.socket.destroyed) return
      if (connection.answering) this.#wait(connection, request, response)
      else this.#answer(connection, { request, response }, listener)
    })
  }

  /** From now on each answer is the last one of its connection. */
  closeAfterAnswers(): void {
    this.#stopping = true
    for (const { answering } of this.#connections.values()) {
      if (answering && !answering.headersSent) answering.setHeader('Connection', 'close')
    }
  }

  /** Closes the connections that answer nothing now, and each other one when it has answered. */
  closeIdle(): void {
    this.#closing = true
    for (const [socket, { answering }] of this.#connections) if (!answering) socket.destroy()
  }

  closeAll(): void {
    for (const socket of this.#connections.keys()) socket.destroy()
  }

  #answer(connection: Connection, { request, response }: Omit<Exchange, 'weight'>, listener: RequestListener): void {
    connection.answering = response
    if (this.#stopping) response.setHeader('Connection', 'close')
    response.once('close', () => {
      connection.answering = undefined
      const { socket } = request
      if (!socket.writable) this.#forgetWaiting(connection)
      const next = connection.waiting.shift()
      if (next) {
        this.#space += next.weight
        this.#answer(connection, next, listener)
      } else if (this.#closing) socket.destroySoon()
    })
    listener(request, response)
  }

  #wait({ waiting }: Connection, request: IncomingMessage, response: ServerResponse): void {
    const weight = weightOf(request)
    if (weight > this.#space) {
      request.socket.destroy()
      return
    }
    this.#space -= weight
    waiting.push({ request, response, weight })
    // No answer depends on a request's body, so bodies are not kept.
    request.resume()
  }

  #forgetWaiting({ waiting }: Connection): void {
    for (const { weight } of waiting.splice(0)) this.#space += weight
  }
}

function weightOf({ url = '', rawHeaders }: IncomingMessage): number {
  return rawHeaders.reduce((sum, text) => sum + text.length, emptyExchange + url.length)
}

/** Knows whether the server is idle. */
export class Activity {
  readonly #now: () => number
  #running = 0
  #endedAt = -Infinity

  /** Milliseconds of a clock that never goes back. */
  constructor(now: () => number) {
    this.#now = now
  }

  begin(): void {
    this.#running += 1
  }

  end(): void {
    this.#running -= 1
    this.#endedAt = this.#now()
  }

  /** No request is being answered, and none was in the last so many milliseconds. */
  isQuietFor(milliseconds: number): boolean {
    return this.#running === 0 && this.#now() - this.#endedAt >= milliseconds
  }
}
