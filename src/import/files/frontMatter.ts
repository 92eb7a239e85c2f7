import { parse as parseToml } from 'smol-toml'
import { isMap } from '../../shared/isMap.ts'
import { parse as parseYaml } from 'yaml'
import { ImportError } from '../FoundPost.ts'

export type Fields = Readonly<Record<string, unknown>>

interface FrontMatter {
  readonly fields: Fields
  readonly body: string
  /** Line of the body in its file, counted from 1. */
  readonly line: number
}

const forms = [
  { mark: '---', parse: readYaml },
  { mark: '+++', parse: readToml },
] as const

/** Splits a text into its fields (YAML, TOML or JSON) and its body; a text without fields is all body. */
export function readFrontMatter(text: string): FrontMatter {
  const unix = text.replaceAll('\r\n', '\n').replaceAll('\r', '\n')
  for (const { mark, parse } of forms) {
    const opening = new RegExp(`^${mark.replaceAll('+', '\\+')}[ \\t]*\\n`).exec(unix)
    if (!opening) continue
    const closing = new RegExp(`^${mark.replaceAll('+', '\\+')}[ \\t]*$`, 'm').exec(unix.slice(opening[0].length))
    if (!closing) continue
    const end = opening[0].length + closing.index
    return split(unix, end + closing[0].length, parse(unix.slice(opening[0].length, end)))
  }
  const end = endOfJson(unix)
  if (end !== undefined) return split(unix, end, readJson(unix.slice(0, end)))
  return { fields: {}, body: unix, line: 1 }
}

/** Returns the end of the JSON object at the start of a text; undefined if there is none, or if text follows on its last line. */
function endOfJson(text: string): number | undefined {
  if (!/^\{\s*["}]/.test(text)) return undefined
  let depth = 0
  for (const { 0: mark, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}]/gs)) {
    if (mark === '{') depth++
    if (mark === '}') depth--
    if (depth === 0) return /^[ \t]*(?:\n|$)/.test(text.slice(index + 1, index + 200)) ? index + 1 : undefined
  }
  return undefined
}

function split(text: string, end: number, fields: Fields): FrontMatter {
  const body = text.slice(end).replace(/^[ \t]*\n/, '')
  return { fields, body, line: text.slice(0, text.length - body.length).split('\n').length }
}

/** Parses YAML; the library's limit stops aliases that multiply. */
export function readYaml(text: string): Fields {
  return parsed('YAML', () => parseYaml(text, { maxAliasCount: 100, logLevel: 'error', uniqueKeys: false }) as unknown)
}

export function readToml(text: string): Fields {
  return parsed('TOML', () => parseToml(text))
}

export function readJson(text: string): Fields {
  return parsed('JSON', () => JSON.parse(text) as unknown)
}

/** Parses fields; throws an `ImportError` if they are not valid. Anything but a map counts as no fields. */
function parsed(form: string, parse: () => unknown): Fields {
  let value: unknown
  try {
    value = parse()
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
    // After a colon the parser shows the line itself.
    throw new ImportError(`its fields are not ${form}: ${reason.replace(/:$/, '')}`)
  }
  return isFields(value) ? value : {}
}

export function isFields(value: unknown): value is Fields {
  return isMap(value)
}

/** Returns the first of some fields with a text that is not blank; names match in any case. */
export function textField(fields: Fields, ...names: readonly string[]): string | undefined {
  for (const name of names) {
    const value = fieldOf(fields, name)
    const text = typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined
    if (text !== undefined && text.trim() !== '') return text.trim()
  }
  return undefined
}

export function fieldOf(fields: Fields, name: string): unknown {
  if (Object.hasOwn(fields, name)) return fields[name]
  const key = Object.keys(fields).find((candidate) => candidate.toLowerCase() === name.toLowerCase())
  return key === undefined ? undefined : fields[key]
}

/** Returns a field as a list of texts; a single text is a list of one, or is split at `separator`. */
export function listField(fields: Fields, name: string, separator?: RegExp): readonly string[] {
  const value = fieldOf(fields, name)
  const items = Array.isArray(value) ? value : typeof value === 'string' ? (separator ? value.split(separator) : [value]) : []
  return items
    .flatMap((item) => (typeof item === 'string' || typeof item === 'number' ? [String(item).trim()] : []))
    .filter((item) => item !== '')
}

/** Returns a text with its white space, or an empty text for any other value. */
export function rawText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** Reports whether a value is true, `"true"` or `"yes"`. */
export function isSet(value: unknown): boolean {
  return value === true || (typeof value === 'string' && /^(?:true|yes)$/i.test(value.trim()))
}

/** Returns the date in the first of some fields that has one, as `readDate` parses it. */
export function dateField(fields: Fields, ...names: readonly string[]): Moment | undefined {
  for (const name of names) {
    const value = fieldOf(fields, name)
    const text = value instanceof Date ? value.toISOString() : typeof value === 'string' || typeof value === 'number' ? String(value) : ''
    const moment = readDate(text)
    if (moment) return moment
  }
  return undefined
}

export interface Moment {
  /** `2019-03-14`, as written in the source. */
  readonly day: string
  /** Milliseconds since 1970. */
  readonly time: number
}

const dateForm = /^\s*(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T\s]+(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2})?)?/i

/** Parses a date in the forms used in front matter; undefined if there is none or the day does not exist. */
export function readDate(text: string): Moment | undefined {
  const match = dateForm.exec(text)
  if (!match) {
    const time = /[a-z]{3}/i.test(text) ? Date.parse(text) : Number.NaN
    return Number.isNaN(time) ? undefined : { day: new Date(time).toISOString().slice(0, 10), time }
  }
  const [, year = '', month = '', date = '', hour = '0', minute = '00', second = '00', zone = 'Z'] = match
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  const offset = /^[+-]/.test(zone) ? zone.replace(/^(.\d{2}):?(\d{2})$/, '$1:$2') : 'Z'
  const time = Date.parse(`${day}T${hour.padStart(2, '0')}:${minute}:${second}${offset}`)
  const midnight = Date.parse(`${day}T00:00:00Z`)
  if (Number.isNaN(time) || Number(year) < 1 || new Date(midnight).toISOString().slice(0, 10) !== day) return undefined
  return { day, time }
}
