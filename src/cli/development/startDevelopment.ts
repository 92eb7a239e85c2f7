import { hash } from 'node:crypto'
import { createServer } from 'node:http'
import { join } from 'node:path'
import type { BuildResult } from '../../builder/BuildOptions.ts'
import { buildIfChanged } from '../../builder/unchanged/buildIfChanged.ts'
import { openCards } from '../../cards/openCards.ts'
import { listen } from '../../serve/connections/listen.ts'
import { type RunningServer, startServer } from '../../serve/startServer.ts'
import { type Environment, shortPath } from '../Environment.ts'
import { reportBuild } from '../commands/build.ts'
import { explainError } from '../explainError.ts'
import { claimPreview } from './claimPreview.ts'
import { openChannel } from './openChannel.ts'
import { renderWaitingPage } from './problemPanel.ts'
import { watchFolders } from './watchFolders.ts'

interface DevelopmentOptions {
  readonly environment: Environment
  readonly site: string
  /** Absent: a folder in the cache. */
  readonly out?: string
  readonly port: number
  /** The address to listen on. */
  readonly host: string
  readonly drafts: boolean
}

/** Folders bundled for the browser. */
const bundledFolders = ['shared', 'search', 'ui', 'runtime', 'worker']

/** Folders loaded by this process itself, including the texts that the build uses: changes take effect only in a new process. */
const loadedFolders = ['builder', 'cards', 'cli', 'content', 'platform', 'serve', 'shared', 'search', 'ui/messages']

/** Builds, serves the output, and rebuilds on every change; open pages reload themselves. */
export async function startDevelopment(options: DevelopmentOptions): Promise<{ close(): Promise<void> }> {
  const { environment, site, host, drafts } = options
  const channel = openChannel()
  const shared = join(environment.cache, 'dev', hash('sha256', site, 'hex').slice(0, 12))
  const { out, release } = options.out === undefined ? claimPreview(shared) : { out: options.out, release: () => undefined }
  // The port is taken before the first build, so that an occupied one is reported at once.
  const { port, free } = await holdPort({ host, port: options.port }, channel)
  /** Documents of the build in progress, by their files, for the pages that are open. */
  let early: ReadonlyMap<string, string> = new Map()
  const buildOnce = async (): Promise<BuildResult> => {
    const started = performance.now()
    channel.begin()
    const result = await buildIfChanged({
      root: environment.root,
      site,
      out,
      cache: environment.cache,
      now: new Date(),
      drafts,
      drawsCards: false,
      // An editor never wants to see a cached page; this also removes the worker of another build on this port.
      worker: false,
      stayReady: true,
      early: {
        isOpen: channel.isOpen,
        made(documents) {
          early = new Map(documents.map(({ file, html }) => [file, channel.addTo(html, { isEarly: true })]))
          const paths = new Set(documents.map(({ path }) => path))
          channel.reloadEarly((path) => paths.has(path) || paths.has(`${path}/`))
        },
      },
      progress: () => undefined,
    })
    reportBuild(result, {
      environment,
      seconds: (performance.now() - started) / 1000,
      site: shortPath(environment, site),
      target: 'the preview',
    })
    const faults = result.failures.map(({ path, error }) => `${path}: the page could not be rendered: ${explainError(error)}`)
    channel.tell({ problems: result.problems, faults })
    return result
  }
  let server: RunningServer | undefined
  const log = (message: string) => void process.stderr.write(`${message}\n`)
  const serve = async () => {
    await free()
    server = await startServer({
      directory: out,
      cards: openCards({ directory: out, cache: environment.cache, log }),
      port,
      host,
      log,
      newerDocument: (path) => early.get(path),
      transformDocument: (html) => channel.addTo(html),
      extraRoutes: channel.routes,
    })
    process.stdout.write(`Showing ${site} at ${server.home}\n`)
  }
  const rebuild = runOneAtATime(async () => {
    try {
      const { output } = await buildOnce()
      if (!output) return void (early = new Map())
      if (!server) {
        await serve()
        return channel.reload()
      }
      if (output.written + output.removed === 0) return
      await server.reload()
      early = new Map()
      channel.reload()
    } catch (error) {
      // A half-saved component is no reason to stop: the next save rebuilds.
      const reason = explainError(error)
      early = new Map()
      channel.tell({ problems: [], faults: [reason] })
      process.stderr.write(`${reason}\n`)
    }
  })
  const foldersIn = (names: readonly string[]) => names.map((folder) => join(environment.root, 'src', folder))
  let started = false
  let changedBefore = false
  const folders = [site, ...foldersIn(bundledFolders)]
  // If the publication folder is a project of its own, the output may be inside it.
  const stopWatching = watchFolders(folders, {
    except: [out],
    changed() {
      if (started) rebuild()
      else changedBefore = true
    },
  })
  const stopWatchingEngine = watchFolders(foldersIn(loadedFolders), { changed: () => void startAgain() })
  const close = async () => {
    stopWatching()
    stopWatchingEngine()
    channel.close()
    await free()
    await server?.close(1000)
    release()
  }
  const startAgain = async () => {
    if (!process.execve) return void process.stdout.write('The engine itself has changed: stop `dev`, and start it again.\n')
    process.stdout.write('The engine itself has changed: starting again.\n')
    await close()
    process.execve(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1)], process.env)
  }
  try {
    if ((await buildOnce()).output) await serve()
    else {
      process.stdout.write(
        `There is nothing to show yet; http://localhost:${port} says why. Correct the publication; it is rebuilt at every save.\n`,
      )
    }
  } catch (error) {
    await close()
    throw error
  }
  started = true
  if (changedBefore) rebuild()
  return { close }
}

interface HeldPort {
  readonly port: number
  /** Frees the port for the server of the built site; does nothing when called again. */
  free(this: void): Promise<void>
}

/** Listens on a port until there is something to serve; meanwhile its pages show what the wait is for. */
async function holdPort(
  wanted: { readonly host: string; readonly port: number },
  channel: ReturnType<typeof openChannel>,
): Promise<HeldPort> {
  const { servers, port } = await listen({
    ...wanted,
    createServer: () =>
      createServer((request, response) => {
        const route = channel.routes.get(request.url?.split('?')[0] ?? '')
        if (route) return route(request, response)
        response.writeHead(503, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
        return response.end(channel.addTo(renderWaitingPage(channel.findings)))
      }),
  })
  return {
    port,
    async free() {
      const closed = servers.filter(({ listening }) => listening).map((server) => new Promise((resolve) => void server.close(resolve)))
      for (const server of servers) server.closeAllConnections()
      await Promise.all(closed)
    },
  }
}

/** Returns a function that starts `work`, or, while it runs, schedules one more run. */
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
