import { type WorkerSettings, type VisitMessage, cacheNames } from '../shared/workerSettings.ts'
import { cacheKey } from './cacheKey.ts'
import { hasScripts } from './hasScripts.ts'
import type { Keeper } from './Keeper.ts'
import type { Kind } from './kindOf.ts'
import { mayKeep } from './mayKeep.ts'
import { networkFirst } from './networkFirst.ts'
import { offlinePageFor } from './offlinePageFor.ts'

export interface LibraryOptions {
  readonly settings: WorkerSettings
  readonly keeper: Keeper
  /** Milliseconds without an answer after which a kept copy is given. */
  readonly patience: number
  fetch(address: string, init?: RequestInit): Promise<Response>
}

export interface Question {
  readonly kind: Kind
  readonly pathname: string
  /** Asks the network. */
  ask(): Promise<Response>
  /** Takes work that the answer does not wait for. */
  later(work: Promise<unknown>): void
}

/** Of the compiled hash only the network knows; an old one would have the page loaded once more, so that lateness is waited out. */
const endless = 2 ** 31 - 1

/** Answers requests from the network and from what was kept, and keeps what comes. */
export class Library {
  readonly #options: LibraryOptions

  constructor(options: LibraryOptions) {
    this.#options = options
  }

  /** Rejects as the network does where nothing stands in for it. */
  answer(question: Question): Promise<Response> {
    const key = cacheKey(question.pathname)
    switch (question.kind) {
      case 'file':
      case 'picture':
        return this.#cacheFirst(key, question)
      case 'document':
        return this.#document(key, question)
      case 'data':
        return this.#networkFirst(cacheNames.data, key, question)
      case 'drawing':
        return this.#networkFirst(cacheNames.pictures, key, question)
    }
  }

  /** Keeps a page that the worker did not see being loaded, and the files that came with it. */
  async visit({ path, files }: VisitMessage, later: Question['later']): Promise<void> {
    const { fetch } = this.#options
    await this.#keepDocument(cacheKey(path), await fetch(path), later)
    for (const file of files) {
      await this.#cacheFirst(file, { kind: file.startsWith('/assets/pictures/') ? 'picture' : 'file', ask: () => fetch(file), later })
    }
  }

  async #document(key: string, { pathname, ask, later }: Question): Promise<Response> {
    const { keeper, patience, settings } = this.#options
    const answer = ask()
    later(answer.then((response) => this.#keepDocument(key, response, later)))
    try {
      return await networkFirst({ answer, kept: () => this.#keptDocument(key), patience })
    } catch (error) {
      const offline = await keeper.find(offlinePageFor(pathname, settings.offline))
      if (offline) return offline
      throw error
    }
  }

  async #keepDocument(key: string, response: Response, later: Question['later']): Promise<void> {
    const { keeper, fetch } = this.#options
    if (response.status === 404 || response.status === 410) return keeper.forget(cacheNames.documents, key)
    if (!mayKeep(response, 'document')) return
    // Both copies now: the page begins to read the answer.
    const [kept, read] = [response.clone(), response.clone()]
    await keeper.keep(cacheNames.documents, key, kept)
    const getFile = (address: string) => this.#cacheFirst(address, { kind: 'file', ask: () => fetch(address, { priority: 'low' }), later })
    await hasScripts(await read.text(), getFile)
  }

  async #keptDocument(key: string): Promise<Response | undefined> {
    const { keeper } = this.#options
    const found = await keeper.find(key)
    const text = await found?.clone().text()
    return text !== undefined && (await hasScripts(text, (address) => keeper.find(address))) ? found : undefined
  }

  #networkFirst(cache: string, key: string, { kind, ask, later }: Question): Promise<Response> {
    const { keeper, patience } = this.#options
    const answer = ask()
    later(answer.then((response) => (mayKeep(response, kind) ? keeper.keep(cache, key, response.clone()) : undefined)))
    return networkFirst({
      answer,
      kept: () => keeper.find(key),
      patience: key.endsWith('/app-data.json') ? endless : patience,
    })
  }

  async #cacheFirst(key: string, { kind, ask, later }: Omit<Question, 'pathname'>): Promise<Response> {
    const { keeper, settings } = this.#options
    const found = await keeper.find(key)
    if (found) return found
    const answer = await ask()
    const files = settings.files.includes(key) ? cacheNames.files(settings.build) : cacheNames.others
    if (mayKeep(answer, kind)) later(keeper.keep(kind === 'picture' ? cacheNames.pictures : files, key, answer.clone()))
    return answer
  }
}
