import type { OutputFile, OutputFolder } from '../output/OutputFolder.ts'
import type { FactReader } from './FactReader.ts'
import { type Kept, type MadePart, type Part, type WrittenPart, writePart } from './Part.ts'
import type { Trace, Traces } from './Traces.ts'

interface PartsOptions {
  readonly traces: Traces
  readonly reader: FactReader
  readonly output: Pick<OutputFolder, 'add' | 'keep' | 'hashOf'>
  /** Omits a read from a part's trace; used only to prove that the traces matter. */
  readonly forgets?: ((part: string, fact: string) => boolean) | undefined
}

/** Makes the parts of an output, each only if something that it read has changed. */
export class Parts {
  readonly #traces: Traces
  readonly #reader: FactReader
  readonly #output: PartsOptions['output']

  readonly #forgets: PartsOptions['forgets']

  constructor({ traces, reader, output, forgets }: PartsOptions) {
    this.#forgets = forgets
    this.#traces = traces
    this.#reader = reader
    this.#output = output
  }

  /** Adds a part's files to the output; they are made only if the part is not as the last build left it. */
  add<More>(name: string, key: string, plan: () => Part<More>): More {
    const kept = this.keep(name, key)
    return kept ? (kept.more as More) : this.make(name, key, plan)
  }

  /** Adds a part with a single file that depends only on facts. */
  addFile(file: OutputFile, make: () => string): void {
    this.add(`file ${file.path}`, '', () => ({ more: null, write: (output) => output.add(file, make()) }))
  }

  /** Reuses a part of the last build; undefined if it has to be made. `key` is a hash of everything it depends on besides facts. */
  keep(name: string, key: string): { readonly more: unknown } | undefined {
    const before = this.#traces.before<Kept<unknown>>(name)
    if (!before || !this.#traces.isCurrent(name, key) || !this.#hasFiles(before)) return undefined
    this.#traces.keep(name)
    return before.more
  }

  /** Makes a part; its files are written again only if its content has changed. */
  make<More>(name: string, key: string, plan: () => Part<More>): More {
    const { made: part, reads } = this.#reader.watch(plan)
    return this.#take(name, { key, reads, part, write: () => writePart(part, this.#reader) })
  }

  /** Adds a part that another process has made. */
  take<More>(name: string, key: string, { reads, written, ...part }: MadePart<More>): More {
    return this.#take(name, { key, reads, part, write: () => written })
  }

  #take<More>(
    name: string,
    {
      key,
      reads,
      part: { content, more },
      write,
    }: Omit<Trace<unknown>, 'files' | 'more'> & {
      readonly part: Kept<More>
      readonly write: () => WrittenPart
    },
  ): More {
    const before = this.#traces.before<Kept<More>>(name)
    const kept = { more, ...(content !== undefined && { content }) }
    if (before && content !== undefined && before.more.content === content && this.#hasFiles(before)) {
      this.#record(name, { key, reads, files: before.files, more: kept })
      return more
    }
    const written = write()
    for (const { file, text, hash } of written.files) this.#output.add(file, text, hash)
    const files = written.files.map(({ file: { path } }) => [path, this.#output.hashOf(path) ?? ''] as const)
    this.#record(name, { key, reads: [...new Set([...reads, ...written.reads])], files, more: kept })
    return more
  }

  #record(name: string, trace: Trace<unknown>): void {
    const reads = this.#forgets ? trace.reads.filter((fact) => !this.#forgets?.(name, fact)) : trace.reads
    this.#traces.record(name, { ...trace, reads })
  }

  #hasFiles({ files }: Pick<Trace<unknown>, 'files'>): boolean {
    return files.every(([path, hash]) => this.#output.keep(path, hash))
  }
}
