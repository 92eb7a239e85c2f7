import { relative, sep } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { BuildResult } from '../../builder/BuildOptions.ts'
import type { SitePlan } from '../../builder/making/planSite.ts'
import type { EarlyDocument } from '../../builder/renderPages.ts'
import { renderSavedText } from '../../builder/renderSavedText.ts'
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

/** Milliseconds in which a page usually requests the document that it is told to load; one in the background may not. */
const patience = 250
/** Milliseconds in which the response leaves. */
const answering = 20

interface PreviewOptions {
  readonly environment: Environment
  readonly site: string
  readonly out: string
  readonly host: string
  readonly drafts: boolean
  readonly channel: Channel
  /** Held until there is something to serve. */
  readonly held: HeldPort
  /** Told the files outside the publication that its output depends on. */
  readsOutside(this: void, files: readonly string[]): void
}

/** A publication that is built on request, and served as soon as there is an output. */
export class Preview {
  readonly #options: PreviewOptions
  /** Documents of the build in progress, by their files, for the pages that are open. */
  #early: ReadonlyMap<string, string> = new Map()
  /** Those that were rendered before the build, which may show something else. */
  #guessed: ReadonlySet<string> = new Set()
  /** Called with the file of each document that is requested, while a build waits for some. */
  #requested: ((file: string) => void) | undefined
  /** Of the site in the output; absent until a build has written it. */
  #plan: SitePlan | undefined
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

  /** Builds again after files were saved, and reloads the open pages if anything has changed. A failure is reported, never thrown. */
  async refresh(saved: readonly string[]): Promise<void> {
    try {
      const { output } = await this.#build(saved)
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

  async #build(saved: readonly string[] = []): Promise<BuildResult> {
    const { environment, site, out, drafts, channel, readsOutside } = this.#options
    const started = performance.now()
    channel.begin()
    await this.#showSaved(saved)
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
      early: { isOpen: channel.isOpen, made: (documents) => this.#confirm(documents) },
      published: (plan) => void (this.#plan = plan),
      readsOutside,
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

  /** Shows the open pages of saved texts, before the build has read the publication. */
  async #showSaved(saved: readonly string[]): Promise<void> {
    const { site: directory, channel } = this.#options
    if (!this.#plan) return
    const documents: EarlyDocument[] = []
    for (const path of saved.filter((name) => name.endsWith('.md'))) {
      const file = relative(directory, path).split(sep).join('/')
      // What fails here fails in the build, which reports it.
      const document = await renderSavedText(this.#plan, { directory, file, isOpen: channel.isOpen }).catch(() => undefined)
      if (document) documents.push(document)
    }
    const files = documents.map(({ file }) => file)
    this.#guessed = new Set(files)
    if (files.length === 0) return
    const requested = this.#untilRequested(files)
    this.#showEarly(documents)
    await requested
  }

  /** Waits until pages have loaded their documents: a build leaves no time to answer them. */
  async #untilRequested(files: readonly string[]): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const waiting = new Set(files)
    this.#requested = (file) => {
      waiting.delete(file)
      if (waiting.size === 0) resolve()
    }
    await Promise.race([promise, setTimeout(patience)])
    this.#requested = undefined
    await setTimeout(answering)
  }

  /** Takes documents of the build in progress for the pages that are open. */
  #confirm(documents: readonly EarlyDocument[]): void {
    const files = new Set(documents.map(({ file }) => file))
    this.#guessed = new Set([...this.#guessed].filter((file) => !files.has(file)))
    this.#showEarly(documents)
  }

  /** Shows documents on their pages, unless these show them already. */
  #showEarly(documents: readonly EarlyDocument[]): void {
    const { channel } = this.#options
    const before = this.#early
    this.#early = new Map([...before, ...documents.map(({ file, html }) => [file, channel.addTo(html, { isEarly: true })] as const)])
    const paths = new Set(documents.filter(({ file }) => this.#early.get(file) !== before.get(file)).map(({ path }) => path))
    if (paths.size > 0) channel.reloadEarly((path) => paths.has(path) || paths.has(`${path}/`))
  }

  async #show({ written, removed }: NonNullable<BuildResult['output']>): Promise<void> {
    const { channel } = this.#options
    if (!this.#server) await this.#serve()
    else if (written + removed > 0) await this.#server.reload()
    else if (this.#guessed.size === 0) return
    this.#early = new Map()
    // Pages with a document that the build did not make have to be loaded again.
    if (this.#guessed.size > 0) channel.begin()
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
      newerDocument: (path) => {
        this.#requested?.(path)
        return this.#early.get(path)
      },
      transformDocument: (html) => channel.addTo(html),
      extraRoutes: channel.routes,
    })
    process.stdout.write(`Showing ${site} at ${this.#server.home}\n`)
  }
}
