import { join } from 'node:path'
import { contentHash } from '../../../platform/contentHash.ts'
import { limits } from '../../limits.ts'
import { renderBody } from '../../markdown/renderBody.ts'
import type { OwnCode } from '../../own/ownCode.ts'
import { type Problem, problemIn } from '../../problem.ts'
import { type FieldsSchema, checkFields } from '../../schemas/check/checkSchema.ts'
import type { Entry, EntryFolder, Stray } from './entry.ts'
import type { SeenFolder } from '../snapshot/SeenFolder.ts'
import type { ReadingShare } from '../snapshot/SharedReading.ts'
import type { Snapshot } from '../snapshot/Snapshot.ts'
import { type EntryText, type KeptEntry, keptEntry, recalledEntry } from '../snapshot/recalledEntry.ts'
import { type EntryPlace, listEntries } from './listEntries.ts'
import type { FolderItem } from '../files/listFolder.ts'
import { unreadableFolder } from '../files/readRegularFile.ts'
import { readText } from '../files/readText.ts'
import type { SourceText } from '../source/sourceText.ts'
import { splitFrontMatter } from './splitFrontMatter.ts'
import { parseYaml } from '../yaml/parseYaml.ts'

interface LoadedEntries<Front> {
  readonly entries: readonly Entry<Front>[]
  readonly folders: readonly EntryFolder[]
  readonly strays: readonly Stray[]
  readonly problems: readonly Problem[]
}

interface EntryOptions<Front> extends EntryPlace, ReaderOptions<Front> {
  readonly isRequired?: boolean
  /** Returns this thread's part in reading a list of files; absent: it reads all. */
  readonly shared?: ((files: readonly string[]) => ReadingShare | undefined) | undefined
}

/** Reads every `<root>/<id>/<lang>.md`. */
export function loadEntries<Front>(options: EntryOptions<Front>): LoadedEntries<Front> {
  const { root, isRequired, shared } = options
  const { folders, strays, texts, isMissing } = listEntries(options)
  const problems: Problem[] = isRequired && isMissing ? [missingFolder(root)] : []
  if (strays.some(isUnreadable)) problems.push(unreadableFolder(root))
  for (const { name } of folders.filter(({ items }) => items.some(isUnreadable))) problems.push(unreadableFolder(`${root}/${name}`))
  const reader = new EntryReader(
    options,
    texts.map(({ file }) => file),
  )
  const share = shared?.(reader.unknown)
  if (share) reader.readTogether(share)
  const entries = texts.flatMap(({ file, ...text }) => {
    const found = reader.read(file)
    if (!found) return []
    for (const problem of found.problems) problems.push(problem)
    return [{ ...text, ...found.entry }]
  })
  return { entries, folders, strays, problems }
}

function isUnreadable({ kind }: FolderItem): boolean {
  return kind === 'unreadable'
}

function missingFolder(root: string): Problem {
  const message = `There is no folder ${root}/.`
  return problemIn(root, { severity: 'error', rule: 'missing-file', message, fix: 'Create it; it may be empty.' })
}

interface ReaderOptions<Front> {
  readonly directory: string
  readonly schema: FieldsSchema<Front>
  readonly snapshot?: Snapshot | undefined
  readonly seen?: SeenFolder | undefined
  readonly code?: OwnCode | undefined
  /** Whether a front matter survives a round trip through JSON; absent: always. */
  readonly isPlain?: (front: unknown) => boolean
}

/** Reads the files of one kind of entry, except those that an earlier run or another thread has read. */
class EntryReader<Front> {
  readonly #options: ReaderOptions<Front>
  /** What earlier runs found. */
  readonly #known = new Map<string, KeptEntry<Front>>()
  /** What this thread read of a list that it shares. */
  readonly #parsed = new Map<string, ParsedEntry<Front>>()
  /** The files that no earlier run has read. */
  readonly unknown: readonly string[]
  #isShared = false

