import { basename, dirname, extname, join } from 'node:path'
import { convertMarkdown, firstHeading } from '../body/convertMarkdown.ts'
import { authorsNamed, creditsOf, leadOf, termsOf, isLanguageCode, publicUntil } from '../files/frontPost.ts'
import { findIn, localPart } from '../files/fileAddress.ts'
import { type Fields, dateField, fieldOf, isSet, listField, readDate, readFrontMatter, textField } from '../files/frontMatter.ts'
import type { SourceFolder } from '../files/SourceFolder.ts'
import { type FoundPost, type FoundSource, type LeftOut, type Visibility, ImportError } from '../FoundPost.ts'
import { readMdx } from './readMdx.ts'

interface MarkdownFiles {
  readonly folder: SourceFolder
  /** The files to read, relative to the folder. */
  readonly files: readonly string[]
  /** Returns the folder that a file's address is relative to. */
  root(this: void, file: string): string
  /** Reports whether a file without a date is a standalone page rather than a post. */
  isPage?(this: void, file: string): boolean
  /** Folders in which links without a folder are looked up. */
  readonly roots: readonly string[]
  readonly title: string | undefined
  readonly url: string | undefined
  readonly author: string | undefined
  readonly now: Date
  /** Languages of the publication: a folder may be named after one. */
  readonly languages: readonly string[]
}

/** Reads Markdown and MDX files, with title, date and other fields in front matter or without any. */
export function readMarkdownFiles(options: MarkdownFiles): FoundSource {
  const leftOut: LeftOut[] = []
  const posts = options.files.flatMap((place) => {
    try {
      const post = readPost(options, place)
      if ('why' in post) leftOut.push(post)
      return 'why' in post ? [] : [post]
    } catch (error) {
      if (!(error instanceof ImportError)) throw error
      leftOut.push({ place, why: error.message })
      return []
    }
  })
  const byFile = new Map(posts.map(({ key }) => [withoutEnding(key), key] as const))
  const { title, url, author } = options
  return {
    title,
    url,
    posts: posts.map((post) => ({
      ...post,
      author: post.author ?? author,
      findPost: (link) => findPost(byFile, { link, from: post.key }),
    })),
    authors: authorsNamed([...posts.map((post) => post.author), author], title),
    leftOut,
    terms: posts.flatMap(({ terms }) => terms),
  }
}

