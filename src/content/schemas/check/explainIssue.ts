import { z } from 'zod'
import { didYouMean, inTicks } from '../../advice/didYouMean.ts'
import { type DataPath, valueAt } from '../../load/source/locatedData.ts'
import type { ProblemDetails } from '../../problem.ts'
import { describeSchema } from './describeSchema.ts'
import { faultOfIssue } from '../fields.ts'
import { fieldHere } from '../../advice/fieldsElsewhere.ts'
import { partOf, wrappedSchema } from './schemaParts.ts'
import type { RuleName } from '../../rules.ts'

/** A problem's details, with the path that it belongs to. */
interface ExplainedIssue {
  readonly path: DataPath
  readonly part: 'key' | 'value'
  readonly details: ProblemDetails
}

/** The checked data and its schema. */
interface CheckedData {
  readonly value: unknown
  /** The beginning of a sentence about the whole of it. */
  readonly whole: string | undefined
  readonly schema: z.core.$ZodType
}

/** Explains a zod issue in plain words, with what to write instead. */
export function explainIssue(issue: z.core.$ZodIssue, checked: CheckedData): readonly ExplainedIssue[] {
  const { path, code } = issue
  if (code === 'unrecognized_keys') return issue.keys.map((key) => unknownKey([...path, key], checked))
  if (code === 'invalid_union') {
    return fittingBranch(issue).flatMap((inner) => explainIssue({ ...inner, path: [...path, ...inner.path] }, checked))
  }
  if (code === 'invalid_type') return [wrongType(path, checked, issue.expected)]
  if (code !== 'custom') {
    const wrong = wrongValue(path, checked, code === 'invalid_value' ? issue.values : [])
    const own = ownMessage(issue)
    if (own === undefined) return [wrong]
    const { fix, ...details } = wrong.details
    const message = `${subject(path, checked.whole)} ${own}.`
    // It is a text, of the wrong form.
    return [{ ...wrong, details: { ...details, message, ...(fix !== 'Write a text.' && { fix }) } }]
  }
  const { rule = 'wrong-value', message, fix, key } = faultOfIssue(issue)
  return [
    explained({ path, part: key === undefined ? 'value' : 'key' }, { rule, message: `${subject(path, checked.whole)} ${message}.`, fix }),
  ]
}

/** Returns the message that a publication's schema gives a check, as in `.regex(/…/, 'must be a time')`; undefined if it has none. */
function ownMessage(issue: z.core.$ZodIssue): string | undefined {
  // The standard messages of other issues also depend on the value, which an issue does not keep.
  if (issue.code !== 'invalid_format' && issue.code !== 'too_small' && issue.code !== 'too_big') return undefined
  const { message, ...raw } = issue
  const standard = z.locales.en().localeError({ ...raw, input: undefined })
  return message === (typeof standard === 'string' ? standard : standard?.message) ? undefined : message.replace(/\.$/, '')
}

function unknownKey(path: DataPath, { schema }: CheckedData): ExplainedIssue {
  const known = knownKeys(schema, path.slice(0, -1)) ?? []
  // A field of another form of the same map, such as `to` of a redirect beside `status: 410`.
  if (known.includes(String(path.at(-1)))) {
    const message = `${subject(path)} does not belong with the fields beside it.`
    return explained({ path, part: 'key' }, { rule: 'unknown-field', message, fix: 'Remove it.' })
  }
  // `{ cm: 92,5 }` is two fields to YAML.
  if (/^\d+$/.test(String(path.at(-1))) && known.length > 0)
    return explained(
      { path, part: 'key' },
      { rule: 'unknown-field', message: `${subject(path)} is not a field: a comma ends a number.`, fix: 'Write a point: `92.5`.' },
    )
  const name = String(path.at(-1))
  const near = didYouMean(name, known)
  const fix = fieldHere(name, known) ?? (near ? `Did you mean \`${near}\`?` : fieldsIn(known))
  return explained({ path, part: 'key' }, { rule: 'unknown-field', message: `${subject(path)} is not a field.`, fix })
}

function fieldsIn(known: readonly string[]): string {
  const list = inTicks(known)
  if (known.length < 2) return list === '' ? 'Remove it.' : `Remove it, or write ${list}.`
  return `Write one of ${list}.`
}

function wrongType(path: DataPath, { value, schema, whole }: CheckedData, expected?: string): ExplainedIssue {
  const write = whatToWrite(schema, path)
  const found = valueAt(value, path)
  const noDate =
    expected === 'date'
      ? 'No field is ever a `Date`: in the schema, write `z.iso.date()`, which takes texts such as 2026-01-31.'
      : undefined
  if (noDate !== undefined && found !== undefined) {
    const message = `${subject(path, whole)} is ${describeValue(found)}.`
    return explained({ path, part: 'value' }, { rule: 'wrong-type', message, fix: noDate })
  }
  if (found === undefined) {
    const missing = noDate ?? (write && `Add \`${String(path.at(-1))}:\` with ${write}.`)
    const place = { path: path.slice(0, -1), part: 'key' } as const
    return explained(place, { rule: 'missing-field', message: `${subject(path)} is missing.`, fix: missing })
  }
  const needsQuotes = expected === 'string' && (typeof found === 'number' || typeof found === 'boolean')
  const fix = write && `Write ${write}${needsQuotes && !/\bin quotes\b/.test(write) ? ', in quotes' : ''}.`
  if (found === null)
    return explained({ path, part: 'value' }, { rule: 'wrong-type', message: `${subject(path, whole)} has no value.`, fix })
  return explained({ path, part: 'value' }, { rule: 'wrong-type', message: `${subject(path, whole)} is ${describeValue(found)}.`, fix })
}

