import { z } from 'zod'
import { RemedyError } from '../../../content/own/RemedyError.ts'
import type { Problem } from '../../../content/problem.ts'
import { type FieldsSchema, failedBy } from '../../../content/schemas/check/checkSchema.ts'

/**
 * Wraps a schema so that exceptions from its own code become problems of that code, as `explain` describes them; `run` makes each call
 * of it.
 */
export function guardSchema<Value>(
  schema: FieldsSchema<Value>,
  explain: (error: unknown) => Problem,
  run: <Made>(call: () => Made) => Made = (call) => call(),
): FieldsSchema<Value> {
  const safeParse: typeof schema.safeParse = (value, parameters) => {
    try {
      return run(() => schema.safeParse(value, parameters))
    } catch (error) {
      // More issues than a call can take as arguments: the fields are to blame.
      if (error instanceof RangeError) throw error
      return failedBy(explain(error instanceof z.core.$ZodAsyncError ? waiting() : error))
    }
  }
  return Object.create(schema, { safeParse: { value: safeParse } }) as FieldsSchema<Value>
}

function waiting(): RemedyError {
  return new RemedyError('The schema is asynchronous, but fields are checked synchronously', 'Remove `async` from the schema.')
}
