import type { PgBoss } from 'pg-boss'

/** The queue of all builds and workers of a database. */
export const queueName = 'roomwright-shards'

/**
 * Seconds without a sign of life after which a worker counts as dead, the least that pg-boss takes. A worker's pages are made in a
 * thread, so that making never keeps it from giving one.
 */
const heartbeat = 10

/** Connects to the database and makes the queue there unless it has one. */
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
