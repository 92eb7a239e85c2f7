import type { z } from 'zod'
import type { CodeEntry, EngineFields } from '../../shared/pages/CodeEntry.ts'

/** The fields of an entry: the engine's, and those of its schema. Zod gives a schema without fields the type in which every field is `never`. */
export type EntryFields<Schema extends z.ZodObject> = EngineFields &
  (z.output<Schema> extends Readonly<Record<string, never>> ? unknown : z.output<Schema>)

/** A kind of content that a publication defines. */
export interface CollectionDefinition<Schema extends z.ZodObject = z.ZodObject> {
  /** The collection's own fields. One that neither the schema nor the engine knows is an error. */
  readonly schema: Schema
  /** `/recipes/:slug`, without the language prefix; or one for each language. The part before `/:slug` is the path of the listing. */
  readonly address: string | Readonly<Record<string, string>>
  /** Title of the listing; absent: the collection's name. */
  readonly title?: string | Readonly<Record<string, string>>
  /** Order of the listing; absent: `date`, newest first. */
  readonly order?: 'date' | 'title'
  /** Returns schema.org data for an entry's page, instead of an Article. */
  structuredData?(entry: CodeEntry<EntryFields<Schema>>): object
}

const definitions = new WeakMap<object, Error>()

/** Defines a collection of entries, `<collection>/<id>/<lang>.md`, for `collections` in `site.config.ts`. */
export function defineCollection<Schema extends z.ZodObject>(definition: CollectionDefinition<Schema>): CollectionDefinition<Schema> {
  definitions.set(definition, new Error('A collection is defined here'))
  return definition
}

/** Returns an error whose stack names the place of a definition; undefined for a value that did not come from `defineCollection`. */
export function placeOfDefinition(value: unknown): Error | undefined {
  return typeof value === 'object' && value !== null ? definitions.get(value) : undefined
}

/** Reports whether a value came from `defineCollection`; its parts may still have any type. */
export function isCollectionDefinition(value: unknown): value is Partial<Record<keyof CollectionDefinition, unknown>> {
  return placeOfDefinition(value) !== undefined
}
