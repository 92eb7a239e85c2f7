import { basename, dirname, extname, join } from 'node:path'
import { UsageError } from '../../platform/UsageError.ts'
import { convertMarkdown } from '../body/convertMarkdown.ts'
import { htmlToMarkdown } from '../body/htmlToMarkdown.ts'
import { linkedPost } from '../body/replacements.ts'
import { type Fields, dateField, isFields, isSet, listField, readFrontMatter, textField } from '../files/frontMatter.ts'
import { findIn, localPart } from '../files/fileAddress.ts'
import { creditsOf, leadOf, termsOf, publicUntil, authorsNamed, isLanguageCode } from '../files/frontPost.ts'
import { SourceFolder } from '../files/SourceFolder.ts'
import { type FoundPost, type FoundSource, type LeftOut, type Visibility, ImportError, type ImportInput } from '../FoundPost.ts'
import { aliasAddress, hugoAddress } from './hugoAddress.ts'
import { type HugoSettings, readHugoSettings } from './hugoSettings.ts'
import { resolveShortcodes } from './resolveShortcodes.ts'

/** Reads the project of a Hugo site. */
export function readHugo({ source, now, languages }: ImportInput): FoundSource {
  const folder = new SourceFolder(source)
  const settings = readHugoSettings(folder)
  if (!settings) throw new UsageError('SOURCE must be the root of a Hugo project, which has hugo.toml, hugo.yaml or config.toml.')
  const leftOut: LeftOut[] = []
  const posts = contentFiles(folder, settings, languages).flatMap((file) => {
    try {
      const post = readPost({ folder, settings, file, now })
      if ('why' in post) leftOut.push(post)
      return 'why' in post ? [] : [post]
    } catch (error) {
      if (!(error instanceof ImportError)) throw error
      leftOut.push({ place: file.path, why: error.message })
      return []
    }
  })
  const linked = createPostFinder(posts)
  const site = settings.title
  return {
    title: site,
    url: settings.baseUrl,
    posts: posts.map((post) => ({ ...post, author: post.author ?? settings.author, findPost: (url) => linked(url, post) })),
    authors: authorsNamed([...posts.map(({ author }) => author), settings.author], site),
    leftOut,
    terms: posts.flatMap(({ terms }) => terms),
  }
}

interface ContentFile {
  /** Relative to the project. */
  readonly path: string
  /** Relative to its content folder, without language. */
  readonly name: string
  readonly language: string
}

function contentFiles(folder: SourceFolder, settings: HugoSettings, languages: readonly string[]): readonly ContentFile[] {
  const roots = contentRoots(settings)
  return [...roots].flatMap(([root, language]) =>
    folder
      .list(root)
      .filter((file) => ![...roots.keys()].some((other) => other.startsWith(`${root}/`) && `${root}/${file}`.startsWith(`${other}/`)))
      .filter((file) => /\.(?:md|markdown|mdown|html?|mmark|adoc|org|rst|pdc)$/i.test(file))
      .map((file) => {
        const suffix = /\.([a-z]{2,3}(?:-[a-z]+)?)(\.\w+)$/i.exec(file)
        const isLanguage = suffix && (settings.languages.includes(suffix[1] ?? '') || isLanguageCode(suffix[1] ?? ''))
        const [top = ''] = file.split('/')
        const isFolder =
          !isLanguage && settings.folders.size === 0 && [...settings.languages, ...languages].includes(top) && file.includes('/')
        const name = isLanguage ? `${file.slice(0, suffix.index)}${suffix[2]}` : isFolder ? file.slice(top.length + 1) : file
        return { path: `${root}/${file}`, name, language: isLanguage ? (suffix[1] ?? language) : isFolder ? top : language }
      }),
  )
}

/** Maps each content folder to its language; without its own folder, the default language gets the common one. */
function contentRoots({ folders, contentFolder, defaultLanguage }: HugoSettings): ReadonlyMap<string, string> {
  const common = folders.has(defaultLanguage) ? [] : [[contentFolder, defaultLanguage] as const]
  // The default language comes last, so that a folder shared by several languages is mapped to it.
  const own = [...folders].toSorted(([one], [other]) => Number(one === defaultLanguage) - Number(other === defaultLanguage))
  return new Map([...own.map(([language, root]) => [root, language] as const), ...common])
}

interface PostInput {
  readonly folder: SourceFolder
  readonly settings: HugoSettings
  readonly file: ContentFile
  readonly now: Date
}

