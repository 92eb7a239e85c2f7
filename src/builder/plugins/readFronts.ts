import { join } from 'node:path'
import { isUnpublished } from '../../content/load/entries/judgeTexts.ts'
import { splitFrontMatter } from '../../content/load/entries/splitFrontMatter.ts'
import { listReadable } from '../../content/load/files/listFolder.ts'
import { readText } from '../../content/load/files/readText.ts'
import { contentHash } from '../../platform/contentHash.ts'
import type { Snapshot } from '../../content/load/snapshot/Snapshot.ts'
import type { SourceText } from '../../content/load/source/sourceText.ts'
import { parseYaml } from '../../content/load/yaml/parseYaml.ts'
import { limits } from '../../content/limits.ts'
import { type FieldsSchema, checkFields } from '../../content/schemas/check/checkSchema.ts'
import type { TextFrontMatter } from '../../content/load/loadedContent.ts'
import type { EntryFrontMatter } from '../../content/own/readCollections.ts'
import { localPath } from '../../shared/addresses/paths.ts'

/** A kind of entry, with the location of its files and pages. */
export interface EntryKind {
  /** Name of the folder. */
  readonly collection: string
  readonly schema: FieldsSchema<TextFrontMatter> | FieldsSchema<EntryFrontMatter>
  /** Returns the path of a page, without the language prefix. */
  pathOf(this: void, slug: string, language: string): string
}

/** What plug-ins may know about an entry, except its text. */
export interface Front {
  readonly collection: string
  readonly id: string
  readonly language: string
  readonly path: string
  readonly title: string
  readonly description: string
  readonly fields: Readonly<Record<string, unknown>>
}

/** A published entry as it is on disk. */
export interface FrontEntry {
  readonly front: Front
  /** Relative to the publication folder. */
  readonly file: string
  /** Hash of the Markdown. */
  readonly digest: string
}

interface ReadOptions {
  readonly directory: string
  readonly languages: readonly string[]
  readonly now: Date
  /** Includes unpublished entries. */
  readonly drafts: boolean
  readonly snapshot: Snapshot
}

/** What a snapshot stores about a file. */
interface KeptFront {
  readonly digest: string
  readonly fields: Partial<TextFrontMatter>
}

/** Reads the front matter of a kind's published entries; entries with unreadable front matter are left out. */
export function readFronts({ collection, schema, pathOf }: EntryKind, options: ReadOptions): readonly FrontEntry[] {
  const { directory, languages, now, drafts, snapshot } = options
  const folders = (listReadable(directory, collection) ?? []).filter(({ kind, name }) => kind === 'folder' && !name.startsWith('.'))
  return folders.flatMap(({ name: id }) => {
    const names = new Set((listReadable(directory, `${collection}/${id}`) ?? []).map(({ name }) => name))
    return languages.flatMap((language): readonly FrontEntry[] => {
      const file = `${collection}/${id}/${language}.md`
      if (!names.has(`${language}.md`)) return []
      const recalled = snapshot.recall(file, join(directory, file)) as KeptFront | undefined
      const read = recalled ?? readFront({ directory, file }, schema)
      if (!read) return []
      if (!recalled) snapshot.keep(file, read)
      const { digest, fields } = read
      const { title, slug, description = '' } = fields
      if (slug === undefined || (!drafts && isUnpublished(fields, now))) return []
      const path = localPath(pathOf(slug, language), { language, defaultLanguage: languages[0] ?? language })
      return [{ file, digest, front: { collection, id, language, path, title: title ?? slug, description, fields } }]
    })
  })
}

function readFront(place: { readonly directory: string; readonly file: string }, schema: EntryKind['schema']): KeptFront | undefined {
  const source = readText({ ...place, most: limits.text })?.source
  if (!source) return undefined
  const span = splitFrontMatter(source)
  if ('rule' in span) return undefined
  const { data } = parseYaml(source, span)
  return data && { digest: contentHash(source.text.slice(span.body)), fields: checkFields(schema, data).fields }
}

/** Reads a text and the offset of its Markdown; undefined if the file no longer exists. */
export function readBody(directory: string, file: string): { readonly source: SourceText; readonly start: number } | undefined {
  const source = readText({ directory, file, most: limits.text })?.source
  const span = source && splitFrontMatter(source)
  return source && span && !('rule' in span) ? { source, start: span.body } : undefined
}
