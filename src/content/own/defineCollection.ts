import type { z } from 'zod'
import type { CodeEntry } from '../../shared/CodeEntry.ts'

/** The fields that every entry has besides those of its schema. */
interface EngineFields {
  readonly title: string
  readonly slug: string
  readonly description: string
  readonly author?: string
  readonly date: string
  readonly updated?: string
}

/** A kind of content of a publication's own. */
export interface CollectionDefinition<Schema extends z.ZodObject = z.ZodObject> {
  /** The fields of its own. One that neither the schema nor the engine knows is an error. */
  readonly schema: Schema
  /** `/recipes/:slug`, without the language's prefix; or one for each language. What stands before `/:slug` is the address of its listing. */
  readonly address: string | Readonly<Record<string, string>>
  /** What its listing is called; absent: its name. */
  readonly title?: string | Readonly<Record<string, string>>
  /** Of its listing; absent: `date`, the newest first. */
  readonly order?: 'date' | 'title'
  /** What its page says in terms of schema.org, in place of an Article. */
  structuredData?(entry: CodeEntry<EngineFields & z.output<Schema>>): object
}

const definitions = new WeakMap<object, Error>()

/** Defines a collection of entries, `<collection>/<id>/<lang>.md`, for `collections` in `site.config.ts`. */
export function defineCollection<Schema extends z.ZodObject>(definition: CollectionDefinition<Schema>): CollectionDefinition<Schema> {
  definitions.set(definition, new Error('A collection is defined here'))
  return definition
}

/** An error whose stack names the place of a definition; undefined for a value that did not come from `defineCollection`. */
export function placeOfDefinition(value: unknown): Error | undefined {
  return typeof value === 'object' && value !== null ? definitions.get(value) : undefined
}

/** Whether a value came from `defineCollection`; its parts may still be of any kind. */
export function isCollectionDefinition(value: unknown): value is Partial<Record<keyof CollectionDefinition, unknown>> {
  return placeOfDefinition(value) !== undefined
}
