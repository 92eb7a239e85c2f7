import { isAbsolute, normalize } from 'node:path'
import { readText } from '../../content/load/files/readText.ts'
import { limits } from '../../content/limits.ts'
import type { PluginEntry, PluginSite } from '../../content/own/definePlugin.ts'
import { dataHash } from '../../platform/contentHash.ts'
import { isUnread } from '../unchanged/inputsOf.ts'
import type { Reads } from './PluginMemo.ts'
import { type Front, type FrontEntry, readBody } from './readFronts.ts'

interface SiteOptions {
  /** The publication folder. */
  readonly directory: string
  /** Scheme and host. */
  readonly url: string
  readonly languages: readonly string[]
  readonly entries: readonly FrontEntry[]
}

/** Maximum number of texts whose reads are recorded individually; more are recorded as one fact. */
const mostTexts = 50

const textFact = 'text '
const fileFact = 'file '

/** Returns the top-level names in the publication folder of files whose reading was recorded. */
export function topsOf(facts: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...facts].flatMap((fact) => (fact.startsWith(fileFact) ? (fact.slice(fileFact.length).split('/')[0] ?? []) : [])))
}

/**
 * A publication as plug-ins see it, which records what they read. A fact is the list of entries with everything but their texts, or one
 * text, or one file. Plug-ins run one after another, so each read belongs to the one that is running.
 */
export class WatchedSite {
  readonly site: PluginSite
  readonly #options: SiteOptions
  readonly #digests: ReadonlyMap<string, string>
  readonly #entries: ReadonlyMap<string, PluginEntry>
  readonly #byPath: ReadonlyMap<string, FrontEntry>
  readonly #files = new Map<string, string | undefined>()
  readonly #hashes = new Map<string, string>()
  #reads = new Set<string>()

  constructor(options: SiteOptions) {
    this.#options = options
    const { url, languages, entries } = options
    this.#digests = new Map(entries.map(({ file, digest }) => [file, digest]))
    this.#byPath = new Map(entries.map((entry) => [entry.front.path, entry]))
    this.#entries = new Map(entries.map((entry) => [entry.file, this.#watch(entry)]))
    const list = Object.freeze([...this.#entries.values()])
    const note = () => void this.#reads.add('entries')
    this.site = Object.freeze({
      url,
      languages: Object.freeze([...languages]),
      get entries() {
        note()
        return list
      },
      read: (file: string) => this.#read(file),
    })
  }

  /** Runs a function, and returns its result with the facts that it read. */
  async watch<Made>(run: () => Promise<Made>): Promise<{ readonly made: Made; readonly reads: Reads }> {
    this.#reads = new Set()
    const made = await run()
    const texts = [...this.#reads].filter((fact) => fact.startsWith(textFact))
    const others = [...this.#reads].filter((fact) => !fact.startsWith(textFact))
    const facts = texts.length > mostTexts ? [...others, 'texts'] : [...others, ...texts]
    return { made, reads: facts.map((fact) => [fact, this.hashOf(fact)] as const) }
  }

  /** Returns the current hash of a fact; empty for something that does not exist. */
  readonly hashOf = (fact: string): string => {
    const known = this.#hashes.get(fact)
    if (known !== undefined) return known
    const found = this.#hash(fact)
    this.#hashes.set(fact, found)
    return found
  }

  /** Returns an entry of the publication by its file. */
  entryOf(file: string): PluginEntry | undefined {
    return this.#entries.get(file)
  }

  /** Returns the entry whose page is at a path, without the base. */
  entryAt(path: string): { readonly entry: PluginEntry; readonly front: Front } | undefined {
    const found = this.#byPath.get(path)
    const entry = found && this.#entries.get(found.file)
    return found && entry && { entry, front: found.front }
  }

  #hash(fact: string): string {
    if (fact === 'entries') return dataHash(this.#options.entries.map(({ file, front }) => [file, front]))
    if (fact === 'texts') return dataHash([...this.#digests])
    if (fact.startsWith(textFact)) return this.#digests.get(fact.slice(textFact.length)) ?? ''
    const text = this.#fileText(fact.slice(fileFact.length))
    return text === undefined ? '' : dataHash(text)
  }

  #watch({ front, file }: FrontEntry): PluginEntry {
    const note = () => void this.#reads.add(textFact + file)
    const { directory } = this.#options
    let text: string | undefined
    return Object.freeze({
      ...front,
      file,
      fields: freeze(front.fields),
      get text() {
        note()
        const body = text === undefined ? readBody(directory, file) : undefined
        return (text ??= body?.source.text.slice(body.start) ?? '')
      },
    })
  }

  #read(file: string): string | undefined {
    const path = normalize(file)
    if (file === '' || isAbsolute(file) || path.startsWith('..') || file.includes('\0') || isUnread(path))
      throw new Error(`\`read\` was asked for ${JSON.stringify(file)}, which is not a file of the publication`)
    this.#reads.add(fileFact + path)
    return this.#fileText(path)
  }

  #fileText(path: string): string | undefined {
    if (this.#files.has(path)) return this.#files.get(path)
    const found = readText({ directory: this.#options.directory, file: path, most: limits.data })
    const [problem] = found?.problems ?? []
    if (problem) throw new Error(`${path} cannot be read: ${problem.message}`)
    const text = found?.source.text
    this.#files.set(path, text)
    return text
  }
}

/** Freezes a value deeply: plug-ins share what they see. */
function freeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const part of Object.values(value)) freeze(part)
  }
  return value
}
