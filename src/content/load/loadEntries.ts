import { join } from 'node:path'
import { contentHash } from '../../platform/contentHash.ts'
import type { Language } from '../../shared/languages.ts'
import { limits } from '../limits.ts'
import { renderBody } from '../markdown/renderBody.ts'
import type { OwnCode } from '../own/ownCode.ts'
import { type Problem, problemAt, problemIn } from '../problem.ts'
import { type FieldsSchema, checkFields } from '../schemas/checkSchema.ts'
import type { Entry, EntryFolder, EntryRoot, Stray } from './entry.ts'
import type { SeenFolder } from './SeenFolder.ts'
import type { ReadingShare } from './SharedReading.ts'
import type { Snapshot } from './Snapshot.ts'
import { type EntryText, type KeptEntry, keptEntry, recalledEntry } from './recalledEntry.ts'
import { type FolderItem, listFolder } from './listFolder.ts'
import { readText } from './readText.ts'
import type { SourceText } from './sourceText.ts'
import { parseYaml } from './yaml/parseYaml.ts'

interface LoadedEntries<Front> {
  readonly entries: readonly Entry<Front>[]
  readonly folders: readonly EntryFolder[]
  readonly strays: readonly Stray[]
  readonly problems: readonly Problem[]
}

/** Reads every `<root>/<id>/<lang>.md`. */
export function loadEntries<Front>(options: {
  readonly directory: string
  readonly root: EntryRoot
  readonly schema: FieldsSchema<Front>
  /** Languages that the publication may use. */
  readonly languages: ReadonlySet<Language>
  readonly isRequired?: boolean
  readonly snapshot?: Snapshot | undefined
  /** Absent: the folders are scanned. */
  readonly seen?: SeenFolder | undefined
  /** Returns this thread's part in reading a list of files; absent: it reads all. */
  readonly shared?: ((files: readonly string[]) => ReadingShare | undefined) | undefined
  readonly code?: OwnCode | undefined
  /** Whether a front matter survives a round trip through JSON; absent: always. */
  readonly isPlain?: (front: unknown) => boolean
}): LoadedEntries<Front> {
  const { directory, root, schema, snapshot, code, isPlain = () => true, seen } = options
  const read = (file: string) => readEntry(directory, file, { schema, code, isSeen: seen !== undefined })
  const list = (folder: string) => visible(seen ? seen.list(folder) : listFolder(directory, folder))
  const items = list(root)
  const folders = (items ?? [])
    .filter((item) => item.kind === 'folder')
    .map(({ name }): EntryFolder => {
      const found = list(`${root}/${name}`) ?? []
      const wanted = found.some(isText) ? (item: FolderItem) => isText(item) && options.languages.has(item.name.slice(0, -3)) : isText
      const deeper = found.flatMap((item) => {
        const text = item.kind === 'folder' ? list(`${root}/${name}/${item.name}`)?.find(wanted) : undefined
        return text ? [`${item.name}/${text.name}`] : []
      })
      return { root, name, items: found, ...(deeper.length > 0 && { deeper }) }
    })
  const problems: Problem[] = []
  if (options.isRequired && !items) problems.push(missingFolder(root))
  const texts = folders.flatMap((folder) =>
    languagesOf(folder, options.languages).map((language) => ({
      id: folder.name,
      language,
      file: `${root}/${folder.name}/${language}.md`,
    })),
  )
  const recall = (file: string) => {
    const isCurrent = (found: unknown) => {
      const { digest, inserts } = found as KeptEntry<Front>
      return digest.endsWith(madeOf({ file, inserts }, code))
    }
    return snapshot?.recall(file, join(directory, file), isCurrent) as KeptEntry<Front> | undefined
  }
  const keep = (file: string, { entry, problems: found }: ParsedEntry<Front>) =>
    snapshot && found.length === 0 && isPlain(entry.front) ? snapshot.keep(file, keptEntry(entry)) : undefined
  const known = new Map<string, KeptEntry<Front>>()
  for (const { file } of texts) {
    const kept = recall(file)
    if (kept) known.set(file, kept)
  }
  const unknown = texts.flatMap(({ file }) => (known.has(file) ? [] : [file]))
  const share = options.shared?.(unknown)
  const parsed = share && readInTurns({ share, read, keep })
  if (share) snapshot?.learn(share.told())
  const entries = texts.flatMap(({ file, ...text }) => {
    const own = parsed?.get(file)
    const kept = own ? undefined : (known.get(file) ?? (share && recall(file)))
    if (kept) return [{ ...text, ...recalledEntry(file, kept, () => read(file)?.entry) }]
    const found = own ?? read(file)
    if (!found) return []
    for (const problem of found.problems) problems.push(problem)
    if (!own) keep(file, found)
    return [{ ...text, ...found.entry }]
  })
  return { entries, folders, strays: (items ?? []).filter((item) => item.kind !== 'folder').map((item) => ({ ...item, root })), problems }
}

