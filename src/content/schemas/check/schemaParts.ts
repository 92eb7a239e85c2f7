import { z } from 'zod'

/** Returns what an optional, nullable, defaulted, read-only or transformed schema wraps; undefined for any other. */
export function wrappedSchema(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodNonOptional) return schema.unwrap()
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault || schema instanceof z.ZodCatch) return schema.unwrap()
  if (schema instanceof z.ZodReadonly || schema instanceof z.ZodLazy) return schema.unwrap()
  return schema instanceof z.ZodPipe ? schema.in : undefined
}

/** Returns the schema of a part of a map or list; undefined if it can have no such part. */
export function partOf(schema: z.core.$ZodType, key: PropertyKey): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodObject) return Object.hasOwn(schema.shape, key) ? schema.shape[String(key)] : undefined
  if (schema instanceof z.ZodArray) return schema.element
  if (schema instanceof z.ZodTuple) return typeof key === 'number' ? schema.def.items[key] : undefined
  return schema instanceof z.ZodRecord ? schema.valueType : undefined
}