function readPost({ folder, settings, file, now }: PostInput): FoundPost | LeftOut {
  const place = file.path
  const stem = basename(file.name, extname(file.name))
  if (stem === '_index') return { place, why: 'the page of a section; categories.yaml describes those' }
  if (/\.(?:adoc|org|rst|pdc)$/i.test(file.name)) return { place, why: 'written in markup other than Markdown or HTML' }
  const text = folder.readText(place)
  const { fields, body } = readFrontMatter(text)
  const isBundle = stem === 'index'
  const within = isBundle ? dirname(file.name) : file.name.slice(0, -extname(file.name).length)
  const date = dateField(fields, 'date', 'publishDate', 'pubdate', 'published') ?? dateField({ date: basename(within) }, 'date')
  if (isSet(fields['headless'])) return { place, why: 'headless: no page of its own' }
  if (!isRendered(fields)) return { place, why: 'not rendered: no page of its own' }
  const title = textField(fields, 'title')
  // It connects translations whose files have other names.
  const translationKey = textField(fields, 'translationKey')
  const name = basename(within).replace(/^\d{4}-\d{2}-\d{2}-(?=.)/, '')
  const address = hugoAddress({ settings, fields, within, language: file.language, date: date?.day, title })
  return {
    key: place,
    place,
    group: translationKey === undefined ? within : ` ${translationKey}`,
    isPage: !within.includes('/') && !date,
    language: file.language,
    title,
    slug: textField(fields, 'slug') ?? name,
    address,
    aliases: listField(fields, 'aliases').map((alias) => aliasAddress(alias, { settings, address, within })),
    date: date?.day,
    updated: dateField(fields, 'lastmod', 'modified', 'updated')?.day,
    description: textField(fields, 'description', 'summary', 'excerpt'),
    ...creditsOf(fields),
    terms: termsOf(fields),
    visibility: visibilityOf(fields, now),
    lead: leadOf(fields) ?? featureOf(folder, isBundle ? dirname(place) : undefined),
    convert() {
      if (/\.html?$/i.test(place)) return htmlToMarkdown(resolveShortcodes(body).text)
      const { text: resolved, remarks } = resolveShortcodes(body)
      return convertMarkdown(resolved, { title, remarks })
    },
    findFile: createFileFinder({ folder, settings, place }),
  }
}

/** Reports whether a text has a page of its own; other pages may show it all the same. */
function isRendered(fields: Fields): boolean {
  const build = fields['build'] ?? fields['_build']
  return !isFields(build) || !['never', 'link', false].some((value) => value === build['render'])
}

function visibilityOf(fields: Fields, now: Date): Visibility {
  if (isSet(fields['draft'])) return { kind: 'hidden', why: 'a draft' }
  const expiry = dateField(fields, 'expiryDate')
  if (expiry && expiry.time <= now.getTime()) return { kind: 'hidden', why: `expired on ${expiry.day}` }
  return publicUntil(dateField(fields, 'publishDate') ?? dateField(fields, 'date'), now)
}

/** Returns the picture of a bundle with a name that themes use for the lead picture. */
function featureOf(folder: SourceFolder, bundle: string | undefined) {
  if (bundle === undefined) return undefined
  const names = ['feature', 'featured', 'cover', 'thumbnail'].flatMap((stem) =>
    ['jpg', 'jpeg', 'png', 'webp'].map((extension) => `${stem}.${extension}`),
  )
  const src = names.find((name) => folder.find(`${bundle}/${name}`) !== undefined)
  return src === undefined ? undefined : { src }
}

function createFileFinder({
  folder,
  settings,
  place,
}: {
  readonly folder: SourceFolder
  readonly settings: HugoSettings
  readonly place: string
}) {
  return (src: string): string | undefined => {
    const path = localPart(src, settings.baseUrl)
    if (path === undefined || path === '') return undefined
    const beside = [join(dirname(place), path)]
    const atRoot = [...settings.staticFolders, 'assets', settings.contentFolder].map((root) => join(root, path))
    return findIn(folder, path.startsWith('/') ? atRoot : [...beside, ...atRoot])
  }
}

/** Returns a function that finds posts by path relative to the content folder, with or without `.md`, or by file name alone. */
function createPostFinder(posts: readonly FoundPost[]) {
  const byName = new Map<string, FoundPost[]>()
  const add = (name: string, post: FoundPost) => byName.set(name, [...(byName.get(name) ?? []), post])
  for (const post of posts) {
    const path = post.group.split(' ')[0] ?? ''
    for (const name of new Set([path, basename(path)])) add(name, post)
  }
  return (url: string, from: FoundPost): string | undefined => {
    const named = linkedPost(url) ?? (/\.md(?:#.*)?$/i.test(url) && !/^[a-z]+:/i.test(url) ? url : undefined)
    if (named === undefined) return undefined
    const bare = named
      .replace(/#.*$/, '')
      .replace(/^\/+/, '')
      .replace(/(?:\/_?index)?(?:\.[a-z]{2})?\.md$/i, '')
      .replace(/\/+$/, '')
    const beside = join(dirname(from.group.split(' ')[0] ?? ''), bare)
    const found = [beside, bare, basename(bare)].flatMap((name) => byName.get(name) ?? [])
    return (found.find(({ language }) => language === from.language) ?? found[0])?.key
  }
}
