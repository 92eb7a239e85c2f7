import { hash } from 'node:crypto'
import { join } from 'node:path'
import { type BuildResult, build } from '../../build/build.ts'
import { type RunningServer, startServer } from '../../serve/startServer.ts'
import type { Environment } from '../Environment.ts'
import { explainError } from '../explainError.ts'
import { shortPath } from '../folders.ts'
import { createProgressReporter } from '../progressReporter.ts'
import { reportBuild } from '../reportBuild.ts'
import { createReloadChannel, reloadScriptTag } from './reloadChannel.ts'
import { runOneAtATime } from './runOneAtATime.ts'
import { watchFolders } from './watchFolders.ts'

export interface DevelopmentOptions {
  readonly environment: Environment
  readonly site: string
  /** Absent: a folder in the cache. */
  readonly out?: string
  readonly port: number
  readonly drafts: boolean
}

const engineRooms = ['shared', 'search', 'ui', 'runtime', 'worker']

/** Builds, serves the output, and builds again at every change; open pages reload themselves. */
export async function startDevelopment(options: DevelopmentOptions): Promise<{ close(): Promise<void> }> {
  const { environment, site, port, drafts } = options
  const out = options.out ?? join(environment.cache, 'dev', hash('sha256', site, 'hex').slice(0, 12))
  const buildOnce = async (): Promise<BuildResult> => {
    const started = performance.now()
    const reporter = createProgressReporter({ terminal: environment.terminal }, { write: () => undefined })
    const result = await build({
      root: environment.root,
      site,
      out,
      cache: environment.cache,
      now: new Date(),
      drafts,
      // A kept page is never what an editor wants to see; it also ends the worker of another build on this port.
      worker: false,
      stayReady: true,
      progress: reporter.step,
    })
    reportBuild(result, {
      environment,
      seconds: (performance.now() - started) / 1000,
      site: shortPath(environment, site),
      target: 'the preview',
    })
    return result
  }
  const channel = createReloadChannel()
  let server: RunningServer | undefined
  const serve = async () => {
    server = await startServer({
      directory: out,
      port,
      host: 'localhost',
      log: (message) => process.stderr.write(`${message}\n`),
      transformDocument: (html) => html.replace('</body>', `${reloadScriptTag}</body>`),
      extraRoutes: channel.routes,
    })
    process.stdout.write(`Showing ${site} at ${server.url}\n`)
  }
  const rebuild = runOneAtATime(async () => {
    try {
      const { output } = await buildOnce()
      if (!output) return
      if (!server) return await serve()
      if (output.written + output.removed === 0) return
      await server.reload()
      channel.reload()
    } catch (error) {
      // A half-saved component is no reason to stop: the next save builds again.
      process.stderr.write(`${explainError(error)}\n`)
    }
  })
  let started = false
  let changedBefore = false
  const stopWatching = watchFolders([site, ...engineRooms.map((room) => join(environment.root, 'src', room))], () => {
    if (started) rebuild()
    else changedBefore = true
  })
  try {
    if ((await buildOnce()).output) await serve()
    else process.stdout.write('There is nothing to show yet. Correct the publication; it is built again at every save.\n')
  } catch (error) {
    stopWatching()
    throw error
  }
  started = true
  if (changedBefore) rebuild()
  return {
    async close() {
      stopWatching()
      channel.close()
      await server?.close(1000)
    },
  }
}
