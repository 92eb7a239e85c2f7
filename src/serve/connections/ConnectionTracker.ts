import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

interface Exchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  /** Approximate bytes that it takes while it waits. */
  readonly weight: number
}

interface Connection {
  answering: ServerResponse | undefined
  /** Requests that arrived before the response to an earlier one was sent. */
  readonly waiting: Exchange[]
}

/** Bytes that the waiting requests of all connections may take together. */
const standardSpace = 32 * 1024 * 1024

/** Bytes of a request and its response while both are empty, as measured. */
const emptyExchange = 2500

/**
 * Handles one request at a time per connection, so that a client that sends many takes no more resources. Tracks which connections are
 * busy, so that idle ones can be closed at once.
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
    // Resetting the connection also drops what the system has buffered for a stalled client.
    server.on('timeout', (socket: Socket) => {
      if (this.#connections.get(socket)?.answering) socket.resetAndDestroy()
      else socket.destroy()
    })
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      const connection = this.#connections.get(request.socket)
      // A closed connection still delivers requests from its last packet.
      if (!connection || request.socket.destroyed) return
      if (connection.answering) this.#wait(connection, request, response)
      else this.#answer(connection, { request, response }, listener)
    })
  }

  /** Makes every response from now on the last one of its connection. */
  closeAfterAnswers(): void {
    this.#stopping = true
    for (const { answering } of this.#connections.values()) {
      if (answering && !answering.headersSent) answering.setHeader('Connection', 'close')
    }
  }

  /** Closes the connections that are idle now, and each other one after its response. */
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
    // No response depends on a request's body, so bodies are discarded.
    request.resume()
  }

  #forgetWaiting({ waiting }: Connection): void {
    for (const { weight } of waiting.splice(0)) this.#space += weight
  }
}

function weightOf({ url = '', rawHeaders }: IncomingMessage): number {
  return rawHeaders.reduce((sum, text) => sum + text.length, emptyExchange + url.length)
}

/** Tracks whether the server is idle. */
export class Activity {
  readonly #now: () => number
  #running = 0
  #endedAt = -Infinity

  /** `now`: milliseconds of a monotonic clock. */
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

  /** Reports whether no request is in progress, and none has been for this many milliseconds. */
  isQuietFor(milliseconds: number): boolean {
    return this.#running === 0 && this.#now() - this.#endedAt >= milliseconds
  }
}
