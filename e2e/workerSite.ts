import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { RouteHandler } from '../src/serve/request/createRequestHandler.ts'
import { type RunningServer, startServer } from '../src/serve/startServer.ts'

const run = promisify(execFile)

/** A small site in four languages on a server of its own, which a test can stop, change and start again. */
export interface WorkerSite {
  readonly url: string
  /** Answers that the server gives instead of the site's own, by path. */
  readonly routes: Map<string, RouteHandler>
  readonly script: string
  start(this: void, build?: 'withWorker' | 'withoutWorker'): Promise<void>
  stop(this: void): Promise<void>
  /** Stops it for good. */
  remove(this: void): Promise<void>
}

export async function makeWorkerSite(): Promise<WorkerSite> {
  const home = mkdtempSync(join(tmpdir(), 'worker-site-'))
  const folders = { withWorker: join(home, 'with'), withoutWorker: join(home, 'without') }
  const build = (out: string, ...rest: string[]) => run('bin/roomwright', ['build', '--site', 'fixtures/sites/full', '--out', out, ...rest])
  await build(folders.withWorker)
  await build(folders.withoutWorker, '--no-worker')
  const routes = new Map<string, RouteHandler>()
  let server: RunningServer | undefined
  let port = 0
  const stop = async () => {
    await server?.close(0)
    server = undefined
  }
  const start = async (name: keyof typeof folders = 'withWorker') => {
    await stop()
    server = await startServer({ directory: folders[name], port, host: 'localhost', extraRoutes: routes })
    port = server.port
  }
  await start()
  return {
    url: `http://localhost:${port}`,
    routes,
    script: readFileSync(join(folders.withWorker, 'sw.js'), 'utf8'),
    start,
    stop,
    async remove() {
      await stop()
      rmSync(home, { recursive: true })
    },
  }
}
