import { z } from 'zod'
import type { LocatedData } from '../load/locatedData.ts'
import { checkSchema, type SchemaResult } from './checkSchema.ts'

export interface FieldsResult<Value> extends SchemaResult<Value> {
  /** The fields that are right, so that the other checks can go on with them. */
  readonly fields: Partial<Value>
}

/** Checks a map against its schema, and keeps the right fields where others are wrong. */
export function checkFields<Shape extends z.core.$ZodLooseShape>(
  schema: z.ZodObject<Shape, z.core.$strict>,
  data: LocatedData,
): FieldsResult<z.infer<z.ZodObject<Shape, z.core.$strict>>> {
  type Value = z.infer<z.ZodObject<Shape, z.core.$strict>>
  const result = checkSchema<Value>(schema as unknown as z.ZodType<Value>, data)
  if (result.value !== undefined) return { ...result, fields: result.value }
  const written = isMap(data.value) ? data.value : {}
  const entries = Object.entries(schema.shape).flatMap(([key, field]) => {
    const checked = Object.hasOwn(written, key) ? z.safeParse(field, written[key]) : undefined
    return checked?.success ? [[key, checked.data] as const] : []
  })
  return { ...result, fields: Object.fromEntries(entries) as Partial<Value> }
}

function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
