import type { Server } from 'node:http'
import { Server as Listener } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { ConnectionTracker } from './ConnectionTracker.ts'

interface StopOptions {
  readonly servers: readonly Server[]
  readonly connections: ConnectionTracker
  /** Milliseconds that requests in flight may take before they are cut off. */
  readonly grace: number
}

/** Milliseconds in which a busy client can send its next request and learn that the connection will close. */
const farewell = 250

/** Stops accepting connections, lets requests in flight finish, and resolves when every connection is closed. */
export async function stopServers({ servers, connections, grace }: StopOptions): Promise<void> {
  const timer = setTimeout(() => connections.closeAll(), grace)
  // An HTTP server's own `close` drops idle connections at once, together with requests already on their way.
  const closed = servers.map((server) => new Promise<void>((resolve) => Listener.prototype.close.call(server, () => resolve())))
  connections.closeAfterAnswers()
  await wait(Math.min(farewell, grace / 10))
  connections.closeIdle()
  await Promise.all(closed)
  clearTimeout(timer)
  // Ends each server's timer, which checks for slow clients.
  for (const server of servers) server.close()
}
