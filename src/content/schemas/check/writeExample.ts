import { Document, isMap, isScalar } from 'yaml'
import { z } from 'zod'

type JsonSchema = z.core.JSONSchema.BaseSchema

/**
 * Writes YAML that a schema of fields accepts, each field on a line of its own below its description. Undefined if the schema requires
 * something that it does not express, such as a pattern or a rule in code.
 */
export function writeExample(schema: z.ZodObject): string | undefined {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  const value = sample(json)
  if (!schema.safeParse(value).success) return undefined
  const document = new Document(value)
  if (!isMap(document.contents)) return undefined
  for (const { key } of document.contents.items) {
    if (!isScalar(key)) continue
    const name = String(key.value)
    const part = json.properties?.[name]
    const description = typeof part === 'object' ? part.description : undefined
    const remarks = [description, json.required?.includes(name) ? undefined : 'optional'].filter((remark) => remark !== undefined)
    if (remarks.length > 0) key.commentBefore = ` ${remarks.join('; ')}`
  }
  return document.toString({ lineWidth: 0 })
}

/** Returns a value that a schema accepts; undefined if none can be derived. */
function sample(schema: JsonSchema): unknown {
  const { type, examples: [example] = [], default: preset, enum: [choice] = [], const: only, anyOf } = schema
  const given = [example, preset, only, choice].find((value) => value !== undefined)
  if (given !== undefined) return given
  if (anyOf) return anyOf.map(sampleOf).find((value) => value !== undefined && value !== null)
  switch (Array.isArray(type) ? type[0] : type) {
    case 'string':
      return sampleText(schema)
    case 'integer':
    case 'number':
      return sampleNumber(schema)
    case 'boolean':
      return true
    case 'array':
      return sampleList(schema)
    case 'object':
      return sampleMap(schema)
    default:
      return undefined
  }
}

function sampleOf(schema: JsonSchema | boolean | undefined): unknown {
  return typeof schema === 'object' ? sample(schema) : undefined
}

const formats: Readonly<Record<string, string>> = {
  date: '2026-01-31',
  'date-time': '2026-01-31T12:00:00Z',
  time: '12:00:00',
  email: 'name@site.example',
  uri: 'https://site.example/',
}

function sampleText({ format, pattern, minLength = 0, maxLength }: JsonSchema): string | undefined {
  if (format !== undefined) return formats[format]
  return pattern === undefined ? 'Text'.padEnd(minLength, ' text').slice(0, maxLength) : undefined
}

function sampleNumber({ type, minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf: wanted }: JsonSchema): number {
  const above = typeof exclusiveMinimum === 'number' ? exclusiveMinimum : -Infinity
  const below = typeof exclusiveMaximum === 'number' ? exclusiveMaximum : Infinity
  const step = wanted ?? (type === 'integer' || below > 1 ? 1 : below / 2)
  const least = Math.max(minimum ?? -Infinity, above + step)
  const most = Math.min(maximum ?? Infinity, below - step)
  return Math.ceil(Math.min(Math.max(step, least), most) / step) * step
}

function sampleList({ items, prefixItems, minItems = 1 }: JsonSchema): unknown {
  if (prefixItems) return prefixItems.map(sampleOf)
  return Array.from({ length: Math.max(1, minItems) }, () => sampleOf(Array.isArray(items) ? items[0] : items))
}

function sampleMap({ properties, additionalProperties }: JsonSchema): unknown {
  if (properties) return Object.fromEntries(Object.entries(properties).map(([key, part]) => [key, sampleOf(part)]))
  const value = sampleOf(additionalProperties)
  return value === undefined ? {} : { name: value }
}
