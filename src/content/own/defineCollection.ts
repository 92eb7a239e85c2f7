import { z } from 'zod'

/** A kind of entries of a publication's own. */
export interface CollectionDefinition<Schema extends z.ZodObject = z.ZodObject> {
  /** The fields that the entries have besides the engine's. */
  readonly schema: Schema
  /** The address of an entry with `:slug` in it. */
  readonly address: string
}

/** Defines a collection for the setting `collections`. */
export function defineCollection<Schema extends z.ZodObject>(definition: CollectionDefinition<Schema>): CollectionDefinition<Schema> {
  return definition
}

/** A field that names an entry of a collection. */
export function reference(collection: string): z.ZodString {
  return z.string().meta({ write: `the folder of an entry of \`${collection}\`` })
}
