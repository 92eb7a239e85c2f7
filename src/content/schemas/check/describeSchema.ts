import { z } from 'zod'
import { inTicks } from '../../advice/didYouMean.ts'

type JsonSchema = z.core.JSONSchema.BaseSchema

/**
 * Describes what a schema accepts, as the end of the sentence "Write …", for schemas that do not say so themselves. Undefined if it accepts
 * anything.
 */
export function describeSchema(schema: z.core.$ZodType): string | undefined {
  return describe(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
}

function describe(schema: JsonSchema): string | undefined {
  const { description, ...form } = schema
  const { type, enum: choices, const: only, anyOf, items, properties, format, examples: [example] = [] } = form
  if (choices ?? only !== undefined) return oneOf((choices ?? [only]).map((choice) => `\`${String(choice)}\``))
  if (description !== undefined) {
    // The words of a description seldom say what a number, a date or a switch looks like.
    const words = saysItself(form) ? undefined : describe(form)
    return [description.replace(/\.$/, ''), ...(words === undefined ? [] : [words])].join(': ')
  }
  if (anyOf) {
    const branches = anyOf.map((branch) => (typeof branch === 'object' ? describe(branch) : undefined))
    return branches.includes(undefined) ? undefined : oneOf(branches.map(String))
  }
  if (Array.isArray(type)) return oneOf(type.map((name) => describe({ ...form, type: name }) ?? ''))
  if (type === 'string' && typeof example === 'string') return `a text such as \`${example}\``
  if (type === 'string') return format === undefined ? 'a text' : `a text of the form ${format}`
  if (type === 'integer' || type === 'number') return `a ${type === 'integer' ? 'whole ' : ''}number${limitsOf(form)}`
  if (type === 'boolean') return '`true` or `false`'
  if (type === 'array') {
    const item = typeof items === 'object' && !Array.isArray(items) ? describe(items) : undefined
    return item === undefined ? 'a list' : `a list; an entry is ${item}`
  }
  if (type !== 'object') return undefined
  const keys = Object.keys(properties ?? {})
  return keys.length > 0 ? `a map with ${inTicks(keys)}` : 'a map'
}

/** Reports whether a schema accepts any text, or a list or a map, whose description says enough. */
function saysItself({ type, format, examples }: JsonSchema): boolean {
  return type === 'array' || type === 'object' || (type === 'string' && format === undefined && examples === undefined)
}

function oneOf(choices: readonly string[]): string {
  return choices.length < 2 ? (choices[0] ?? '') : `${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}`
}

// The bounds that zod gives every integer in JSON Schema.
const widest = Number.MAX_SAFE_INTEGER

function limitsOf({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: JsonSchema): string {
  const limits = [
    typeof exclusiveMinimum === 'number'
      ? `above ${exclusiveMinimum}`
      : minimum !== undefined && minimum > -widest
        ? `from ${minimum}`
        : '',
    typeof exclusiveMaximum === 'number'
      ? `below ${exclusiveMaximum}`
      : maximum !== undefined && maximum < widest
        ? `up to ${maximum}`
        : '',
  ]
  return limits.map((limit) => (limit === '' ? '' : ` ${limit}`)).join('')
}
