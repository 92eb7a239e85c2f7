import type { z } from 'zod'
import { didYouMean } from '../didYouMean.ts'
import { valueAt, type DataPath } from '../load/locatedData.ts'
import type { Finding } from '../problemAt.ts'
import { complaintOf } from './complain.ts'
import { describeValue } from './describeValue.ts'
import { knownKeys, whatToWrite } from './schemaAt.ts'

/** A finding with the path it belongs to. */
export interface ExplainedIssue {
  readonly path: DataPath
  readonly part: 'key' | 'value'
  readonly finding: Finding
}

/** What was checked, and by what. */
export interface CheckedData {
  readonly value: unknown
  readonly schema: z.core.$ZodType
}

/** Says in plain words what zod found, and what to write instead. */
export function explainIssue(issue: z.core.$ZodIssue, checked: CheckedData): readonly ExplainedIssue[] {
  const { path, code } = issue
  if (code === 'unrecognized_keys') return issue.keys.map((key) => unknownKey([...path, key], checked))
  if (code === 'invalid_union') {
    return fittingBranch(issue).flatMap((inner) => explainIssue({ ...inner, path: [...path, ...inner.path] }, checked))
  }
  if (code === 'invalid_type') return [wrongType(path, checked, issue.expected)]
  if (code === 'invalid_key') return [wrongKey(path)]
  if (code !== 'custom') return [wrongValue(path, checked, code === 'invalid_value' ? issue.values : [])]
  const { rule = 'wrong-value', message, fix, key } = complaintOf(issue)
  return [explained({ path, part: key === undefined ? 'value' : 'key' }, { rule, message: `${subject(path)} ${message}.`, fix })]
}

function unknownKey(path: DataPath, { schema }: CheckedData): ExplainedIssue {
  const known = knownKeys(schema, path.slice(0, -1)) ?? []
  const near = didYouMean(String(path.at(-1)), known)
  const fix = near ? `Did you mean \`${near}\`?` : `Known here: ${known.map((key) => `\`${key}\``).join(', ')}.`
  return explained({ path, part: 'key' }, { rule: 'unknown-field', message: `${subject(path)} is not a field.`, fix })
}

function wrongType(path: DataPath, { value, schema }: CheckedData, expected?: string): ExplainedIssue {
  const write = whatToWrite(schema, path)
  const found = valueAt(value, path)
  if (found === undefined) {
    const missing = write && `Add \`${String(path.at(-1))}:\` with ${write}.`
    const place = { path: path.slice(0, -1), part: 'key' } as const
    return explained(place, { rule: 'missing-field', message: `${subject(path)} is missing.`, fix: missing })
  }
  const needsQuotes = expected === 'string' && (typeof found === 'number' || typeof found === 'boolean')
  const fix = write && `Write ${write}${needsQuotes ? ', in quotes' : ''}.`
  if (found === null) return explained({ path, part: 'value' }, { rule: 'wrong-type', message: `${subject(path)} has no value.`, fix })
  return explained({ path, part: 'value' }, { rule: 'wrong-type', message: `${subject(path)} is ${describeValue(found)}.`, fix })
}

function wrongKey(path: DataPath): ExplainedIssue {
  const message = `${subject(path)} is not a key.`
  return explained(
    { path, part: 'key' },
    { rule: 'wrong-key', message, fix: 'Write a camelCase name: letters and digits, the first a small letter.' },
  )
}

function wrongValue(path: DataPath, { value, schema }: CheckedData, allowed: readonly unknown[]): ExplainedIssue {
  const found = valueAt(value, path)
  if (found === undefined) return wrongType(path, { value, schema })
  const near = typeof found === 'string' ? didYouMean(found, allowed.map(String)) : undefined
  const write = whatToWrite(schema, path)
  const fix = near ? `Did you mean \`${near}\`?` : write && `Write ${write}.`
  return explained({ path, part: 'value' }, { rule: 'wrong-value', message: `${subject(path)} is ${describeValue(found)}.`, fix })
}

/** Of a union's branches, the one that the writer had in mind: whose own type fits. */
function fittingBranch(issue: z.core.$ZodIssueInvalidUnion): readonly z.core.$ZodIssue[] {
  const fitting = issue.errors.find((branch) => branch.some((inner) => inner.code !== 'invalid_type' || inner.path.length > 0))
  return fitting ?? issue.errors[0] ?? []
}

/** What a sentence about a place begins with. */
export function subject(path: DataPath): string {
  const last = path.at(-1)
  if (last === undefined) return 'The file'
  if (typeof last !== 'number') return `\`${String(last)}\``
  const list = path.findLast((key) => typeof key === 'string')
  return list === undefined ? 'This entry' : `This entry of \`${list}\``
}

function explained(
  place: Pick<ExplainedIssue, 'path' | 'part'>,
  words: { readonly rule: string; readonly message: string; readonly fix: string | undefined },
): ExplainedIssue {
  const { rule, message, fix } = words
  return { ...place, finding: { severity: 'error', rule, message, ...(fix !== undefined && { fix }) } }
}
