import { basename, dirname, join } from 'node:path'
import { slugFrom } from '../../content/schemas/fields.ts'
import { UsageError } from '../../platform/UsageError.ts'
import { convertMarkdown } from '../body/convertMarkdown.ts'
import { htmlToMarkdown } from '../body/htmlToMarkdown.ts'
import { linkedPost } from '../body/replacements.ts'
import { authorsNamed, creditsOf, leadOf, termsOf, publicUntil } from '../files/frontPost.ts'
import { findIn, localPart } from '../files/fileAddress.ts'
import { fillPattern } from '../files/fillPattern.ts'
import { type Fields, dateField, isFields, isSet, listField, readDate, readFrontMatter, readYaml, textField } from '../files/frontMatter.ts'
import { SourceFolder } from '../files/SourceFolder.ts'
import {
  type FoundAuthor,
  type FoundPost,
  type FoundSource,
  type LeftOut,
  type Visibility,
  ImportError,
  type ImportInput,
} from '../FoundPost.ts'
import { type JekyllSettings, readJekyllSettings } from './jekyllSettings.ts'
import { resolveLiquid } from './resolveLiquid.ts'

/** Reads the project of a Jekyll site. */
export function readJekyll({ source, now }: ImportInput): FoundSource {
  const folder = new SourceFolder(source)
  const files = folder.list()
  const settings = readJekyllSettings(folder)
  if (!settings) throw new UsageError('SOURCE must be the root of a Jekyll project, which has _config.yml.')
  const leftOut: LeftOut[] = []
  const posts = files.flatMap((place) => {
    if (!/\.(?:md|markdown|mkdn?|mkdown|html?|textile)$/i.test(place)) return []
    const kind = kindOf(place, settings)
    if (kind === undefined) return []
    try {
      const post = readPost({ folder, settings, place, kind, now })
      if ('why' in post) leftOut.push(post)
      return 'why' in post ? [] : [post]
    } catch (error) {
      if (!(error instanceof ImportError)) throw error
      leftOut.push({ place, why: error.message })
      return []
    }
  })
  const byFile = new Map(
    posts.flatMap(({ key }) => [key, basename(key), basename(key).replace(/\.\w+$/, '')].map((name) => [name, key] as const)),
  )
  return {
    title: settings.title,
    url: settings.url === undefined || settings.url === '' ? undefined : settings.url,
    posts: posts.map((post) => ({ ...post, author: post.author ?? settings.author, findPost: (url) => findPost(byFile, url) })),
    authors: authorsOf(folder, posts, settings),
    leftOut,
    terms: posts.flatMap(({ terms }) => terms),
  }
}

type Kind = 'posts' | 'drafts' | 'pages' | (string & {})

function kindOf(place: string, { collections }: JekyllSettings): Kind | undefined {
  const parts = place.split('/').slice(0, -1)
  if (parts.includes('_posts')) return 'posts'
  if (parts.includes('_drafts')) return 'drafts'
  const collection = parts.find((part) => part.startsWith('_'))
  if (collection !== undefined) return collections.has(collection.slice(1)) ? collection.slice(1) : undefined
  return /^(?:README|LICENSE|CHANGELOG|CONTRIBUTING|CODE_OF_CONDUCT)\b/i.test(basename(place)) ? undefined : 'pages'
}

interface PostInput {
  readonly folder: SourceFolder
  readonly settings: JekyllSettings
  readonly place: string
  readonly kind: Kind
  readonly now: Date
}

function readPost({ folder, settings, place, kind, now }: PostInput): FoundPost | LeftOut {
  if (/\.textile$/i.test(place)) return { place, why: 'written in markup other than Markdown or HTML' }
  const text = folder.readText(place)
  const front = readFrontMatter(text)
  if (kind === 'pages' && isTemplate(place, front)) return { place, why: 'a template of the old site' }
  const fields = { ...settings.defaultsFor(place, kind), ...front.fields }
  const [, named, stem = basename(place)] = /^(?:(\d{4}-\d{1,2}-\d{1,2})-)?(.+?)\.\w+$/.exec(basename(place)) ?? []
  if (kind === 'posts' && named === undefined)
    return { place, why: 'its name does not begin with a date, so Jekyll does not show it either' }
  const date = dateField(fields, 'date') ?? (named === undefined ? undefined : readDate(named))
  const title = textField(fields, 'title') ?? undefined
  const above = place.split('/').slice(
    0,
    place.split('/').findIndex((part) => part.startsWith('_')),
  )
  const terms = [...termsOf(fields, kind === 'posts' || kind === 'drafts' ? /\s+/ : undefined), ...above.map((name) => ({ name }))]
  const language = textField(fields, 'lang', 'language', 'locale')?.slice(0, 2).toLowerCase()
  const slug = textField(fields, 'slug') ?? stem
  return {
    key: place,
    place,
    group: textField(fields, 'ref', 'translation_id', 'page_id') ?? place,
    isPage: kind === 'pages',
    language: language ?? settings.language?.slice(0, 2).toLowerCase(),
    title: title ?? titleOf(stem),
    slug,
    address: addressOf({ settings, fields, kind, place, stem, slug, date: date?.day, above }),
    aliases: listField(fields, 'redirect_from').map((path) => `${settings.base}${path.startsWith('/') ? path : `/${path}`}`),
    date: date?.day,
    updated: dateField(fields, 'last_modified_at', 'updated', 'modified', 'modified_date')?.day,
    description: textField(fields, 'description', 'excerpt', 'summary', 'subtitle'),
    ...creditsOf(fields),
    terms: kind === 'pages' ? [] : terms.filter(({ name }, index) => terms.findIndex((other) => other.name === name) === index),
    visibility: visibilityOf(fields, { kind, now, date }),
    lead: leadOf(fields),
    convert() {
      const { text: resolved, remarks } = resolveLiquid(front.body, scopeOf(settings, { ...fields, title }))
      if (!/\.html?$/i.test(place)) return convertMarkdown(withoutKramdown(resolved), { title, remarks })
      const converted = htmlToMarkdown(resolved)
      return { ...converted, remarks: [...remarks, ...converted.remarks] }
    },
    findFile(src) {
      const path = localPart(src, settings.url)
      if (path === undefined || path === '') return undefined
      const bare = settings.base !== '' && path.startsWith(`${settings.base}/`) ? path.slice(settings.base.length) : path
      const places = bare.startsWith('/') ? [bare] : [join(dirname(place), bare), bare]
      return findIn(folder, [...places, ...places.map((name) => join('assets', name)), join('assets/img', bare), join('images', bare)])
    },
  }
}

