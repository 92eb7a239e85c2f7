import { z } from 'zod'
import type { DataPath } from '../load/locatedData.ts'

/** The schema of what stands at a path; undefined where the schema knows no such place. */
export function schemaAt(schema: z.core.$ZodType, path: DataPath): z.core.$ZodType | undefined {
  return path.reduce<z.core.$ZodType | undefined>((parent, key) => parent && step(unwrap(parent), key), schema)
}

/** The keys that a map at a path may have; undefined where there is no map, or any key is welcome. */
export function knownKeys(schema: z.core.$ZodType, path: DataPath): readonly string[] | undefined {
  const found = schemaAt(schema, path)
  const bare = found && unwrap(found)
  return bare instanceof z.ZodObject ? Object.keys(bare.shape) : undefined
}

/** What to write at a place, as the end of the sentence "Write …". */
export function whatToWrite(schema: z.core.$ZodType, path: DataPath): string | undefined {
  for (let found = schemaAt(schema, path); found; found = inner(found)) {
    const write = found instanceof z.ZodType ? found.meta()?.['write'] : undefined
    if (typeof write === 'string') return write
  }
  return undefined
}

function step(schema: z.core.$ZodType, key: PropertyKey): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodObject) return Object.hasOwn(schema.shape, key) ? schema.shape[String(key)] : undefined
  if (schema instanceof z.ZodArray) return schema.element
  return schema instanceof z.ZodRecord ? schema.valueType : undefined
}

function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  const within = inner(schema)
  return within ? unwrap(within) : schema
}

/** What is inside an optional, nullable or defaulted schema; of a union, the map. */
function inner(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) return schema.unwrap()
  if (schema instanceof z.ZodUnion) return schema.options.find((option) => option instanceof z.ZodObject)
  return undefined
}
