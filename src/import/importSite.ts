import type { ConfigRunner } from '../content/load/config/runConfig.ts'
import type { PictureInspector } from '../content/pictures/inspectPicture.ts'
import type { Problem } from '../content/problem.ts'
import { requirePlace } from '../content/start/writeFiles.ts'
import { type FoundPost, type LeftOut, ImportError } from './FoundPost.ts'
import { type TermMap, loadTermMap } from './mapping/loadTermMap.ts'
import { placesOf, type Target } from './mapping/termTargets.ts'
import { openSource, type SourceKind } from './openSource.ts'
import { convertPosts } from './plan/convertPosts.ts'
import { openDestination } from './plan/Destination.ts'
import { FileShelf } from './plan/FileShelf.ts'
import { createOldAddresses } from './plan/oldAddresses.ts'
import { PictureMaker } from './plan/PictureMaker.ts'
import { PictureShelf } from './plan/PictureShelf.ts'
import { placePages } from './plan/placePages.ts'
import { type PlaceInput, placePosts } from './plan/placePosts.ts'
import { planAuthors } from './plan/planAuthors.ts'
import { type PlannedRedirect, planRedirects } from './plan/planRedirects.ts'
import { type PlannedText, planText } from './plan/planTexts.ts'
import { applyAuthors, applyFiles, applyRedirects, withRedirects } from './record/applyRest.ts'
import { type AppliedText, applyText } from './record/applyTexts.ts'
import { ledgerFile, readLedger, writeLedger } from './record/Ledger.ts'

export interface ImportOptions {
  readonly kind: SourceKind
  /** These paths are absolute. */
  readonly source: string
  readonly site: string
  readonly map: string | undefined
  readonly media: string | undefined
  /** Path of the publication as the user wrote it. */
  readonly shown: string
  readonly now: Date
  readonly inspectPicture: PictureInspector
  /** Folder for generated pictures. */
  readonly cache: string
  /** Absent: `site.config.ts` runs in a process of its own. */
  readonly runConfig?: ConfigRunner
  /** Downloads pictures of other servers; absent: none are downloaded. */
  readonly download: ConstructorParameters<typeof PictureShelf>[0]['download']
}

/** The result of an import. */
export interface ImportResult {
  readonly texts: readonly AppliedText[]
  readonly leftOut: readonly LeftOut[]
  readonly redirects: readonly PlannedRedirect[]
  readonly refused: readonly LeftOut[]
  readonly authors: number
  readonly files: readonly string[]
  readonly terms: readonly (readonly [name: string, target: Target | undefined])[]
  readonly isMapNew: boolean
  /** Whether anything in the publication changed. */
  readonly isChanged: boolean
}

/** Problems of the term map, in which case nothing is imported, or the result. */
export type ImportAnswer = { readonly problems: readonly Problem[] } | ImportResult

/**
 * Imports the texts of another program into a publication. A further run imports what changed in the source and was not changed in the
 * publication.
 */
export async function importSite(options: ImportOptions): Promise<ImportAnswer> {
  const { kind, site, now } = options
  const destination = await openDestination(site, options)
  const ledger = readLedger(site)
  const found = await openSource(kind, { ...options, languages: destination.languages })
  const source = { ...found, posts: withOwnKeys(found.posts) }
  const terms = [...source.terms, ...source.posts.flatMap((post) => post.terms)]
  const { map, problems, isNew, lines } = loadTermMap({ path: options.map, terms, places: placesOf(destination.content.categories.tree) })
  if (problems.length > 0) return { problems }

  const converted = convertPosts(source.posts)
  const { pages, articles } = placeTexts({ kind, posts: converted.posts, destination, ledger, oldUrl: source.url })
  const placed = [...articles.placed, ...pages.placed]
  const ids = new Map(converted.posts.map((post) => [post.post.key, post.ids] as const))
  // The author of texts for which the source names none.
  const desk = { key: '', name: source.title ?? destination.title, isPerson: false }
  const named = new Set(source.authors.map(({ key }) => key))
  const used = new Set(articles.placed.map(({ post }) => (post.author !== undefined && named.has(post.author) ? post.author : desk.key)))
  const authors = planAuthors({ kind, authors: [...source.authors, desk], used, destination, ledger })
  const files = new FileShelf()
  const context = {
    destination,
    ledger,
    map: map satisfies TermMap,
    authors,
    files,
    nobody: authors.get(desk.key)?.name ?? destination.title,
    old: createOldAddresses({ placed, oldUrl: source.url, newUrl: destination.url }),
    oldUrl: source.url,
    pictures: new PictureShelf({
      inspectPicture: options.inspectPicture,
      download: options.download,
      maker: new PictureMaker(options.cache),
    }),
    anchorsOf: ({ post }: { readonly post: { readonly key: string } }) => ids.get(post.key) ?? new Set<string>(),
    today: now.toISOString().slice(0, 10),
  }

  const planned: PlannedText[] = []
  const failed: LeftOut[] = []
  // One at a time, since pictures of the same name are numbered in this order.
  for (const post of placed) {
    try {
      planned.push(await planText(post, context))
    } catch (error) {
      if (!(error instanceof ImportError)) throw error
      failed.push({ place: post.post.place, why: error.message })
    }
  }
  const { redirects, refused } = planRedirects({ placed: planned.map((text) => text.placed), files: files.files, destination, ledger })

  const own = [...planned.map(({ placed: { file } }) => file), ...[...authors.values()].flatMap(({ file }) => file?.path ?? [])]
  for (const file of [...own, ...[...files.files.keys()].map((name) => `public/${name}`), ledgerFile]) requirePlace(site, file)
  const redirectsText = withRedirects(site, redirects)
  const texts = planned.map((text) => applyText(site, text, ledger))
  const written = applyAuthors(site, authors.values(), ledger)
  const fileEntries = applyFiles(site, files.files, ledger)
  applyRedirects(site, redirectsText)
  const isLedgerNew = writeLedger(site, {
    version: 1,
    texts: {
      ...ledger.texts,
      ...Object.fromEntries(texts.map((text) => [text.planned.placed.key, text.entry])),
    },
    authors: written.entries,
    files: fileEntries,
    redirects: [...ledger.redirects, ...redirects.map(({ from }) => from)],
  })
  const isChanged =
    isLedgerNew || redirects.length > 0 || written.written > 0 || texts.some(({ outcome }) => outcome === 'new' || outcome === 'updated')
  return {
    texts,
    redirects,
    refused,
    isChanged,
    leftOut: [...source.leftOut, ...converted.leftOut, ...articles.leftOut, ...pages.leftOut, ...failed],
    authors: written.written,
    files: [...files.files.keys()],
    terms: lines,
    isMapNew: isNew,
  }
}

function placeTexts(input: PlaceInput) {
  const { pages = [], articles = [] } = Object.groupBy(input.posts, ({ post }) => (post.isPage ? 'pages' : 'articles'))
  return { articles: placePosts({ ...input, posts: articles }), pages: placePages({ ...input, posts: pages }) }
}

/** Makes keys unique: an export may have no ids or repeat one, and the ledger needs a key for each text. */
function withOwnKeys(posts: readonly FoundPost[]): readonly FoundPost[] {
  const times = new Map<string, number>()
  return posts.map((post) => {
    const before = times.get(post.key) ?? 0
    times.set(post.key, before + 1)
    return before === 0 ? post : { ...post, key: `${post.key} (${before + 1})` }
  })
}
