import { z } from 'zod'
import type { LocatedData } from '../load/locatedData.ts'
import { findControls } from './findControls.ts'
import { checkSchema, type SchemaResult } from './checkSchema.ts'

/** The schema of a map with fields that are known by name. */
export type FieldsSchema<Value> = z.ZodType<Value> & { readonly shape: Readonly<Record<string, z.core.$ZodType>> }

export interface FieldsResult<Value> extends SchemaResult<Value> {
  /** The fields that are right, so that the other checks can go on with them. */
  readonly fields: Partial<Value>
}

/** Checks a map against its schema, and keeps the right fields where others are wrong. */
export function checkFields<Value>(schema: FieldsSchema<Value>, data: LocatedData): FieldsResult<Value> {
  const result = checkSchema(schema, data)
  if (result.value !== undefined) return { ...result, fields: result.value }
  if (result.isUntold) return { ...result, fields: {} }
  const written = isMap(data.value) ? data.value : {}
  const entries = Object.entries(schema.shape).flatMap(([key, field]) => {
    if (!Object.hasOwn(written, key) || findControls(written[key]).length > 0) return []
    const checked = z.safeParse(field, written[key])
    return checked.success ? [[key, checked.data] as const] : []
  })
  return { ...result, fields: Object.fromEntries(entries) as Partial<Value> }
}

function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
