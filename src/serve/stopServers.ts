import type { Server } from 'node:http'
import type { ConnectionTracker } from './ConnectionTracker.ts'

export interface StopOptions {
  readonly servers: readonly Server[]
  readonly connections: ConnectionTracker
  /** How long requests in flight may take, in milliseconds; then they are cut off. */
  readonly grace: number
}

/** Stops accepting, lets requests in flight finish, and resolves when every connection is closed. */
export async function stopServers({ servers, connections, grace }: StopOptions): Promise<void> {
  const closed = servers.map((server) => new Promise<void>((resolve) => server.close(() => resolve())))
  connections.closeWhenIdle()
  const timer = setTimeout(() => connections.closeAll(), grace)
  await Promise.all(closed)
  clearTimeout(timer)
}
