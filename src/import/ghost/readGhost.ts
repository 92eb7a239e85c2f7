import { readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { UsageError } from '../../platform/UsageError.ts'
import { htmlToMarkdown } from '../body/htmlToMarkdown.ts'
import { htmlText } from '../body/readHtml.ts'
import { findIn, localPart } from '../files/fileAddress.ts'
import { type Fields, dateField, isFields, textField } from '../files/frontMatter.ts'
import { SourceFolder } from '../files/SourceFolder.ts'
import { publicUntil } from '../files/frontPost.ts'
import {
  type ConvertedText,
  type FoundAuthor,
  type FoundPost,
  type FoundSource,
  type ImportInput,
  type LeftOut,
  type Term,
  type Visibility,
  ImportError,
} from '../FoundPost.ts'
import type { CardContext } from './cardHtml.ts'
import { lexicalHtml } from './lexicalHtml.ts'
import { mobiledocHtml } from './mobiledocHtml.ts'

const expected = 'SOURCE must be a Ghost export: the JSON file from Settings, Migration tools, Export.'
/** Maximum bytes of the file, and characters of one text. */
const [largest, longest] = [400_000_000, 4_000_000]

export function readGhost({ source, media, now }: ImportInput): FoundSource {
  const tables = tablesOf(source)
  const settings = new Map(tables('settings').map((row) => [textField(row, 'key') ?? '', textField(row, 'value')]))
  const tags = new Map(tables('tags').flatMap((row) => [[String(row['id']), row] as const]))
  const names = tables('users').map((row): FoundAuthor & { readonly id: string } => {
    const name = textField(row, 'name') ?? textField(row, 'slug') ?? 'Author'
    return {
      id: String(row['id']),
      key: String(row['id']),
      name,
      slug: textField(row, 'slug'),
      about: textField(row, 'bio'),
      isPerson: name !== settings.get('title'),
    }
  })
  const site: Site = {
    files: imagesOf(source, media),
    now,
    language: (settings.get('locale') ?? settings.get('lang') ?? settings.get('default_locale'))?.slice(0, 2).toLowerCase(),
    tags: groupBy(tables('posts_tags').toSorted(bySortOrder), 'tag_id', (id) => tagOf(tags.get(id))),
    authors: groupBy(tables('posts_authors').toSorted(bySortOrder), 'author_id', (id) => id),
    names: new Map(names.map(({ key, name }) => [key, name])),
    metas: new Map(tables('posts_meta').map((row) => [String(row['post_id']), row])),
  }
  const found = tables('posts').map((row) => readPost(row, site))
  return {
    title: settings.get('title'),
    url: settings.get('url'),
    posts: found.filter((post): post is FoundPost => !('why' in post)),
    authors: names,
    leftOut: found.filter((post): post is LeftOut => 'why' in post),
    terms: [...tags.values()].flatMap((row) => tagOf(row) ?? []),
  }
}

/** Returns a function that returns the rows of a table; empty if the export has no such table. */
function tablesOf(source: string): (name: string) => readonly Fields[] {
  if (!statSync(source).isFile() || statSync(source).size > largest) throw new UsageError(expected)
  let value: unknown
  try {
    value = JSON.parse(readFileSync(source, 'utf8').replace(/^\uFEFF/, ''))
  } catch (error) {
    if (error instanceof SyntaxError) throw new UsageError(`${expected} This file is not JSON.`)
    throw error
  }
  const databases = isFields(value) ? value['db'] : undefined
  const first: unknown = Array.isArray(databases) ? databases[0] : value
  const data = isFields(first) ? first['data'] : undefined
  if (!isFields(data) || !Array.isArray(data['posts'])) throw new UsageError(expected)
  return (name) => (Array.isArray(data[name]) ? (data[name] as readonly unknown[]).filter(isFields) : [])
}

function imagesOf(source: string, media: string | undefined): readonly SourceFolder[] {
  if (media !== undefined && !statSync(media, { throwIfNoEntry: false })?.isDirectory())
    throw new UsageError(
      `There is no folder at ${media}. With --media, name the folder that has content/images, or the pictures themselves.`,
    )
  const folders = media === undefined ? [dirname(source)] : [media, join(media, '../..')]
  return folders.filter((path) => statSync(path, { throwIfNoEntry: false })?.isDirectory()).map((path) => new SourceFolder(path))
}

function bySortOrder(a: Fields, b: Fields): number {
  return Number(a['sort_order'] ?? 0) - Number(b['sort_order'] ?? 0)
}

/** Groups the values of a join table by post id. */
function groupBy<Value>(
  rows: readonly Fields[],
  key: string,
  valueOf: (id: string) => Value | undefined,
): ReadonlyMap<string, readonly Value[]> {
  const groups = new Map<string, Value[]>()
  for (const row of rows) {
    const value = valueOf(String(row[key]))
    if (value === undefined) continue
    const id = String(row['post_id'])
    const group = groups.get(id)
    if (group) group.push(value)
    else groups.set(id, [value])
  }
  return groups
}

/** Converts a tag; those that begin with `#` are internal to Ghost and hidden from readers. */
function tagOf(row: Fields | undefined): Term | undefined {
  const name = row && textField(row, 'name')
  const slug = row && textField(row, 'slug')
  return name === undefined || name.startsWith('#') || row?.['visibility'] === 'internal'
    ? undefined
    : { name, ...(slug !== undefined && { slug }) }
}

interface Site {
  readonly files: readonly SourceFolder[]
  readonly now: Date
  readonly language: string | undefined
  readonly tags: ReadonlyMap<string, readonly Term[]>
  readonly authors: ReadonlyMap<string, readonly string[]>
  /** Names of authors, by id. */
  readonly names: ReadonlyMap<string, string>
  readonly metas: ReadonlyMap<string, Fields>
}

function readPost(row: Fields, site: Site): FoundPost | LeftOut {
  const id = String(row['id'])
  const title = textField(row, 'title')
  const place = `post ${id}${title === undefined ? '' : ` "${title}"`}`
  if (['lexical', 'mobiledoc', 'html'].some((name) => (textField(row, name)?.length ?? 0) > longest))
    return { place, why: 'too large to be a text' }
  const meta = site.metas.get(id) ?? {}
  const slug = textField(row, 'slug') ?? `post-${id}`
  const [author = textField(row, 'author_id'), ...coAuthors] = site.authors.get(id) ?? []
  const lead = textField(row, 'feature_image', 'image')
  const caption = textField(meta, 'feature_image_caption')
  return {
    key: `post ${textField(row, 'uuid') ?? id}`,
    place,
    group: `post ${id}`,
    isPage: row['type'] === 'page' || row['page'] === true || row['page'] === 1,
    language: textField(row, 'locale')?.slice(0, 2).toLowerCase() ?? site.language,
    title,
    slug,
    address: `/${slug}/`,
    aliases: [],
    date: dateField(row, 'published_at', 'created_at')?.day,
    updated: dateField(row, 'updated_at')?.day,
    description: textField(row, 'custom_excerpt') ?? textField(meta, 'meta_description') ?? textField(row, 'meta_description'),
    author,
    coAuthors: coAuthors.flatMap((other) => site.names.get(other) ?? []),
    terms: site.tags.get(id) ?? [],
    visibility: visibilityOf(row, site.now),
    lead: lead === undefined ? undefined : { src: lead, alt: textField(meta, 'feature_image_alt'), caption: caption && htmlText(caption) },
    convert: () => convert(row),
    findFile(src) {
      const path = localPart(src.replace(/^__GHOST_URL__/, '')) ?? /\/content\/(?:images|files|media)\/.+$/.exec(src)?.[0]
      if (path === undefined) return undefined
      const whole = path.replace(/\/size\/w\d+(?:h\d+)?(?:\/format\/\w+)?(?=\/)/, '')
      const below = whole.replace(/^\/?content\/(?:images|files|media)\//, '')
      return site.files.map((folder) => findIn(folder, [whole, path, below])).find((file) => file !== undefined)
    },
  }
}

/** Prefers what the editor wrote to the HTML that Ghost rendered from it. */
function convert(row: Fields): ConvertedText {
  const context: CardContext = { nodes: [], remarks: [] }
  const [lexical, mobiledoc] = [textField(row, 'lexical'), textField(row, 'mobiledoc')]
  const html =
    (lexical && editorHtml(lexical, (state) => lexicalHtml(state, context))) ??
    (mobiledoc && editorHtml(mobiledoc, (state) => mobiledocHtml(state, context))) ??
    textField(row, 'html')
  if (html === undefined && (lexical ?? mobiledoc) !== undefined) throw new ImportError('its text is not JSON')
  const converted = htmlToMarkdown(html ?? '', context.nodes)
  return { ...converted, remarks: [...context.remarks, ...converted.remarks] }
}

function editorHtml(text: string, render: (state: unknown) => string): string | undefined {
  try {
    return render(JSON.parse(text))
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

function visibilityOf(row: Fields, now: Date): Visibility {
  const [status, visibility] = [textField(row, 'status') ?? 'draft', textField(row, 'visibility') ?? 'public']
  if (visibility !== 'public')
    return { kind: 'hidden', why: visibility === 'paid' ? 'for paying members' : `for members ("${visibility}")` }
  if (status === 'scheduled') {
    const moment = dateField(row, 'published_at')
    return moment ? publicUntil(moment, now) : { kind: 'hidden', why: 'due later' }
  }
  return status === 'published' ? { kind: 'public' } : { kind: 'hidden', why: status === 'sent' ? 'an email to members' : 'a draft' }
}