interface TurnOptions<Front> {
  readonly share: ReadingShare
  readonly read: (file: string) => ParsedEntry<Front> | undefined
  /** Stores what was found in a file; returns its line of the snapshot, if it has one. */
  readonly keep: (file: string, found: ParsedEntry<Front>) => string | undefined
}

/** Reads those of the files that no other thread reads. */
function readInTurns<Front>({ share, read, keep }: TurnOptions<Front>): ReadonlyMap<string, ParsedEntry<Front>> {
  const parsed = new Map<string, ParsedEntry<Front>>()
  for (const turn of share.turns()) {
    const lines = turn.flatMap((file) => {
      const found = read(file)
      if (!found) return []
      parsed.set(file, found)
      return keep(file, found) ?? []
    })
    share.tell(lines)
  }
  return parsed
}

function isText({ name }: FolderItem): boolean {
  return name.endsWith('.md')
}

/** Leaves out the dot files of operating systems and editors. */
function visible(items: readonly FolderItem[] | undefined): readonly FolderItem[] | undefined {
  return items?.filter((item) => !item.name.startsWith('.'))
}

function missingFolder(root: string): Problem {
  const message = `There is no folder ${root}/.`
  return problemIn(root, { severity: 'error', rule: 'missing-file', message, fix: 'Create it; it may be empty.' })
}

function languagesOf(folder: EntryFolder, known: ReadonlySet<Language>): readonly Language[] {
  return folder.items.flatMap(({ name, kind }) => {
    const stem = name.slice(0, -'.md'.length)
    return kind === 'file' && name.endsWith('.md') && known.has(stem) ? [stem] : []
  })
}

interface ParsedEntry<Front> {
  readonly entry: EntryText<Front>
  readonly problems: readonly Problem[]
}

/** What a Markdown file is checked against. */
interface EntryRules<Front> {
  readonly schema: FieldsSchema<Front>
  readonly code: OwnCode | undefined
  /** Whether a scan found that the file is not a link. */
  readonly isSeen: boolean
}

/** Reads and parses a Markdown file; undefined if there is none. */
function readEntry<Front>(directory: string, file: string, rules: EntryRules<Front>): ParsedEntry<Front> | undefined {
  const text = readText({ directory, file, most: limits.text, mayLeadOut: rules.isSeen })
  if (!text) return undefined
  const { entry, problems } = parseEntry(text.source, rules)
  return { entry, problems: [...text.problems, ...problems] }
}

/** Parses a Markdown file: front matter against its schema, body to HTML. */
export function parseEntry<Front>(source: SourceText, { schema, code }: Omit<EntryRules<Front>, 'isSeen'>): ParsedEntry<Front> {
  const span = splitFrontMatter(source)
  const isMissing = 'rule' in span
  const { body, problems } = renderBody(source, isMissing ? 0 : span.body, code)
  const digest =
    contentHash(isMissing ? source.text : source.text.slice(span.body)) + madeOf({ file: source.file, inserts: body.inserts }, code)
  if (isMissing) return { entry: { source, digest, fields: {}, body }, problems: [span, ...problems] }
  const yaml = parseYaml(source, span.start, span.end)
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

/** Offsets in the text of a Markdown file. */
interface FrontMatterSpan {
  /** Offset of the first character of the YAML. */
  readonly start: number
  /** Offset after its last character. */
  readonly end: number
  /** Offset of the first character of the Markdown body. */
  readonly body: number
}

const opening = /^---[ \t]*(?:\r\n|\n|\r)/
const closing = /^---[ \t]*(?:\r\n|\n|\r|$(?![^]))/gm

/** Finds the YAML between the first two lines of `---`; returns a problem if the file has none. */
export function splitFrontMatter(source: SourceText): FrontMatterSpan | Problem {
  const start = opening.exec(source.text)?.[0].length
  if (start === undefined) return missing(source, 'The file does not begin with front matter.')
  closing.lastIndex = start
  const end = closing.exec(source.text)
  if (!end) return missing(source, 'The front matter has no closing line.')
  return { start, end: end.index, body: end.index + end[0].length }
}

function missing(source: SourceText, message: string): Problem {
  const fix = source.text.startsWith('+++')
    ? 'Write the fields in YAML, between lines of `---`: `title: …` in place of `title = …`.'
    : 'Begin the file with a line of `---`, the fields, and another line of `---`.'
  return problemAt(source, 0, { severity: 'error', rule: 'front-matter', message, fix })
}
