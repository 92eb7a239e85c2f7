import type { z } from 'zod'
import type { LocatedData } from '../load/locatedData.ts'
import type { Problem } from '../problem.ts'
import { problemAt } from '../problemAt.ts'
import { explainIssue, subject } from './explainIssue.ts'
import { findControls } from './findControls.ts'

export interface SchemaResult<Value> {
  /** Absent where anything is wrong. */
  readonly value?: Value
  readonly problems: readonly Problem[]
  /** There are more mistakes than can be told: the problems name none of them. */
  readonly isUntold?: boolean
}

/** Checks untrusted data against its schema; every issue becomes a problem at its place. */
export function checkSchema<Value>(schema: z.ZodType<Value>, data: LocatedData): SchemaResult<Value> {
  const result = parseSafely(schema, data.value)
  if (result === 'too many mistakes') return { problems: [tooMany(data)], isUntold: true }
  const controls = findControls(data.value).map(({ path, part, name }) => {
    const message = `${subject(path)} holds the control character ${name}.`
    const finding = { severity: 'error', rule: 'wrong-value', message, fix: 'Take it out.' } as const
    return problemAt(data.source, data.locate(path, part), finding)
  })
  if (result.success) return controls.length > 0 ? { problems: controls } : { value: result.data, problems: [] }
  const checked = { schema, value: data.value }
  const problems = result.error.issues.flatMap((issue) =>
    explainIssue(issue, checked).map(({ path, part, finding }) => problemAt(data.source, data.locate(path, part), finding)),
  )
  return { problems: [...controls, ...problems] }
}

/** The library hands issues on as arguments, of which a call takes no hundred thousand. */
function parseSafely<Value>(schema: z.ZodType<Value>, value: unknown): z.ZodSafeParseResult<Value> | 'too many mistakes' {
  try {
    return schema.safeParse(value)
  } catch (error) {
    if (error instanceof RangeError) return 'too many mistakes'
    throw error
  }
}

function tooMany(data: LocatedData): Problem {
  const message = 'There are too many mistakes in the fields to tell them.'
  const fix = 'Look for a list of the wrong kind of values.'
  return problemAt(data.source, data.locate([]), { severity: 'error', rule: 'too-many-mistakes', message, fix })
}
