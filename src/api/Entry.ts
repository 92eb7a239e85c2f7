import type { z } from 'zod'
import type { EntryFields } from '../content/own/defineCollection.ts'
import type { ArticleFields, CodeEntry } from '../shared/pages/CodeEntry.ts'

/**
 * The publication's collections by name, so that the fields of its entries have types. It is empty until a publication fills it in:
 * `declare module 'roomwright' { interface Collections { recipes: typeof recipes } }`.
 */
export interface Collections {} // oxlint-disable-line typescript/no-empty-object-type -- publications add to it

type OfCollection<Name, Fields> = Omit<CodeEntry<Fields>, 'collection'> & { readonly collection: Name }

type FieldsOf<Definition> = Definition extends { readonly schema: infer Schema extends z.ZodObject } ? EntryFields<Schema> : never

type EntryOf<Name> = Name extends keyof Collections ? OfCollection<Name, FieldsOf<Collections[Name]>> : OfCollection<Name, ArticleFields>

/**
 * An entry of a collection, or an article, as a component gets it. Once `Collections` names the publication's collections,
 * `entry.collection === 'recipes'` gives its fields their types.
 */
export type Entry = keyof Collections extends never ? CodeEntry : EntryOf<keyof (Collections & { readonly articles: unknown })>
