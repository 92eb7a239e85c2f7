import { statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { XmlElement } from '@rgrove/parse-xml'
import { UsageError } from '../../platform/UsageError.ts'
import { decodeEscapes } from '../../shared/addresses/escapes.ts'
import { htmlText } from '../body/readHtml.ts'
import { findIn, localPart } from '../files/fileAddress.ts'
import { readDate } from '../files/frontMatter.ts'
import { SourceFolder } from '../files/SourceFolder.ts'
import type { FoundAuthor, FoundPost, FoundSource, LeftOut, Term, Visibility, ImportInput } from '../FoundPost.ts'
import { convertPost } from './convertPost.ts'
import { childOf, childText, childrenOf, readExport } from './readExport.ts'
import type { Attachment } from './resolveShortcodes.ts'

/** Maximum length in characters; a longer text is no page. */
const longest = 4_000_000

export function readWordPress({ source, media }: ImportInput): FoundSource {
  const channel = readExport(source)
  const items = childrenOf(channel, 'item')
  const attachments = attachmentsOf(items)
  const site: Site = {
    url: childText(channel, 'wp:base_blog_url') ?? childText(channel, 'wp:base_site_url') ?? childText(channel, 'link'),
    language: childText(channel, 'language')?.slice(0, 2).toLowerCase(),
    attachments,
    attachmentsOf: (id) => [...attachments.values()].filter(({ parent }) => parent === id),
    termPaths: termPathsOf(channel),
    files: uploadsOf(source, media),
  }
  const leftOut: LeftOut[] = []
  const posts = items.flatMap((item) => {
    const found = readItem(item, site)
    if (found === undefined) return []
    if ('why' in found) leftOut.push(found)
    return 'why' in found ? [] : [found]
  })
  const authors = authorsOf(channel)
  const known = new Set(authors.map(({ key }) => key))
  const named = new Set(posts.flatMap(({ author }) => (author === undefined || known.has(author) ? [] : [author])))
  return {
    title: htmlText(childText(channel, 'title') ?? ''),
    url: site.url,
    posts,
    authors: [...authors, ...[...named].map((name): FoundAuthor => ({ key: name, name, isPerson: false }))],
    leftOut,
    terms: [...site.termPaths.values()],
  }
}

interface Site {
  readonly url: string | undefined
  readonly language: string | undefined
  readonly attachments: ReadonlyMap<string, Attachment>
  /** Returns the pictures uploaded to a post. */
  attachmentsOf(this: void, id: string): readonly Attachment[]
  /** Categories with their ancestors, by slug. */
  readonly termPaths: ReadonlyMap<string, Term>
  readonly files: SourceFolder | undefined
}

/** Returns the folder that holds `wp-content/uploads`. */
function uploadsOf(source: string, media: string | undefined): SourceFolder | undefined {
  const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
  const places =
    media === undefined
      ? ['wp-content/uploads', 'uploads'].map((name) => join(dirname(source), name))
      : [join(media, 'wp-content/uploads'), media]
  const path = places.find(isFolder)
  if (path === undefined && media !== undefined)
    throw new UsageError(`There is no folder at ${media}. With --media, name the folder with the pictures, such as wp-content/uploads.`)
  return path === undefined ? undefined : new SourceFolder(path)
}

function attachmentsOf(items: readonly XmlElement[]): ReadonlyMap<string, Attachment> {
  return new Map(
    items.flatMap((item) => {
      const [id, url] = [childText(item, 'wp:post_id'), childText(item, 'wp:attachment_url')]
      if (id === undefined || url === undefined) return []
      return [
        [
          id,
          {
            url,
            alt: metaOf(item, '_wp_attachment_image_alt'),
            caption: childText(item, 'excerpt:encoded'),
            parent: childText(item, 'wp:post_parent'),
          },
        ] as const,
      ]
    }),
  )
}

function metaOf(item: XmlElement, key: string): string | undefined {
  const meta = childrenOf(item, 'wp:postmeta').find((entry) => childText(entry, 'wp:meta_key') === key)
  return meta && childText(meta, 'wp:meta_value')
}

/** Stops at cycles: a category may have itself or a descendant as its parent. */
function termPathsOf(channel: XmlElement): ReadonlyMap<string, Term> {
  const terms = new Map(
    childrenOf(channel, 'wp:category').flatMap((entry) => {
      const [slug, name] = [childText(entry, 'wp:category_nicename'), childText(entry, 'wp:cat_name')]
      return slug === undefined ? [] : [[slug, { name: htmlText(name ?? slug), parent: childText(entry, 'wp:category_parent') }] as const]
    }),
  )
  return new Map(
    [...terms].map(([slug, { name, parent }]) => {
      const above: string[] = []
      const seen = new Set([slug])
      for (let next = parent; next !== undefined && !seen.has(next); next = terms.get(next)?.parent) {
        seen.add(next)
        above.unshift(terms.get(next)?.name ?? next)
      }
      return [slug, { name, above, slug: decodeEscapes(slug) }]
    }),
  )
}

/** Types of items that are not texts, dropped without a remark. */
const silent: ReadonlySet<string> = new Set([
  'attachment',
  'nav_menu_item',
  'revision',
  'customize_changeset',
  'oembed_cache',
  'wp_global_styles',
  'wp_navigation',
  'wp_template',
  'wp_template_part',
  'custom_css',
])

function readItem(item: XmlElement, site: Site): FoundPost | LeftOut | undefined {
  const type = childText(item, 'wp:post_type') ?? 'post'
  const title = htmlText(childText(item, 'title') ?? '') || undefined
  const id = childText(item, 'wp:post_id') ?? childText(item, 'guid') ?? childText(item, 'link') ?? childText(item, 'wp:post_name') ?? ''
  const place = `post ${id}${title === undefined ? '' : ` "${title}"`}`
  if (silent.has(type)) return undefined
  if (type !== 'post' && type !== 'page') return { place, why: `of the kind "${type}", which a plug-in made` }
  const status = childText(item, 'wp:status') ?? 'publish'
  if (status === 'trash') return { place, why: 'in the trash' }
  const content = childOf(item, 'content:encoded')?.text ?? ''
  if (content.length > longest) return { place, why: 'too large to be a text' }
  const terms = termsOf(item)
  const thumbnail = site.attachments.get(metaOf(item, '_thumbnail_id') ?? '')
  const link = URL.parse(childText(item, 'link') ?? '') ?? undefined
  return {
    key: `post ${id}`,
    place,
    group: terms.find(({ domain }) => domain === 'post_translations')?.slug ?? `post ${id}`,
    isPage: type === 'page',
    language: terms.find(({ domain }) => domain === 'language')?.slug.slice(0, 2) ?? site.language,
    title,
    slug: decodeEscapes(childText(item, 'wp:post_name') ?? title ?? `post-${id}`),
    address: link && pathOf(link),
    aliases: link ? oldSlugs(item, link) : [],
    shortAddress: `/?${type === 'page' ? 'page_id' : 'p'}=${id}`,
    date: dayOf(item, 'wp:post_date', 'wp:post_date_gmt', 'pubDate'),
    updated: dayOf(item, 'wp:post_modified', 'wp:post_modified_gmt'),
    description: htmlText(metaOf(item, '_yoast_wpseo_metadesc') ?? childText(item, 'excerpt:encoded') ?? '') || undefined,
    author: childText(item, 'dc:creator'),
    terms: terms
      .filter(({ domain, slug }) => (domain === 'category' || domain === 'post_tag') && slug !== 'uncategorized')
      .map(({ domain, slug, name }) => (domain === 'category' ? (site.termPaths.get(slug) ?? { name, slug }) : { name, slug })),
    visibility: visibilityOf(item, status),
    lead: thumbnail && { src: thumbnail.url, alt: thumbnail.alt, caption: thumbnail.caption && htmlText(thumbnail.caption) },
    convert: () => convertPost(content, { byId: site.attachments, own: site.attachmentsOf(id) }),
    findFile: (src) => findUpload(src, site),
  }
}

/** Returns the terms of an item in all taxonomies, of which some plug-ins use two for languages. */
function termsOf(item: XmlElement) {
  return childrenOf(item, 'category').map((entry) => ({
    domain: entry.attributes['domain'] ?? '',
    slug: entry.attributes['nicename'] ?? '',
    name: htmlText(entry.text),
  }))
}

/** Keeps the query, since `/?p=12` has no other name. */
function pathOf({ pathname, search }: URL): string {
  return pathname + search
}

function oldSlugs(item: XmlElement, { pathname: path, search }: URL): readonly string[] {
  const slug = childText(item, 'wp:post_name')
  if (search !== '' || slug === undefined || !path.includes(slug)) return []
  return childrenOf(item, 'wp:postmeta')
    .filter((entry) => childText(entry, 'wp:meta_key') === '_wp_old_slug')
    .flatMap((entry) => childText(entry, 'wp:meta_value') ?? [])
    .map((old) => path.replace(slug, old))
}

function dayOf(item: XmlElement, ...names: readonly string[]): string | undefined {
  return names.map((name) => readDate(childText(item, name) ?? '')).find((moment) => moment !== undefined)?.day
}

const hidden: Readonly<Record<string, string>> = {
  draft: 'a draft',
  'auto-draft': 'a draft',
  pending: 'waiting for review',
  private: 'private',
}

function visibilityOf(item: XmlElement, status: string): Visibility {
  if (childText(item, 'wp:post_password') !== undefined) return { kind: 'hidden', why: 'behind a password' }
  if (status === 'future') {
    const moment = readDate(childText(item, 'wp:post_date_gmt') ?? '')
    return moment
      ? { kind: 'later', at: new Date(moment.time).toISOString().replace(/\.\d+Z$/, 'Z') }
      : { kind: 'hidden', why: 'due later' }
  }
  return status === 'publish' ? { kind: 'public' } : { kind: 'hidden', why: hidden[status] ?? `with the status "${status}"` }
}

/** Finds an upload, preferring the original to its resized versions. */
function findUpload(src: string, { url, files }: Site): string | undefined {
  const path =
    localPart(src, url) ??
    (src.includes('/wp-content/uploads/') && /^(?:https?:)?\/\//.test(src)
      ? localPart(src.slice(src.indexOf('/wp-content/')), url)
      : undefined)
  const [, name] = /(?:^|\/)wp-content\/uploads\/(.+)$/.exec(path ?? '') ?? []
  if (name === undefined || !files) return undefined
  return findIn(files, [name.replace(/-\d+x\d+(?=\.\w+$)/, ''), name, name.replace(/-scaled(?=\.\w+$)/, '')])
}

function authorsOf(channel: XmlElement): readonly FoundAuthor[] {
  return childrenOf(channel, 'wp:author').flatMap((entry) => {
    const key = childText(entry, 'wp:author_login')
    if (key === undefined) return []
    const names = [childText(entry, 'wp:author_first_name'), childText(entry, 'wp:author_last_name')].filter((name) => name !== undefined)
    const name = htmlText(childText(entry, 'wp:author_display_name') ?? (names.join(' ') || key))
    return [{ key, name, slug: key, isPerson: names.length > 0 }]
  })
}
