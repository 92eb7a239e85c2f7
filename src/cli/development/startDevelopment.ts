import { hash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { type BuildResult, build } from '../../builder/build.ts'
import { openCards } from '../../cards/openCards.ts'
import { type RunningServer, startServer } from '../../serve/startServer.ts'
import { type Environment, shortPath } from '../Environment.ts'
import { reportBuild } from '../commands/build.ts'
import { explainError } from '../explainError.ts'
import { watchFolders } from './watchFolders.ts'

interface DevelopmentOptions {
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
      progress: () => undefined,
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
  const log = (message: string) => void process.stderr.write(`${message}\n`)
  const serve = async () => {
    server = await startServer({
      directory: out,
      cards: openCards({ directory: out, cache: environment.cache, log }),
      port,
      host: 'localhost',
      log,
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

/** A function that starts `work`, or, while it runs, notes that it must run once more afterwards. */
function runOneAtATime(work: () => Promise<void>): () => void {
  let running = false
  let again = false
  const run = async () => {
    running = true
    do {
      again = false
      await work()
    } while (again)
    running = false
  }
  return () => {
    if (running) again = true
    else void run()
  }
}

const scriptPath = '/__dev/reload.js'
const eventsPath = '/__dev/events'

const reloadScriptTag = `<script type="module" src="${scriptPath}"></script>`

const script = `new EventSource('${eventsPath}').addEventListener('reload', () => location.reload())\n`

type Handler = (request: IncomingMessage, response: ServerResponse) => void

interface ReloadChannel {
  readonly routes: ReadonlyMap<string, Handler>
  /** Reloads every open page. */
  reload(this: void): void
  close(this: void): void
}

/** The development server's own two addresses: a script for the pages, and the events it listens to. */
function createReloadChannel(): ReloadChannel {
  const listeners = new Set<ServerResponse>()
  return {
    routes: new Map<string, Handler>([
      [
        scriptPath,
        (_request, response) => {
          response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' }).end(script)
        },
      ],
      [
        eventsPath,
        (_request, response) => {
          response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).write('retry: 300\n\n')
          listeners.add(response)
          response.on('close', () => listeners.delete(response))
        },
      ],
    ]),
    reload() {
      for (const listener of listeners) listener.write('event: reload\ndata: \n\n')
    },
    close() {
      for (const listener of listeners) listener.end()
    },
  }
}
