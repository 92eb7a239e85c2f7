import { z } from 'zod'

/** A field of a file, as listed in the reference. */
export interface Field {
  /** Path from the top of the file: `image.src`, `sources[].title`, `<key>.slug`. */
  readonly path: string
  readonly type: string
  /** `yes`, `no`, or the default as it would be written. */
  readonly needed: string
  /** What to write, and its purpose. */
  readonly note: string
}

/** Lists every field of a schema in order, each before the fields inside it. */
export function listFields(schema: z.core.$ZodType, path = ''): readonly Field[] {
  const bare = unwrap(schema)
  if (bare instanceof z.ZodObject && !isByLanguage(bare)) {
    return Object.entries(bare.shape).flatMap(([key, field]) => {
      const inner = path === '' ? key : `${path}.${key}`
      return [{ path: inner, type: typeOf(field), needed: neededOf(field), note: noteOf(field) }, ...listFields(field, inner)]
    })
  }
  if (bare instanceof z.ZodArray) return listFields(bare.element, `${path}[]`)
  if (bare instanceof z.ZodRecord) return listFields(bare.valueType, path === '' ? '<key>' : `${path}.<key>`)
  if (!(bare instanceof z.ZodUnion)) return []
  const branches = bare.options.flatMap((option) => listFields(option, path))
  return branches.filter((field, index) => branches.findIndex((other) => other.path === field.path) === index)
}

type Wrapper = z.ZodOptional | z.ZodNullable | z.ZodDefault | z.ZodPrefault

function isWrapper(schema: z.core.$ZodType): schema is Wrapper {
  return (
    schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault
  )
}

function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodPipe) return unwrap(schema.in)
  return isWrapper(schema) ? unwrap(schema.unwrap()) : schema
}

/** Reports whether an object is a text by language, which counts as one value rather than a field for each language. */
function isByLanguage({ shape }: z.ZodObject): boolean {
  return (
    Object.keys(shape).length > 0 &&
    Object.keys(shape).every((key) => /^[a-z]{2}$/.test(key) && key !== 'by' && key !== 'at' && key !== 'in')
  )
}

function typeOf(schema: z.core.$ZodType): string {
  const bare = unwrap(schema)
  if (bare instanceof z.ZodEnum) return bare.options.map((option) => `\`${option}\``).join(', ')
  if (bare instanceof z.ZodLiteral) return [...bare.values].map((value) => `\`${String(value)}\``).join(', ')
  if (bare instanceof z.ZodNumber) return numberType(bare)
  if (bare instanceof z.ZodArray) return `list of: ${typeOf(bare.element)}`
  if (bare instanceof z.ZodObject) return isByLanguage(bare) ? 'map of languages' : 'map'
  if (bare instanceof z.ZodRecord) return `map, each: ${typeOf(bare.valueType)}`
  if (bare instanceof z.ZodUnion) return [...new Set(bare.options.map(typeOf))].join(' or ')
  if (bare instanceof z.ZodBoolean) return '`true` or `false`'
  if (bare instanceof z.ZodNull) return 'nothing'
  if (bare instanceof z.ZodTuple) return `list of ${bare.def.items.length}: ${[...new Set(bare.def.items.map(typeOf))].join(', ')}`
  return bare instanceof z.ZodString ? 'text' : 'value'
}

function numberType({ minValue, maxValue, isInt }: z.ZodNumber): string {
  const kind = isInt ? 'whole number' : 'number'
  const isBound = (bound: number | null) => bound !== null && Math.abs(bound) < Number.MAX_SAFE_INTEGER
  if (isBound(minValue) && isBound(maxValue)) return `${kind}, ${minValue} to ${maxValue}`
  return isBound(minValue) ? `${kind} from ${minValue}` : kind
}

function neededOf(schema: z.core.$ZodType): string {
  if (schema instanceof z.ZodDefault) return defaultText(schema.def.defaultValue)
  return isWrapper(schema) ? 'no' : 'yes'
}

/**
 * Returns the default as text; `no` for lists and maps, since an empty one means the same as leaving it out, and fields list their own
 * defaults.
 */
function defaultText(value: unknown): string {
  return typeof value === 'object' ? 'no' : `\`${JSON.stringify(value).replaceAll('"', '')}\``
}

function noteOf(schema: z.core.$ZodType): string {
  const notes = [metaOf(schema, 'write'), metaOf(schema, 'description')]
  const type = typeOf(schema)
  // The list of choices need not be repeated.
  const isNews = (note: string) => note.replaceAll(' or ', ', ') !== type.replaceAll(' or ', ', ')
  return notes.flatMap((note) => (note !== undefined && isNews(note) ? [sentence(note)] : [])).join(' ')
}

/** Returns the closest metadata of a field: its own, or that of the schema that it wraps. */
function metaOf(schema: z.core.$ZodType, name: 'write' | 'description'): string | undefined {
  const found = schema instanceof z.ZodType ? schema.meta()?.[name] : undefined
  if (typeof found === 'string') return found
  return isWrapper(schema) ? metaOf(schema.unwrap(), name) : undefined
}

function sentence(note: string): string {
  const text = note.replace(/^./u, (letter) => letter.toUpperCase())
  return /[.!?]$/.test(text) ? text : `${text}.`
}
