import { setTimeout } from 'node:timers/promises'
import type { EarlyDocument } from '../../builder/renderPages.ts'
import type { Channel } from './openChannel.ts'

/** Milliseconds in which a page usually requests the document that it is told to load; one in the background may not. */
const patience = 250
/** Milliseconds in which the response leaves. */
const answering = 20

type ShownIn = Pick<Channel, 'begin' | 'addTo' | 'reloadEarly'>

/** The documents that open pages show before the build in progress has written them. */
export class EarlyDocuments {
  readonly #channel: ShownIn
  /** By their files: as they were made, and as they are sent. */
  #documents: ReadonlyMap<string, { readonly html: string; readonly sent: string }> = new Map()
  /** Files of those that were rendered before the build, which may make others. */
  #guessed: ReadonlySet<string> = new Set()
  /** Called with the file of each document that is requested, while `guess` waits for some. */
  #requested: ((file: string) => void) | undefined

  constructor(channel: ShownIn) {
    this.#channel = channel
  }

  /** Whether a page may show a document that the build has not made. */
  get hasGuesses(): boolean {
    return this.#guessed.size > 0
  }

  /** Returns the document to send in place of the one in the output. */
  answer(file: string): string | undefined {
    this.#requested?.(file)
    return this.#documents.get(file)?.sent
  }

  /** Shows documents before the build begins, and waits until their pages have loaded them: a build leaves no time to answer. */
  async guess(documents: readonly EarlyDocument[]): Promise<void> {
    const files = documents.map(({ file }) => file)
    this.#guessed = new Set(files)
    if (files.length === 0) return
    const requested = this.#untilRequested(files)
    this.#show(documents)
    await requested
  }

  /** Shows documents that the build in progress has made. */
  confirm(documents: readonly EarlyDocument[]): void {
    const files = new Set(documents.map(({ file }) => file))
    this.#guessed = new Set([...this.#guessed].filter((file) => !files.has(file)))
    this.#show(documents)
  }

  /** Leaves every page to the output again. */
  discard(): void {
    this.#documents = new Map()
  }

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

  /** Reloads the pages of these documents, except those that show them already. */
  #show(documents: readonly EarlyDocument[]): void {
    const changed = documents.filter(({ file, html }) => this.#documents.get(file)?.html !== html)
    if (changed.length === 0) return
    // A page that is still loading the document shown before is not to be taken for one that shows this.
    if (changed.some(({ file }) => this.#documents.has(file))) this.#channel.begin()
    const added = changed.map(({ file, html }) => [file, { html, sent: this.#channel.addTo(html, { isEarly: true }) }] as const)
    this.#documents = new Map([...this.#documents, ...added])
    const paths = new Set(changed.map(({ path }) => path))
    this.#channel.reloadEarly((path) => paths.has(path) || paths.has(`${path}/`))
  }
}
