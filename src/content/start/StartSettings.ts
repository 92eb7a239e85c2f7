import { didYouMean } from '../advice/didYouMean.ts'
import { type Language, canonicalTag, isEngineLanguage, engineLanguageCodes } from '../../shared/languages/languages.ts'
import { reservedSegments } from '../../shared/addresses/routes.ts'
import { choicesAt } from '../schemas/check/explainIssue.ts'
import { siteSchema } from '../schemas/siteSchema.ts'
import { slugOf } from './transliterate.ts'
import { isWebAddress } from '../schemas/fields.ts'

/** The settings that a new publication is made from. */
export interface StartSettings {
  readonly title: string
  /** Scheme and host. */
  readonly url: string
  readonly languages: readonly [Language, ...Language[]]
  readonly look: string
  /** Titles of the first categories, in the first language; absent: the engine's. */
  readonly categories?: readonly string[]
  /** What npm installs the engine from: a version, or `file:` and a path relative to the publication. */
  readonly engine: string
  readonly now: Date
}

/** A file to write; its path is relative to the publication folder. */
export interface PlannedFile {
  readonly path: string
  readonly text: string
}

/** A valid answer, or why it is not valid. */
export type Parsed<Value> = { readonly value: Value } | { readonly fault: string }

export function parseTitle(text: string): Parsed<string> {
  const title = text.trim()
  if (title === '') return { fault: 'The title is empty. Write the name of the publication.' }
  if (/\p{Cc}/u.test(title)) return { fault: 'The title contains a control character. Write it on one line.' }
  return title.length > 100 ? { fault: `The title has ${title.length} characters. Write at most 100.` } : { value: title }
}

export function parseAddress(text: string): Parsed<string> {
  const url = text.trim().replace(/\/$/, '')
  if (siteSchema.shape.url.safeParse(url).success) return { value: url }
  // Without another scheme, since `https://ftp://x` would be an address of the host `ftp`.
  const web = isWebAddress(url) ? url : `https://${url.replace(/^[a-z][a-z0-9+.-]*:\/\//i, '')}`
  const near = isWebAddress(web) ? new URL(web).origin : undefined
  return { fault: `"${text}" is not a scheme and host alone. Write ${near ?? 'an address such as https://example.org'}.` }
}

export function parseLanguages(text: string): Parsed<StartSettings['languages']> {
  const codes = text.split(/[\s,]+/).filter((code) => code !== '')
  const [first, ...others] = codes.filter(isEngineLanguage)
  const unknown = codes.find((code) => !isEngineLanguage(code))
  if (unknown !== undefined) return { fault: `The engine has no language "${unknown}". ${insteadOf(unknown)}` }
  if (!first) return { fault: `No language is given. Write one or more of ${engineLanguageCodes.join(', ')}.` }
  const twice = codes.find((code, index) => codes.indexOf(code) < index)
  return twice === undefined ? { value: [first, ...others] } : { fault: `"${twice}" is named twice. Write each language once.` }
}

/** Says what to write instead of a language that the engine lacks; the code of a real language is no slip for another. */
function insteadOf(unknown: string): string {
  const own = canonicalTag(unknown)
  const near = own === undefined || isEngineLanguage(own) ? didYouMean(unknown, engineLanguageCodes) : undefined
  if (near !== undefined) return `Did you mean ${near}?`
  const write = `Write one or more of ${engineLanguageCodes.join(', ')}`
  return own === undefined ? `${write}.` : `${write}; then replace them with ${own} as docs/languages.md of roomwright says.`
}

/** The look of a publication whose settings name none. */
export const usualLook = 'house'

export const looks: readonly string[] = choicesAt(siteSchema, ['theme', 'look']) ?? [usualLook]

/** Parses titles separated by commas; undefined, that is the engine's titles, if there are none. */
export function parseCategories(text: string, languages: StartSettings['languages']): Parsed<readonly string[] | undefined> {
  const titles = text.split(',').map((title) => title.trim())
  if (titles.every((title) => title === '')) return { value: undefined }
  const named = titles.filter((title) => title !== '')
  const slugs = named.map((title) => slugOf(title, languages[0]))
  const reserved = reservedSegments(languages)
  const fault = named.flatMap((title, index) => {
    const slug = slugs[index] ?? ''
    if (!/[\p{L}\p{N}]/u.test(title)) return `"${title}" has no letter that an address could be made from. Write another title.`
    if (slugs.indexOf(slug) < index) return `"${title}" would have the address of another category, /${slug}. Write another title.`
    return reserved.has(slug) ? `"${title}" would have the address /${slug}, which the site needs for itself. Write another title.` : []
  })[0]
  return fault === undefined ? { value: named } : { fault }
}

export function parseLook(text: string): Parsed<string> {
  const look = text.trim()
  if (looks.includes(look)) return { value: look }
  const near = didYouMean(look, looks)
  return { fault: `There is no look "${look}". ${near ? `Did you mean ${near}?` : `Write one of ${looks.join(', ')}.`}` }
}
