import { basename, dirname, posix } from 'node:path'
import { fillPattern } from '../files/fillPattern.ts'
import { type Fields, textField } from '../files/frontMatter.ts'
import type { HugoSettings } from './hugoSettings.ts'

interface AddressInput {
  readonly settings: HugoSettings
  readonly fields: Fields
  /** The text's path relative to the content folder, without extension. */
  readonly within: string
  readonly language: string
  readonly date: string | undefined
  readonly title: string | undefined
}

/** Returns the path that Hugo gives a text; undefined if its pattern refers to an unknown value. */
export function hugoAddress({ settings, fields, within, language, date, title }: AddressInput): string | undefined {
  const prefix = language !== settings.defaultLanguage || settings.isDefaultInSubfolder ? `/${language}` : ''
  const base = basePath(settings)
  const url = textField(fields, 'url')
  if (url !== undefined) return `${base}${url.startsWith('/') ? url : `${prefix}/${url}`}`
  const sections = dirname(within) === '.' ? '' : dirname(within)
  const [section = ''] = within.includes('/') ? within.split('/') : ['']
  const file = basename(within)
  const slug = textField(fields, 'slug')
  const titleWords = title?.trim() ?? file
  const pattern = settings.permalinks.get(section) ?? (section === '' ? settings.permalinks.get('/') : undefined)
  const words = {
    section,
    sections,
    title: titleWords,
    filename: file,
    contentbasename: file,
    slug: slug ?? titleWords,
    slugorfilename: slug ?? file,
    slugorcontentbasename: slug ?? file,
  }
  const path = pattern === undefined ? `/${sections}/${slug ?? file}` : fillPattern(pattern, { day: date, words })
  if (path === undefined) return undefined
  const folder = sanitized(path)
    .replace(/\/{2,}/g, '/')
    .replace(/\/+$/, '')
  return `${base}${prefix}${folder}${settings.isUgly ? '.html' : '/'}`
}

/** Returns a path as Hugo writes it: in lower case, with a hyphen for spaces, without most signs; `#` is escaped. */
function sanitized(path: string): string {
  return path
    .toLowerCase()
    .replace(/[^\p{L}\p{Nd}\p{M}\s./\\_#+~@-]+/gu, '')
    .replace(/\s*-\s*/g, '-')
    .replace(/\s+/g, '-')
    .replaceAll('#', '%23')
}

/** Returns the path of an alias, which is relative to the site if it begins with a slash, otherwise to the folder of the page. */
export function aliasAddress(alias: string, { settings, address, within }: AliasInput): string {
  const base = basePath(settings)
  return posix.join('/', alias.startsWith('/') ? base : address === undefined ? `${base}/${dirname(within)}` : dirname(address), alias)
}

interface AliasInput {
  readonly settings: HugoSettings
  /** The page's own path; undefined if it is unknown. */
  readonly address: string | undefined
  readonly within: string
}

/** Returns the path of the site on its host, without a trailing slash. */
function basePath({ baseUrl }: HugoSettings): string {
  return baseUrl !== undefined && URL.canParse(baseUrl) ? new URL(baseUrl).pathname.replace(/\/+$/, '') : ''
}
