import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { startPostgres } from '../../src/cli/testing/startPostgres.ts'

interface QueueRun {
  /** The engine's folder. */
  readonly root: string
  readonly site: string
  /** A folder for this run, which is emptied first. */
  readonly work: string
  readonly workers: number
}

/** Builds a publication through a queue with the given number of workers on this machine; returns the build's duration in seconds. */
export async function timeWorkers({ root, site, work, workers }: QueueRun): Promise<number> {
  rmSync(work, { recursive: true, force: true })
  const postgres = await startPostgres()
  const shared = ['--site', site, '--queue', postgres.createDatabase('builds'), '--store', join(work, 'store')]
  const start = (args: readonly string[]): ChildProcess =>
    spawn(join(root, 'bin/roomwright'), args, { stdio: 'ignore', env: { ...process.env, ROOMWRIGHT_CACHE: join(work, 'cache') } })
  const running = Array.from({ length: workers }, () => start(['worker', ...shared]))
  try {
    const started = performance.now()
    const [status] = (await once(start(['build', ...shared, '--out', join(work, 'out')]), 'exit')) as [number | null]
    if (status !== 0) throw new Error(`The build on a queue ended with ${status}`)
    return (performance.now() - started) / 1000
  } finally {
    const ended = running.map((child) => once(child, 'exit'))
    for (const child of running) child.kill('SIGKILL')
    await Promise.all(ended)
    await postgres.close()
    rmSync(work, { recursive: true, force: true })
  }
}
