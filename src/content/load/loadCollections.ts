import { isDeepStrictEqual } from 'node:util'
import type { Language } from '../../shared/languages.ts'
import type { OwnCode } from '../own/ownCode.ts'
import { type EntryFrontMatter, type OwnCollection, isEngineField, ownFieldsOf } from '../own/readCollections.ts'
import { findReferences } from '../own/reference.ts'
import type { Problem } from '../problem.ts'
import type { Entry, EntryFolder, Stray } from './entry.ts'
import type { LoadedOwn } from './loadedContent.ts'
import { loadEntries } from './loadEntries.ts'
import type { Snapshot } from './Snapshot.ts'

interface LoadOptions {
  /** The publication folder. */
  readonly directory: string
  /** Those that the publication may use. */
  readonly languages: ReadonlySet<Language>
  readonly snapshot: Snapshot | undefined
  readonly code: OwnCode | undefined
}

interface ReadCollection {
  readonly definition: OwnCollection
  readonly entries: readonly (Entry<EntryFrontMatter> & { readonly own: LoadedOwn })[]
  readonly folders: readonly EntryFolder[]
  readonly strays: readonly Stray[]
  readonly problems: readonly Problem[]
}

/** Reads the entries of every collection. */
export function loadCollections(collections: readonly OwnCollection[], options: LoadOptions): readonly ReadCollection[] {
  return collections.map((definition) => {
    const { name, schema } = definition
    const { entries, ...rest } = loadEntries({ ...options, root: name, schema, isPlain })
    return { definition, entries: entries.map((entry) => withOwn(entry, definition)), ...rest }
  })
}

/** A schema of the publication's own may make anything of a field. */
function isPlain(front: unknown): boolean {
  return front !== undefined && isDeepStrictEqual(JSON.parse(JSON.stringify(front)), front)
}

/** Tells the engine's fields of an entry from those of its collection, which may have any name. */
function withOwn(entry: Entry<EntryFrontMatter>, { name, own }: OwnCollection): ReadCollection['entries'][number] {
  const { fields, front, ...rest } = entry
  const written = ownFieldsOf(fields)
  return {
    ...rest,
    fields: engineFieldsOf(fields),
    ...(front && { front: engineFieldsOf(front) }),
    own: { collection: name, fields: written, references: findReferences(own, written) },
  }
}

function engineFieldsOf<Front extends Partial<EntryFrontMatter>>(fields: Front): Front {
  return Object.fromEntries(Object.entries(fields).filter(([field]) => isEngineField(field))) as Front
}
