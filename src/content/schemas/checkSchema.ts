import type { z } from 'zod'
import type { LocatedData } from '../load/locatedData.ts'
import type { Problem } from '../problem.ts'
import { problemAt } from '../problemAt.ts'
import { explainIssue } from './explainIssue.ts'

export interface SchemaResult<Value> {
  /** Absent where anything is wrong. */
  readonly value?: Value
  readonly problems: readonly Problem[]
}

/** Checks untrusted data against its schema; every issue becomes a problem at its place. */
export function checkSchema<Value>(schema: z.ZodType<Value>, data: LocatedData): SchemaResult<Value> {
  const result = schema.safeParse(data.value)
  if (result.success) return { value: result.data, problems: [] }
  const checked = { schema, value: data.value }
  const problems = result.error.issues.flatMap((issue) =>
    explainIssue(issue, checked).map(({ path, part, finding }) => problemAt(data.source, data.locate(path, part), finding)),
  )
  return { problems }
}
