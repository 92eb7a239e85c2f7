import { z } from 'zod'
import { isMap } from '../../../shared/isMap.ts'
import type { DataPath, LocatedData } from '../../load/source/locatedData.ts'
import { type Problem, type ProblemDetails, problemAt } from '../../problem.ts'
import { explainIssue, subject } from './explainIssue.ts'
import { findControls, findLostKeys, lostKey } from './findControls.ts'

interface SchemaResult<Value> {
  /** Absent if anything is wrong. */
  readonly value?: Value
  readonly problems: readonly Problem[]
  /** Set if the issues cannot be listed: none of the problems names one. */
  readonly isUntold?: boolean
}

/** Checks untrusted data against its schema; every issue becomes a problem at its place. */
export function checkSchema<Value>(schema: z.ZodType<Value>, data: LocatedData): SchemaResult<Value> {
  const result = parseSafely(schema, data.value)
  if (result === 'too many mistakes') return { problems: [tooMany(data)], isUntold: true }
  const failure = result.error && failures.get(result.error)
  if (failure) return { problems: [failure], isUntold: true }
  const controls = findControls(data.value).map(({ path, part, name }) => {
    const message = `${subject(path)} contains the control character ${name}.`
    const details = { severity: 'error', rule: 'wrong-value', message, fix: 'Remove it.' } as const
    return problemAt(data.source, data.locate(path, part), details)
  })
  // Hardly any text has such a key.
  const lost = data.source.text.includes(lostKey) ? findLostKeys(data.value) : []
  const unusable = (paths: readonly DataPath[]) => paths.map((path) => problemAt(data.source, data.locate(path, 'key'), notAKey))
  if (result.success) {
    const problems = [...controls, ...unusable(lost)]
    return problems.length > 0 ? { problems } : { value: result.data, problems: [] }
  }
  const checked = { schema, value: data.value, whole: data.whole }
  const explained = result.error.issues.flatMap((issue) => explainIssue(issue, checked))
  // zod measures the length of a text in place of a list too.
  const mistyped = new Set(explained.flatMap(({ path, details }) => (details.rule === 'wrong-type' ? [JSON.stringify(path)] : [])))
  const told = new Set(explained.map(({ path }) => JSON.stringify(path)))
  const untold = lost.filter((path) => !told.has(JSON.stringify(path)))
  const problems = explained
    .filter(({ path, details }) => details.rule !== 'wrong-value' || !mistyped.has(JSON.stringify(path)))
    .map(({ path, part, details }) => problemAt(data.source, data.locate(path, part), details))
  return { problems: [...controls, ...unusable(untold), ...problems] }
}

const notAKey: ProblemDetails = {
  severity: 'error',
  rule: 'wrong-key',
  message: `\`${lostKey}\` is not a key: no map of JavaScript can hold it.`,
  fix: 'Write another one.',
}

const failures = new WeakMap<z.ZodError, Problem>()

/** Makes the result of a schema whose own code fails: the problem stands for whatever may be wrong in the data. */
export function failedBy<Value>(problem: Problem): z.ZodSafeParseError<Value> {
  const error = new z.ZodError([]) as z.ZodError<Value>
  failures.set(error, problem)
  return { success: false, error }
}

/** Handles an overflow: zod passes issues on as arguments, and a call cannot take a hundred thousand. */
function parseSafely<Value>(schema: z.ZodType<Value>, value: unknown): z.ZodSafeParseResult<Value> | 'too many mistakes' {
  try {
    return schema.safeParse(value)
  } catch (error) {
    if (error instanceof RangeError) return 'too many mistakes'
    throw error
  }
}

function tooMany(data: LocatedData): Problem {
  const message = 'There are too many mistakes in the fields to list them.'
  const fix = 'Look for a list with the wrong kind of values.'
  return problemAt(data.source, data.locate([]), { severity: 'error', rule: 'too-many-mistakes', message, fix })
}

/** The schema of a map with named fields. */
export type FieldsSchema<Value> = z.ZodType<Value> & { readonly shape: Readonly<Record<string, z.core.$ZodType>> }

interface FieldsResult<Value> extends SchemaResult<Value> {
  /** The valid fields, so that other checks can go on with them. */
  readonly fields: Partial<Value>
}

/** Checks a map against its schema, and keeps the valid fields if others are wrong. */
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