function readPost({ folder, root, isPage, roots, url, now, languages }: MarkdownFiles, place: string): FoundPost | LeftOut {
  const text = folder.readText(place)
  const { fields, body } = readFrontMatter(text)
  if (body.trim() === '' && Object.keys(fields).length === 0) return { place, why: 'empty' }
  const below = place.slice(root(place).length).replace(/^\//, '')
  const { path, language } = languageOf(below, { fields, languages })
  const isIndex = /(?:^|\/)(?:index|readme)$/i.test(path)
  const within = isIndex ? dirname(path) : path
  const name = within === '.' ? basename(withoutEnding(place)) : basename(within)
  const [, dated, stem = name] = /^(?:(\d{4}-\d{1,2}-\d{1,2})-*)?(.+)$/.exec(name) ?? []
  const title = textField(fields, 'title') ?? firstHeading(body)
  const date =
    dateField(fields, 'date', 'published', 'pubDate', 'publishDate', 'publishedAt', 'created', 'createdAt') ??
    (dated === undefined ? undefined : readDate(dated))
  const own = textField(fields, 'path', 'permalink', 'url', 'slug')
  const isMdx = /\.mdx$/i.test(place)
  return {
    key: place,
    place,
    group: join(root(place), within),
    isPage: date === undefined && isPage?.(place) === true,
    language,
    title: title ?? stem.replace(/[-_]+/g, ' ').replace(/^./, (letter) => letter.toUpperCase()),
    slug: own === undefined ? stem : (own.replace(/\/+$/, '').split('/').at(-1) ?? stem),
    address: addressOf({ own, within, language }),
    aliases: ['aliases', 'redirect_from', 'redirects']
      .flatMap((field) => listField(fields, field))
      .map((path_) => (path_.startsWith('/') ? path_ : `/${path_}`)),
    date: date?.day,
    updated: dateField(fields, 'updated', 'lastmod', 'modified', 'last_modified_at', 'updatedAt', 'dateModified')?.day,
    description: textField(fields, 'description', 'excerpt', 'summary', 'spoiler', 'subtitle'),
    ...creditsOf(fields),
    terms: termsOf(fields, /\s*,\s*/),
    visibility: visibilityOf(fields, date, now),
    lead: leadOf(fields),
    convert() {
      if (!isMdx) return convertMarkdown(body, { title, remarks: [] })
      return readMdx(body)
    },
    findFile(src) {
      const local = localPart(src, url)
      if (local === undefined || local === '') return undefined
      const atRoot = ['static', 'public', '', ...roots].map((start) => join(start, local))
      return findIn(folder, local.startsWith('/') ? atRoot : [join(dirname(place), local), ...atRoot])
    },
  }
}

/** Returns the language of a file, from its name (`name.tr.md`), its folder (`tr/name.md`) or a field. */
function languageOf(
  below: string,
  { fields, languages }: { readonly fields: Fields; readonly languages: readonly string[] },
): { readonly path: string; readonly language: string | undefined } {
  const bare = withoutEnding(below)
  const written = textField(fields, 'lang', 'language', 'locale')?.slice(0, 2).toLowerCase()
  const suffix = /\.([a-z]{2})$/.exec(bare)
  if (suffix && isLanguageCode(suffix[1] ?? '')) return { path: bare.slice(0, suffix.index), language: written ?? suffix[1] }
  const [top = ''] = bare.split('/')
  if (languages.includes(top) && bare.includes('/')) return { path: bare.slice(3), language: written ?? top }
  return { path: bare, language: written }
}

function withoutEnding(path: string): string {
  return path.slice(0, path.length - extname(path).length)
}

interface AddressFacts {
  /** From the fields: an address, a path or a slug. */
  readonly own: string | undefined
  /** The file's path without its ending, or its folder. */
  readonly within: string
  readonly language: string | undefined
}

/** Returns the address that most starters give a file: its path, or the one in its fields. */
function addressOf({ own, within, language }: AddressFacts): string | undefined {
  if (own?.startsWith('/')) return own
  if (own !== undefined && /^https?:/.test(own)) return URL.canParse(own) ? new URL(own).pathname : undefined
  const folder = dirname(within) === '.' ? '' : `${dirname(within)}/`
  const path = own === undefined ? within : own.includes('/') ? own : `${folder}${own}`
  return path === '.' ? undefined : `/${language !== undefined && language !== 'en' && own === undefined ? `${language}/` : ''}${path}/`
}

function visibilityOf(fields: Fields, date: ReturnType<typeof readDate>, now: Date): Visibility {
  if (isSet(fields['draft']) || fields['published'] === false || textField(fields, 'status')?.toLowerCase() === 'draft')
    return { kind: 'hidden', why: 'a draft' }
  if (isSet(fieldOf(fields, 'private')) || textField(fields, 'visibility')?.toLowerCase() === 'private')
    return { kind: 'hidden', why: 'private' }
  if (fieldOf(fields, 'password') !== undefined) return { kind: 'hidden', why: 'behind a password' }
  return publicUntil(date, now)
}

function findPost(
  byFile: ReadonlyMap<string, string>,
  { link, from }: { readonly link: string; readonly from: string },
): string | undefined {
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/|#)/i.test(link)) return undefined
  const [bare = ''] = link.split(/[?#]/)
  if (!/\.mdx?$/i.test(bare)) return undefined
  const path = withoutEnding(decodeURI(bare))
  return byFile.get(path.startsWith('/') ? path.slice(1) : join(dirname(from), path)) ?? byFile.get(path.replace(/^\//, ''))
}
