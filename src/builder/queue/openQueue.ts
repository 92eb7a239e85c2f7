import { Socket } from 'node:net'
import type { PgBoss } from 'pg-boss'
import { QueueError } from './QueueError.ts'

/** The queue of all builds and workers that share a database. */
export const queueName = 'roomwright-shards'

/**
 * Seconds without a heartbeat after which a worker counts as dead, the minimum of pg-boss. Pages are rendered in a thread, so that
 * rendering never delays a heartbeat.
 */
const heartbeat = 10

/** Connects to the database and creates the queue there if needed. `warn` gets the errors that occur later. */
export async function openQueue(url: string, warn: (error: unknown) => void): Promise<PgBoss> {
  const { PgBoss: Boss } = await import('pg-boss')
  const sockets = new Set<Socket>()
  const connection = { connectionString: url, stream: () => track(new Socket(), sockets) }
  const queue = new Boss({ ...connection, superviseIntervalSeconds: 1, monitorIntervalSeconds: 1, schedule: false })
  let isOpen = false
  queue.on('error', (error) => {
    if (isOpen) warn(error)
  })
  try {
    await queue.start()
    await queue.createQueue(queueName, {
      heartbeatSeconds: heartbeat,
      retryLimit: 5,
      retryDelay: 0,
      expireInSeconds: 3600,
      deleteAfterSeconds: 3600,
    })
    isOpen = true
    return queue
  } catch (error) {
    await queue.stop({ graceful: false }).catch(() => undefined)
    // The library forgets connections without a password, which would keep the process alive until the server closes them.
    for (const socket of sockets) socket.destroy()
    throw new QueueError(error)
  }
}

function track(socket: Socket, open: Set<Socket>): Socket {
  open.add(socket)
  return socket.once('close', () => open.delete(socket))
}