/**
 * Reports whether a file is a front page, error page, feed or listing: it has a loop, or no front matter, without which Jekyll makes no
 * page.
 */
function isTemplate(place: string, { fields, body }: ReturnType<typeof readFrontMatter>): boolean {
  return Object.keys(fields).length === 0 || /^(?:index|404|search|feed)\.\w+$/i.test(basename(place)) || /\{%-?\s*for\b/.test(body)
}

/** Removes lines that only attach kramdown attributes to what is next to them. */
function withoutKramdown(text: string): string {
  return text.includes('{:')
    ? text
        .replace(/^[ \t]*(?:[*-] [^\n]*\n)?[ \t]*\{:[^{}\n]*\}[ \t]*$/gm, (lines) =>
          /\{:\s*(?:toc|:)/.test(lines) ? '' : lines.replace(/\{:[^{}\n]*\}[ \t]*$/, ''),
        )
        .replace(/(\)|[*_`])\{:[^{}\n]*\}/g, '$1')
    : text
}

function titleOf(stem: string): string {
  return stem.replace(/[-_]+/g, ' ').replace(/^./, (letter) => letter.toUpperCase())
}

function scopeOf(settings: JekyllSettings, page: Fields) {
  // Addresses in a text are relative to the root of the old site, where files are looked up.
  return { site: { ...settings.fields, baseurl: '', url: settings.url ?? '' }, page }
}

function visibilityOf(
  fields: Fields,
  { kind, now, date }: { readonly kind: Kind; readonly now: Date; readonly date: ReturnType<typeof readDate> },
): Visibility {
  if (kind === 'drafts' || isSet(fields['draft'])) return { kind: 'hidden', why: 'a draft' }
  if (fields['published'] === false) return { kind: 'hidden', why: 'not published' }
  return publicUntil(date, now)
}

interface AddressInput {
  readonly settings: JekyllSettings
  readonly fields: Fields
  readonly kind: Kind
  readonly place: string
  readonly stem: string
  readonly slug: string
  readonly date: string | undefined
  readonly above: readonly string[]
}

function addressOf({ settings, fields, kind, place, stem, slug, date, above }: AddressInput): string | undefined {
  const usual =
    kind === 'posts' || kind === 'drafts'
      ? settings.permalink
      : kind === 'pages'
        ? `/:path${settings.permalink.endsWith('/') ? '/' : ':output_ext'}`
        : (settings.collections.get(kind) ?? '/:collection/:path:output_ext')
  const pattern = textField(fields, 'permalink') ?? usual
  const categories = [...above, ...listField(fields, 'categories', /\s+/), ...listField(fields, 'category')].map((name) => slugFrom(name))
  const path = (kind === 'pages' ? place : place.replace(/^.*?_[^/]+\//, '')).replace(/\.\w+$/, '')
  const words = {
    categories: [...new Set(categories)].join('/'),
    title: slug,
    slug: slugFrom(slug),
    name: stem,
    collection: kind,
    path,
    output_ext: '.html',
  }
  const filled = fillPattern(pattern.replace('/:categories/', categories.length > 0 ? '/:categories/' : '/'), { day: date, words })
  return filled === undefined ? undefined : `${settings.base}${filled}`
}

function findPost(byFile: ReadonlyMap<string, string>, url: string): string | undefined {
  const named = linkedPost(url) ?? (/\.(?:md|markdown)(?:#.*)?$/i.test(url) ? url.replace(/#.*$/, '') : undefined)
  return named === undefined ? undefined : (byFile.get(named.replace(/^\//, '')) ?? byFile.get(basename(named)))
}

/** Lists the authors of `_data/authors.yml`, by key, and those that are only named. */
function authorsOf(folder: SourceFolder, posts: readonly FoundPost[], settings: JekyllSettings): readonly FoundAuthor[] {
  const data = readYaml(folder.read('_data/authors.yml') ?? folder.read('_data/authors.yaml') ?? '')
  const known = Object.entries(data).flatMap(([key, value]): readonly FoundAuthor[] => {
    const name = isFields(value) ? (textField(value, 'name', 'display_name') ?? key) : undefined
    return name === undefined || !isFields(value) ? [] : [{ key, name, about: textField(value, 'bio'), isPerson: true }]
  })
  const used = new Set([...posts.map(({ author }) => author), settings.author])
  const named = authorsNamed([...used], settings.title)
  return named.map((author) => {
    const details = known.find(({ key, name }) => key === author.key || name === author.key)
    return details ? { ...details, key: author.key } : author
  })
}
