import type { BuildResult } from '../../builder/BuildOptions.ts'
import type { EarlyDocument } from '../../builder/renderPages.ts'
import { buildIfChanged } from '../../builder/unchanged/buildIfChanged.ts'
import { countOf } from '../../content/format/formatProblems.ts'
import { openCards } from '../../cards/openCards.ts'
import { type RunningServer, startServer } from '../../serve/startServer.ts'
import { type Environment, shortPath } from '../Environment.ts'
import { describeFailure, reportBuild } from '../commands/build.ts'
import { explainError } from '../explainError.ts'
import type { HeldPort } from './holdPort.ts'
import { SeenWarnings } from './SeenWarnings.ts'
import type { Channel } from './openChannel.ts'

interface PreviewOptions {
  readonly environment: Environment
  readonly site: string
  readonly out: string
  readonly host: string
  readonly drafts: boolean
  readonly channel: Channel
  /** Held until there is something to serve. */
  readonly held: HeldPort
}

/** A publication that is built on request, and served as soon as there is an output. */
export class Preview {
  readonly #options: PreviewOptions
  /** Documents of the build in progress, by their files, for the pages that are open. */
  #early: ReadonlyMap<string, string> = new Map()
  readonly #warnings = new SeenWarnings()
  #server: RunningServer | undefined

  constructor(options: PreviewOptions) {
    this.#options = options
  }

  /** Builds for the first time. */
  async begin(): Promise<void> {
    const { output } = await this.#build()
    if (output) return this.#serve()
    const url = `http://localhost:${this.#options.held.port}`
    process.stdout.write(`There is nothing to show yet; ${url} says why. Correct the publication; it is rebuilt at every save.\n`)
  }

  /** Builds again, and reloads the open pages if anything has changed. A failure is reported, never thrown. */
  async refresh(): Promise<void> {
    try {
      const { output } = await this.#build()
      if (!output) this.#early = new Map()
      else await this.#show(output)
    } catch (error) {
      // A half-saved component is no reason to stop: the next save rebuilds.
      const reason = explainError(error)
      this.#early = new Map()
      this.#options.channel.tell({ problems: [], faults: [reason] })
      process.stderr.write(`${reason}\n`)
    }
  }

  async close(): Promise<void> {
    this.#options.channel.close()
    await this.#options.held.free()
    await this.#server?.close(1000)
  }

  async #build(): Promise<BuildResult> {
    const { environment, site, out, drafts, channel } = this.#options
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
      early: { isOpen: channel.isOpen, made: (documents) => this.#showEarly(documents) },
      progress: () => undefined,
    })
    const shown = this.#warnings.leaveOut(result.problems)
    reportBuild(
      { ...result, problems: shown },
      {
        environment,
        seconds: (performance.now() - started) / 1000,
        site: shortPath(environment, site),
        target: 'the preview',
      },
    )
    const repeated = result.problems.length - shown.length
    if (repeated > 0) process.stderr.write(`${countOf(repeated, 'warning')} as before.\n`)
    channel.tell({ problems: result.problems, faults: result.failures.map(describeFailure) })
    return result
  }

  /** Shows documents of the build in progress on the pages that are open. */
  #showEarly(documents: readonly EarlyDocument[]): void {
    const { channel } = this.#options
    this.#early = new Map(documents.map(({ file, html }) => [file, channel.addTo(html, { isEarly: true })]))
    const paths = new Set(documents.map(({ path }) => path))
    channel.reloadEarly((path) => paths.has(path) || paths.has(`${path}/`))
  }

  async #show({ written, removed }: NonNullable<BuildResult['output']>): Promise<void> {
    if (!this.#server) await this.#serve()
    else if (written + removed > 0) {
      await this.#server.reload()
      this.#early = new Map()
    } else return
    this.#options.channel.reload()
  }

  async #serve(): Promise<void> {
    const { environment, site, out, host, channel, held } = this.#options
    const log = (message: string) => void process.stderr.write(`${message}\n`)
    await held.free()
    this.#server = await startServer({
      directory: out,
      cards: openCards({ directory: out, cache: environment.cache, log }),
      port: held.port,
      host,
      log,
      newerDocument: (path) => this.#early.get(path),
      transformDocument: (html) => channel.addTo(html),
      extraRoutes: channel.routes,
    })
    process.stdout.write(`Showing ${site} at ${this.#server.home}\n`)
  }
}
