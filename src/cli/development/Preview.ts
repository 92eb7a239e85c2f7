import type { BuildResult } from '../../builder/BuildOptions.ts'
import { openCards } from '../../cards/openCards.ts'
import { type RunningServer, startServer } from '../../serve/startServer.ts'
import { explainError } from '../explainError.ts'
import { EarlyDocuments } from './EarlyDocuments.ts'
import { PreviewBuilder, type PreviewBuilds } from './PreviewBuilder.ts'
import type { HeldPort } from './holdPort.ts'

interface PreviewOptions extends PreviewBuilds {
  readonly host: string
  /** Held until there is something to serve. */
  readonly held: HeldPort
}

/** A publication that is built on request, and served as soon as there is an output. */
export class Preview {
  readonly #options: PreviewOptions
  readonly #early: EarlyDocuments
  readonly #builder: PreviewBuilder
  #server: RunningServer | undefined

  constructor(options: PreviewOptions) {
    this.#options = options
    this.#early = new EarlyDocuments(options.channel)
    this.#builder = new PreviewBuilder({ ...options, early: this.#early })
  }

  /** Builds for the first time. */
  async begin(): Promise<void> {
    const { output } = await this.#builder.build([])
    if (output) return this.#serve()
    const url = `http://localhost:${this.#options.held.port}`
    process.stdout.write(`There is nothing to show yet; ${url} says why. Correct the publication; it is rebuilt at every save.\n`)
  }

  /** Builds again after files were saved, and reloads the open pages if anything has changed. A failure is reported, never thrown. */
  async refresh(saved: readonly string[]): Promise<void> {
    try {
      const { output } = await this.#builder.build(saved)
      if (!output) this.#early.discard()
      else await this.#show(output)
    } catch (error) {
      // A half-saved component is no reason to stop: the next save rebuilds.
      const reason = explainError(error)
      this.#early.discard()
      this.#options.channel.tell({ problems: [], faults: [reason] })
      process.stderr.write(`${reason}\n`)
    }
  }

  async close(): Promise<void> {
    this.#options.channel.close()
    await this.#options.held.free()
    await this.#server?.close(1000)
  }

  async #show({ written, removed }: NonNullable<BuildResult['output']>): Promise<void> {
    const { channel } = this.#options
    if (!this.#server) await this.#serve()
    else if (written + removed > 0) await this.#server.reload()
    else if (!this.#early.hasGuesses) return
    this.#early.discard()
    // Pages with a document that the build did not make have to be loaded again.
    if (this.#early.hasGuesses) channel.begin()
    channel.reload()
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
      newerDocument: (file) => this.#early.answer(file),
      transformDocument: (html) => channel.addTo(html),
      extraRoutes: channel.routes,
    })
    process.stdout.write(`Showing ${site} at ${this.#server.home}\n`)
  }
}
