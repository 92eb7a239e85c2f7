import type { WrittenBlock } from '../../blocks/engineBlocks.ts'
import type { BlockReference, PictureReference, RenderedBody } from '../../markdown/renderedBody.ts'
import type { Footnote, Heading } from '../../publication.ts'
import type { Entry } from '../entries/entry.ts'
import type { LocatedData } from '../source/locatedData.ts'
import type { SourceText } from '../source/sourceText.ts'

/** A parsed Markdown file without its id and language. */
export type EntryText<Front> = Omit<Entry<Front>, 'id' | 'language'>

/** The part of a valid Markdown file that a snapshot keeps: everything but its text and HTML, which few builds need. */
export interface KeptEntry<Front> {
  readonly digest: string
  readonly front: Front
  readonly inserts: readonly (PictureReference | Pick<BlockReference, 'block' | 'offset'>)[]
  readonly notes: readonly Footnote[]
  readonly headings: readonly Heading[]
  readonly words: number
  readonly links: readonly (readonly [url: string, offset: number])[]
  readonly anchors: readonly string[]
}

/** Thrown if the file was changed while it was read. */
class ChangedFileError extends Error {}

/** Returns what a snapshot keeps of an entry; undefined if its front matter is wrong. */
export function keptEntry<Front>({ digest, front, body }: EntryText<Front>): KeptEntry<Front> | undefined {
  if (front === undefined) return undefined
  const { inserts, notes, headings, words, links, anchors } = body
  return {
    digest,
    front,
    inserts: inserts.map((insert) => ('block' in insert ? { block: insert.block, offset: insert.offset } : insert)),
    notes,
    headings,
    words,
    links: links.map(({ url, offset }) => [url, offset]),
    anchors: [...anchors],
  }
}

/** Restores the entry of an unchanged file; `parse` reads the file again once its text, its HTML or an offset in it is needed. */
export function recalledEntry<Front>(file: string, kept: KeptEntry<Front>, parse: () => EntryText<Front> | undefined): EntryText<Front> {
  const recalled = new Recalled(file, kept, parse)
  const { front, digest } = kept
  const source = new RecalledSource(recalled)
  return { source, digest, data: new RecalledData(source, recalled), fields: front, front, body: new RecalledBody(kept, recalled) }
}

/** A file that is parsed on first use. Thousands never are, so the objects are kept small. */
class Recalled<Front> {
  readonly file: string
  readonly #kept: KeptEntry<Front>
  readonly #parse: () => EntryText<Front> | undefined
  #parsed: EntryText<Front> | undefined

  constructor(file: string, kept: KeptEntry<Front>, parse: () => EntryText<Front> | undefined) {
    this.file = file
    this.#kept = kept
    this.#parse = parse
  }

  get whole(): EntryText<Front> {
    this.#parsed ??= this.#parse()
    if (this.#parsed?.digest !== this.#kept.digest) throw new ChangedFileError(`${this.file} was changed while the build ran. Build again.`)
    return this.#parsed
  }
}

class RecalledSource implements SourceText {
  readonly #recalled: Recalled<unknown>

  constructor(recalled: Recalled<unknown>) {
    this.#recalled = recalled
  }

  get file(): string {
    return this.#recalled.file
  }

  get text(): string {
    return this.#recalled.whole.source.text
  }

  position(offset: number): ReturnType<SourceText['position']> {
    return this.#recalled.whole.source.position(offset)
  }
}

class RecalledData implements LocatedData {
  readonly source: SourceText
  readonly #recalled: Recalled<unknown>

  constructor(source: SourceText, recalled: Recalled<unknown>) {
    this.source = source
    this.#recalled = recalled
  }

  get value(): unknown {
    return this.#recalled.whole.data?.value
  }

  locate(...place: Parameters<LocatedData['locate']>): number {
    return this.#recalled.whole.data?.locate(...place) ?? 0
  }
}

class RecalledBody implements RenderedBody {
  readonly notes: readonly Footnote[]
  readonly headings: readonly Heading[]
  readonly words: number
  readonly inserts: RenderedBody['inserts']
  readonly #kept: Pick<KeptEntry<unknown>, 'links' | 'anchors'>
  readonly #recalled: Recalled<unknown>
  #anchors: ReadonlySet<string> | undefined

  constructor(kept: KeptEntry<unknown>, recalled: Recalled<unknown>) {
    this.#kept = kept
    this.#recalled = recalled
    this.notes = kept.notes
    this.headings = kept.headings
    this.words = kept.words
    this.inserts = kept.inserts.map((insert, place) =>
      'block' in insert ? lazyBlock(insert, () => blockAt(recalled.whole.body, place)) : insert,
    )
  }

  get parts(): RenderedBody['parts'] {
    return this.#recalled.whole.body.parts
  }

  get links(): RenderedBody['links'] {
    return this.#kept.links.map(([url, offset]) => ({ url, offset }))
  }

  get anchors(): ReadonlySet<string> {
    return (this.#anchors ??= new Set(this.#kept.anchors))
  }
}

function lazyBlock({ block, offset }: { readonly block: WrittenBlock; readonly offset: number }, whole: () => LocatedData): BlockReference {
  return {
    block,
    offset,
    get data() {
      return whole()
    },
  }
}

function blockAt({ inserts }: RenderedBody, place: number): LocatedData {
  const insert = inserts[place]
  if (!insert || !('data' in insert)) throw new Error('A block of a file that has not changed is not there')
  return insert.data
}
