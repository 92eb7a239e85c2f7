import { basename, dirname } from 'node:path'
import { slugFrom } from '../../content/schemas/fields.ts'
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
  const base =
    settings.baseUrl !== undefined && URL.canParse(settings.baseUrl) ? new URL(settings.baseUrl).pathname.replace(/\/+$/, '') : ''
  const url = textField(fields, 'url')
  if (url !== undefined) return `${base}${url.startsWith('/') ? url : `${prefix}/${url}`}`
  const sections = dirname(within) === '.' ? '' : dirname(within)
  const [section = ''] = within.includes('/') ? within.split('/') : ['']
  const file = basename(within)
  const slug = textField(fields, 'slug')
  const titleWords = slugFrom(title ?? file)
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
  const folder = path
    .toLowerCase()
    .replaceAll(' ', '-')
    .replace(/\/{2,}/g, '/')
    .replace(/\/+$/, '')
  return `${base}${prefix}${folder}${settings.isUgly ? '.html' : '/'}`
}
