import { isDeepStrictEqual } from 'node:util'
import type { Language } from '../../../shared/languages/languages.ts'
import type { OwnCode } from '../../own/ownCode.ts'
import { type EntryFrontMatter, type OwnCollection, isEngineField, ownFieldsOf } from '../../own/readCollections.ts'
import { findReferences } from '../../own/reference.ts'
import type { Problem } from '../../problem.ts'
import { withoutUndefined } from '../../../shared/withoutUndefined.ts'
import type { Entry, EntryFolder, Stray } from './entry.ts'
import type { LoadedOwn } from '../loadedContent.ts'
import { loadEntries } from './loadEntries.ts'
import type { SeenFolder } from '../snapshot/SeenFolder.ts'
import type { Snapshot } from '../snapshot/Snapshot.ts'

interface LoadOptions {
  /** The publication folder. */
  readonly directory: string
  /** Languages that the publication may use. */
  readonly languages: ReadonlySet<Language>
  readonly snapshot: Snapshot | undefined
  readonly seen: SeenFolder | undefined
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
    const { entries, problems, ...rest } = loadEntries({ ...options, root: name, schema, isPlain })
    const owned = entries.map((entry) => withOwn(entry, definition))
    return { definition, entries: owned, problems: [...problems, ...unfitFields(definition, owned)], ...rest }
  })
}

/** Reports schemas that turn a field into anything but plain data: islands and the next build get the fields as JSON. */
function unfitFields({ name, placeOf }: OwnCollection, entries: ReadCollection['entries']): readonly Problem[] {
  const fields = new Set(entries.flatMap(({ own }) => Object.keys(own.fields).filter((field) => !isPlain(own.fields[field]))))
  return [...fields].map((field) => ({
    ...placeOf(['schema']),
    severity: 'error',
    rule: 'collection',
    message: `The schema of \`${name}\` turns \`${field}\` into something that is not plain data.`,
    fix: 'Return only texts, numbers, lists and maps, and make anything else from them where it is shown.',
  }))
}

function isPlain(value: unknown): boolean {
  try {
    return isDeepStrictEqual(JSON.parse(JSON.stringify(value)), value)
  } catch {
    // JSON has no undefined, no BigInt and no cycles.
    return false
  }
}

/** Separates the engine's fields of an entry from those of its collection, which may have any name. */
function withOwn(entry: Entry<EntryFrontMatter>, { name, own }: OwnCollection): ReadCollection['entries'][number] {
  const { fields, front, ...rest } = entry
  const written = ownFieldsOf(fields)
  return {
    ...rest,
    fields: engineFieldsOf(fields),
    ...(front && { front: engineFieldsOf(front) }),
    own: { collection: name, fields: withoutUndefined(written), references: findReferences(own, written) },
  }
}

function engineFieldsOf<Front extends Partial<EntryFrontMatter>>(fields: Front): Front {
  return Object.fromEntries(Object.entries(fields).filter(([field]) => isEngineField(field))) as Front
}
