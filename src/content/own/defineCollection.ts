import type { z } from 'zod'

/** An entry of a collection, or an article, as code of a publication gets it. */
export interface CodeEntry<Fields = Readonly<Record<string, unknown>>> {
  /** `articles`, or the name of a collection. */
  readonly collection: string
  readonly id: string
  readonly language: string
  /** The address of its page. */
  readonly path: string
  /** Its front matter: what its schema makes of it. */
  readonly fields: Fields
  /** What its fields refer to, in their order. */
  readonly references: readonly LinkedEntry[]
  /** The articles and entries whose fields refer to it. */
  readonly referencedBy: readonly LinkedEntry[]
}

/** Another entry, as far as a link needs it. */
export interface LinkedEntry {
  readonly collection: string
  readonly id: string
  readonly language: string
  readonly path: string
  readonly title: string
}

/** The fields that every entry has besides those of its schema. */
export interface EngineFields {
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
  readonly structuredData?: (entry: CodeEntry<EngineFields & z.output<Schema>>) => object
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
