import type { ConfigRunner } from '../content/load/config/runConfig.ts'
import type { PictureInspector } from '../content/pictures/inspectPicture.ts'
import type { Problem } from '../content/problem.ts'
import { requirePlace } from '../content/start/writeFiles.ts'
import { type FoundPost, type FoundSource, type LeftOut, ImportError } from './FoundPost.ts'
import { type TermMap, loadTermMap } from './mapping/loadTermMap.ts'
import { placesOf, type Target } from './mapping/termTargets.ts'
import { openSource, type SourceKind } from './openSource.ts'
import { convertPosts } from './plan/convertPosts.ts'
import { type Destination, openDestination } from './plan/Destination.ts'
import { FileShelf } from './plan/FileShelf.ts'
import { createOldAddresses } from './plan/oldAddresses.ts'
import { PictureMaker } from './plan/PictureMaker.ts'
import { PictureShelf } from './plan/PictureShelf.ts'
import type { PlacedPost } from './plan/PlacedPost.ts'
import { placePages } from './plan/placePages.ts'
import { type PlaceInput, placePosts } from './plan/placePosts.ts'
import { type PlannedAuthor, planAuthors } from './plan/planAuthors.ts'
import { type PlannedRedirect, planRedirects } from './plan/planRedirects.ts'
import { type PlannedText, type TextContext, planText } from './plan/planText.ts'
import { applyAuthors, applyFiles, applyRedirects, withRedirects } from './record/applyRest.ts'
import { type AppliedText, applyText } from './record/applyText.ts'
import { type Ledger, ledgerFile, readLedger, writeLedger } from './record/Ledger.ts'

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
  const { kind, site } = options
  const destination = await openDestination(site, options)
  const ledger = readLedger(site)
  const found = await openSource(kind, { ...options, languages: destination.languages })
  const source = { ...found, posts: withOwnKeys(found.posts) }
  const terms = [...source.terms, ...source.posts.flatMap((post) => post.terms)]
  const { map, problems, isNew, lines } = loadTermMap({ path: options.map, terms, places: placesOf(destination.content.categories.tree) })
  if (problems.length > 0) return { problems }

  const plan = await planImport({ options, source, destination, ledger, map })
  const applied = applyImport({ site, plan, ledger })
  return {
    ...applied,
    redirects: plan.redirects,
    refused: plan.refused,
    leftOut: [...source.leftOut, ...plan.leftOut],
    files: [...plan.files.keys()],
    terms: lines,
    isMapNew: isNew,
  }
}

interface PlanInput {
  readonly options: ImportOptions
  readonly source: FoundSource
  readonly destination: Destination
  readonly ledger: Ledger
  readonly map: TermMap
}

/** Everything that an import will write, and what it leaves out. */
interface ImportPlan extends Pick<ImportResult, 'leftOut' | 'redirects' | 'refused'> {
  readonly texts: readonly PlannedText[]
  readonly authors: readonly PlannedAuthor[]
  readonly files: FileShelf['files']
}

async function planImport({ options, source, destination, ledger, map }: PlanInput): Promise<ImportPlan> {
  const { kind, inspectPicture, download, cache, now } = options
  const converted = convertPosts(source.posts)
  const { pages, articles } = placeTexts({ kind, posts: converted.posts, destination, ledger, oldUrl: source.url })
  const placed = [...articles.placed, ...pages.placed]
  const ids = new Map(converted.posts.map((post) => [post.post.key, post.ids] as const))
  // The author of texts for which the source names none.
  const desk = { key: '', name: source.title ?? destination.title, isPerson: false }
  const named = new Set(source.authors.map(({ key }) => key))
  const used = new Set(articles.placed.map(({ post }) => (post.author !== undefined && named.has(post.author) ? post.author : desk.key)))
  const authors = planAuthors({ kind, authors: [...source.authors, desk], used, destination, ledger })
  const shelf = new FileShelf()
  const { texts, failed } = await planTexts(placed, {
    destination,
    ledger,
    map,
    authors,
    files: shelf,
    nobody: authors.get(desk.key)?.name ?? destination.title,
    old: createOldAddresses({ placed, oldUrl: source.url, newUrl: destination.url }),
    oldUrl: source.url,
    pictures: new PictureShelf({ inspectPicture, download, maker: new PictureMaker(cache) }),
    anchorsOf: ({ post }) => ids.get(post.key) ?? new Set(),
    today: now.toISOString().slice(0, 10),
  })
  const { files } = shelf
  return {
    texts,
    authors: [...authors.values()],
    files,
    ...planRedirects({ placed: texts.map((text) => text.placed), files, destination, ledger }),
    leftOut: [...converted.leftOut, ...articles.leftOut, ...pages.leftOut, ...failed],
  }
}

/** Plans the files of texts, one at a time: pictures of the same name are numbered in this order. */
async function planTexts(
  placed: readonly PlacedPost[],
  context: TextContext,
): Promise<{ readonly texts: readonly PlannedText[]; readonly failed: readonly LeftOut[] }> {
  const texts: PlannedText[] = []
  const failed: LeftOut[] = []
  for (const post of placed) {
    try {
      texts.push(await planText(post, context))
    } catch (error) {
      if (!(error instanceof ImportError)) throw error
      failed.push({ place: post.post.place, why: error.message })
    }
  }
  return { texts, failed }
}

interface ApplyInput {
  readonly site: string
  readonly plan: ImportPlan
  readonly ledger: Ledger
}

/** Writes what was planned, and records it in the ledger. Whatever stops an import is found before the first file is written. */
function applyImport({ site, plan, ledger }: ApplyInput): Pick<ImportResult, 'texts' | 'authors' | 'isChanged'> {
  const { authors, files, redirects } = plan
  const own = [...plan.texts.map(({ placed: { file } }) => file), ...authors.flatMap(({ file }) => file?.path ?? [])]
  for (const file of [...own, ...[...files.keys()].map((name) => `public/${name}`), ledgerFile]) requirePlace(site, file)
  const redirectsText = withRedirects(site, redirects)
  const texts = plan.texts.map((text) => applyText(site, text, ledger))
  const { entries, written } = applyAuthors(site, authors, ledger)
  const fileEntries = applyFiles(site, files, ledger)
  applyRedirects(site, redirectsText)
  const isLedgerNew = writeLedger(site, {
    version: 1,
    texts: {
      ...ledger.texts,
      ...Object.fromEntries(texts.map((text) => [text.planned.placed.key, text.entry])),
    },
    authors: entries,
    files: fileEntries,
    redirects: [...ledger.redirects, ...redirects.map(({ from }) => from)],
  })
  const isChanged =
    isLedgerNew || redirects.length > 0 || written > 0 || texts.some(({ outcome }) => outcome === 'new' || outcome === 'updated')
  return { texts, authors: written, isChanged }
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