  constructor(options: ReaderOptions<Front>, files: readonly string[]) {
    this.#options = options
    for (const file of files) {
      const kept = this.#recall(file)
      if (kept) this.#known.set(file, kept)
    }
    this.unknown = files.filter((file) => !this.#known.has(file))
  }

  /** Reads those of the unknown files that no other thread reads. */
  readTogether(share: ReadingShare): void {
    for (const turn of share.turns()) {
      const lines = turn.flatMap((file) => {
        const found = this.#parse(file)
        if (!found) return []
        this.#parsed.set(file, found)
        return this.#keep(file, found) ?? []
      })
      share.tell(lines)
    }
    this.#options.snapshot?.learn(share.told())
    this.#isShared = true
  }

  /** Returns what is in a file; undefined if there is none. */
  read(file: string): ParsedEntry<Front> | undefined {
    const own = this.#parsed.get(file)
    if (own) return own
    const kept = this.#known.get(file) ?? (this.#isShared ? this.#recall(file) : undefined)
    if (kept) return { entry: recalledEntry(file, kept, () => this.#parse(file)?.entry), problems: [] }
    const found = this.#parse(file)
    if (found) this.#keep(file, found)
    return found
  }

  #recall(file: string): KeptEntry<Front> | undefined {
    const { directory, snapshot, code } = this.#options
    const isCurrent = (found: unknown) => {
      const { digest, inserts } = found as KeptEntry<Front>
      return digest.endsWith(madeOf({ file, inserts }, code))
    }
    return snapshot?.recall(file, join(directory, file), isCurrent) as KeptEntry<Front> | undefined
  }

  /** Stores what was found in a file; returns its line of the snapshot, if it has one. */
  #keep(file: string, { entry, problems }: ParsedEntry<Front>): string | undefined {
    const { snapshot, isPlain = () => true } = this.#options
    return snapshot && problems.length === 0 && isPlain(entry.front) ? snapshot.keep(file, keptEntry(entry)) : undefined
  }

  #parse(file: string): ParsedEntry<Front> | undefined {
    const { directory, seen } = this.#options
    const text = readText({ directory, file, most: limits.text, mayLeadOut: seen !== undefined })
    if (!text) return undefined
    const { entry, problems } = parseEntry(text.source, this.#options)
    return { entry, problems: text.isUnread ? text.problems : [...text.problems, ...problems] }
  }
}

interface ParsedEntry<Front> {
  readonly entry: EntryText<Front>
  readonly problems: readonly Problem[]
}

/** Parses a Markdown file: front matter against its schema, body to HTML. */
export function parseEntry<Front>(source: SourceText, { schema, code }: Pick<ReaderOptions<Front>, 'schema' | 'code'>): ParsedEntry<Front> {
  const span = splitFrontMatter(source)
  const isMissing = 'rule' in span
  const { body, problems } = renderBody(source, isMissing ? 0 : span.body, code)
  const digest =
    contentHash(isMissing ? source.text : source.text.slice(span.body)) + madeOf({ file: source.file, inserts: body.inserts }, code)
  if (isMissing) return { entry: { source, digest, fields: {}, body }, problems: [span, ...problems] }
  const yaml = parseYaml(source, span)
  if (!yaml.data) return { entry: { source, digest, fields: {}, body }, problems: [...yaml.problems, ...problems] }
  const { fields, value, problems: found } = checkFields(schema, { ...yaml.data, whole: 'The front matter' })
  const entry = { source, digest, data: yaml.data, fields, ...(value !== undefined && { front: value }), body }
  return { entry, problems: [...yaml.problems, ...found, ...problems] }
}

/** Returns a suffix for the digest of a text: what plug-ins made of it, and the states of the publication's own blocks in it. */
function madeOf({ file, inserts }: Pick<KeptEntry<unknown>, 'inserts'> & { readonly file: string }, code: OwnCode | undefined): string {
  if (!code) return ''
  const own = inserts.flatMap((insert) => ('block' in insert && insert.block.kind === 'own' ? insert.block.name : []))
  const states = [...new Set(own)].map((name) => `-${name}=${code.states.get(name) ?? ''}`)
  return states.join('') + (code.additions ? `-${code.additions.texts.hashOf(file)}` : '')
}
