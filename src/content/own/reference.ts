import { z } from 'zod'
import type { DataPath } from '../load/source/locatedData.ts'
import { wrappedSchema, partOf } from '../schemas/check/schemaParts.ts'

/** A reference from a field to an entry. */
export interface Reference {
  /** Path of the field that holds the reference. */
  readonly path: DataPath
  /** `articles`, or the name of a collection. */
  readonly collection: string
  /** The name of the entry's folder. */
  readonly id: string
}

/** Returns the collection of a text, named as in references. */
export function collectionNameOf({ own }: { readonly own?: { readonly collection: string } }): string {
  return own?.collection ?? 'articles'
}

/** Schema of a field that holds the id of an entry: `soup`, or `recipes/soup`. */
export function reference(collection: string) {
  return z
    .string()
    .min(1)
    .meta({ write: `the id of an entry of \`${collection}\`, the name of its folder`, reference: collection })
}

/** Lists the references in a value that its schema accepts, in the order of the value. */
export function findReferences(schema: z.core.$ZodType, value: unknown, path: DataPath = []): readonly Reference[] {
  if (value === undefined || value === null) return []
  const collection = collectionOf(schema)
  if (collection !== undefined) return typeof value === 'string' ? [{ path, collection, id: withoutCollection(value, collection) }] : []
  if (schema instanceof z.ZodUnion) {
    const fitting = schema.options.find((option) => z.safeParse(option, value).success)
    return fitting ? findReferences(fitting, value, path) : []
  }
  if (schema instanceof z.ZodIntersection) return [schema.def.left, schema.def.right].flatMap((side) => findReferences(side, value, path))
  const within = wrappedSchema(schema)
  if (within) return findReferences(within, value, path)
  if (typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, item]) => {
    const step = Array.isArray(value) ? Number(key) : key
    const part = partOf(schema, step)
    return part ? findReferences(part, item, [...path, step]) : []
  })
}

/** Lists the collections that a schema refers to, with the fields that do. */
export function referredCollections(schema: z.ZodObject): readonly { readonly field: string; readonly collection: string }[] {
  return Object.entries(schema.shape).flatMap(([field, part]) =>
    collectionsIn(part, new Set()).map((collection) => ({ field, collection })),
  )
}

function collectionsIn(schema: z.core.$ZodType, seen: Set<z.core.$ZodType>): readonly string[] {
  if (seen.has(schema)) return []
  seen.add(schema)
  const collection = collectionOf(schema)
  if (collection !== undefined) return [collection]
  return partsOf(schema).flatMap((part) => collectionsIn(part, seen))
}

function partsOf(schema: z.core.$ZodType): readonly z.core.$ZodType[] {
  if (schema instanceof z.ZodUnion) return schema.options
  if (schema instanceof z.ZodIntersection) return [schema.def.left, schema.def.right]
  if (schema instanceof z.ZodObject) return Object.values(schema.shape)
  if (schema instanceof z.ZodTuple) return schema.def.items
  const within = wrappedSchema(schema) ?? partOf(schema, 0)
  return within ? [within] : []
}

function collectionOf(schema: z.core.$ZodType): string | undefined {
  const found = schema instanceof z.ZodString ? schema.meta()?.['reference'] : undefined
  return typeof found === 'string' ? found : undefined
}

/** Strips the collection: `recipes/soup` and `soup` are the same in a field that refers to `recipes`. */
function withoutCollection(written: string, collection: string): string {
  return written.startsWith(`${collection}/`) ? written.slice(collection.length + 1) : written
}
