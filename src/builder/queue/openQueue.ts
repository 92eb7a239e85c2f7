import type { PgBoss } from 'pg-boss'

/** The queue of all builds and workers that share a database. */
export const queueName = 'roomwright-shards'

/**
 * Seconds without a heartbeat after which a worker counts as dead, the minimum of pg-boss. Pages are rendered in a thread, so that
 * rendering never delays a heartbeat.
 */
const heartbeat = 10

/** Connects to the database and creates the queue there if needed. */
export async function openQueue(url: string, warn: (message: string) => void): Promise<PgBoss> {
  const { PgBoss: Boss } = await import('pg-boss')
  const queue = new Boss({ connectionString: url, superviseIntervalSeconds: 1, monitorIntervalSeconds: 1, schedule: false })
  queue.on('error', (error) => warn(error.message))
  await queue.start()
  await queue.createQueue(queueName, {
    heartbeatSeconds: heartbeat,
    retryLimit: 5,
    retryDelay: 0,
    expireInSeconds: 3600,
    deleteAfterSeconds: 3600,
  })
  return queue
}