function wrongValue(path: DataPath, { value, schema, whole }: CheckedData, allowed: readonly unknown[]): ExplainedIssue {
  const found = valueAt(value, path)
  if (found === undefined) return wrongType(path, { value, schema, whole })
  const isQuoted = typeof found === 'string' && allowed.map(String).includes(found)
  // No number is nearly another one.
  const words = allowed.filter((option) => typeof option === 'string')
  const near = typeof found === 'string' ? didYouMean(found, words) : undefined
  const write = whatToWrite(schema, path)
  const fix = isQuoted ? `Write ${found} without quotes.` : near ? `Did you mean \`${near}\`?` : write && `Write ${write}.`
  // A list itself can only have the wrong length; other issues are reported at its entries.
  const is = Array.isArray(found) ? describeLength(found.length) : describeValue(found)
  return explained({ path, part: 'value' }, { rule: 'wrong-value', message: `${subject(path, whole)} is ${is}.`, fix })
}

/** Returns the issues of the union branch that the writer most likely meant: the one whose type fits. */
function fittingBranch(issue: z.core.$ZodIssueInvalidUnion): readonly z.core.$ZodIssue[] {
  const fitting = issue.errors.find((branch) => branch.some((inner) => inner.code !== 'invalid_type' || inner.path.length > 0))
  return fitting ?? issue.errors[0] ?? []
}

/** Returns the beginning of a sentence about a place. */
export function subject(path: DataPath, whole = 'The file'): string {
  const last = path.at(-1)
  if (last === undefined) return whole
  if (typeof last !== 'number') return `\`${String(last)}\``
  const list = path.findLast((key) => typeof key === 'string')
  return list === undefined ? 'This entry' : `This entry of \`${list}\``
}

function explained(
  place: Pick<ExplainedIssue, 'path' | 'part'>,
  words: { readonly rule: RuleName; readonly message: string; readonly fix: string | undefined },
): ExplainedIssue {
  const { rule, message, fix } = words
  return { ...place, details: { severity: 'error', rule, message, ...(fix !== undefined && { fix }) } }
}

/** Describes a value, as the end of the sentence "It is …". */
function describeValue(value: unknown): string {
  if (value === null) return 'empty'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'string') return value.trim() === '' ? 'empty' : `"${shorten(value)}"`
  if (typeof value === 'number' || typeof value === 'bigint') return `the number ${value}`
  if (typeof value === 'boolean') return `the word ${value} without quotes, which means yes or no`
  return typeof value === 'object' ? 'a map' : `a ${typeof value}`
}

function describeLength(length: number): string {
  return length === 0 ? 'an empty list' : `a list of ${length}`
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}

/** Returns the words that a schema allows at a path, if it lists them. */
export function choicesAt(schema: z.core.$ZodType, path: DataPath): readonly string[] | undefined {
  const found = schemaAt(schema, path)
  const bare = found && unwrap(found)
  return bare instanceof z.ZodEnum ? bare.options.map(String) : undefined
}

/** Returns the schema at a path; undefined if the schema has no such path. */
function schemaAt(schema: z.core.$ZodType, path: DataPath): z.core.$ZodType | undefined {
  return path.reduce<z.core.$ZodType | undefined>((parent, key) => parent && partOf(unwrap(parent), key), schema)
}

/** Returns the keys that a map at a path may have, with those that are read elsewhere; undefined if there is no map, or any key is allowed. */
function knownKeys(schema: z.core.$ZodType, path: DataPath): readonly string[] | undefined {
  const found = schemaAt(schema, path)
  const bare = found && unwrap(found)
  if (!(bare instanceof z.ZodObject)) return undefined
  const also: unknown = bare.meta()?.['also']
  return [...Object.keys(bare.shape), ...(Array.isArray(also) ? also.map(String) : [])]
}

/** Returns what to write at a place, as the end of the sentence "Write …". */
function whatToWrite(schema: z.core.$ZodType, path: DataPath): string | undefined {
  for (let found = schemaAt(schema, path); found; found = innerSchema(found)) {
    const write = found instanceof z.ZodType ? found.meta()?.['write'] : undefined
    if (typeof write === 'string') return write
  }
  const found = schemaAt(schema, path)
  return found && describeSchema(found)
}

function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  const within = innerSchema(schema)
  return within ? unwrap(within) : schema
}

/** Unwraps a schema; of a union, returns the map. */
function innerSchema(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodUnion) return schema.options.find((option) => option instanceof z.ZodObject || option instanceof z.ZodRecord)
  return wrappedSchema(schema)
}
