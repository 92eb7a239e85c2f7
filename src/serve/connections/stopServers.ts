import type { Server } from 'node:http'
import { Server as Listener } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { ConnectionTracker } from './ConnectionTracker.ts'

interface StopOptions {
  readonly servers: readonly Server[]
  readonly connections: ConnectionTracker
  /** How long requests in flight may take, in milliseconds; then they are cut off. */
  readonly grace: number
}

/** Milliseconds in which a busy client sends its next request and learns that the connection will close. */
const farewell = 250

/** Stops accepting, lets requests in flight finish, and resolves when every connection is closed. */
export async function stopServers({ servers, connections, grace }: StopOptions): Promise<void> {
  const timer = setTimeout(() => connections.closeAll(), grace)
  // An HTTP server's own `close` cuts idle connections off at once, and with them the requests that are already on their way.
  const closed = servers.map((server) => new Promise<void>((resolve) => Listener.prototype.close.call(server, () => resolve())))
  connections.closeAfterAnswers()
  await wait(Math.min(farewell, grace / 10))
  connections.closeIdle()
  await Promise.all(closed)
  clearTimeout(timer)
  // Ends its timer, which looks for slow clients.
  for (const server of servers) server.close()
}
