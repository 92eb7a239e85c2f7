import type { Language } from '../../shared/languages.ts'
import { isLeftOut, isPlainPage } from '../../shared/paths.ts'
import { type Classification, createClassifier } from '../classify.ts'
import { loadDrawings } from '../drawings/loadDrawings.ts'
import { isBlank } from '../markdown/renderedBody.ts'
import { limits } from '../limits.ts'
import { timeOf } from '../parseDate.ts'
import type { OwnCode } from '../own/ownCode.ts'
import type { PictureInspector } from '../pictures/inspectPicture.ts'
import type { Problem } from '../problem.ts'
import { adsSchema } from '../schemas/adsSchema.ts'
import { checkFields, checkSchema } from '../schemas/checkSchema.ts'
import { articleSchema, authorSchema } from '../schemas/entrySchemas.ts'
import { type PageFrontMatter, pageSchema } from '../schemas/pageSchema.ts'
import { redirectSchema, redirectsSchema } from '../schemas/redirectsSchema.ts'
import { loadTheme } from '../theme/loadTheme.ts'
import type { ConfigRunner } from './config/runConfig.ts'
import type { Entry } from './entry.ts'
import type { SeenFolder } from './SeenFolder.ts'
import type { SharedReading } from './SharedReading.ts'
import type { Snapshot } from './Snapshot.ts'
import { listAddresses } from './listAddresses.ts'
import { type FolderItem, listFiles, listFolder } from './listFolder.ts'
import { loadCategories } from './loadCategories.ts'
import { loadCollections } from './loadCollections.ts'
import { loadEntries } from './loadEntries.ts'
import { loadLanguages, problemsOfUsed } from './loadLanguages.ts'
import { checkSettings, readSettings } from './readSettings.ts'
import type { LoadedContent, TextFrontMatter } from './loadedContent.ts'
import { inspectPictures, namedPictures, picturePath } from './namedPictures.ts'
import { parseJson } from './parseJson.ts'
import { judgePublicFiles } from './readRegularFile.ts'
import { ownPages, withOwnFiles } from './ownPages.ts'
import { readText } from './readText.ts'
import { parseYaml } from './yaml/parseYaml.ts'

export interface ContentOptions {
  /** The publication folder. */
  readonly directory: string
  /** Articles due after this time are left out. */
  readonly now: Date
  /** Whether the publication includes drafts and articles that are not yet due. */
  readonly drafts: boolean
  readonly inspectPicture: PictureInspector
  /** Absent: `site.config.ts` runs in a process of its own. */
  readonly runConfig?: ConfigRunner
  /** Results of earlier runs; absent: every file is read. */
  readonly snapshot?: Snapshot
  /** A recent scan of the folder; absent: it is scanned. */
  readonly seen?: SeenFolder
  /** Absent: this thread reads all files. */
  readonly shared?: SharedReading
  /** Absent: the publication has no code of its own. */
  readonly code?: OwnCode
}

/** Loads everything in a publication folder, each file once. */
export async function loadContent(
  options: ContentOptions,
): Promise<{ readonly content: LoadedContent; readonly problems: readonly Problem[] }> {
  const { directory, now, drafts, inspectPicture, runConfig, snapshot, seen, shared, code } = options
  const { config } = code ?? {}
  const settings = readSettings(directory, config ? async () => config : runConfig)
  // Awaited below; a failure must not count as unhandled while the texts are read.
  settings.catch(() => undefined)
  const { languages, problems: languageProblems } = loadLanguages(directory)
  const known = new Set(languages.known)
  const reading = { directory, snapshot, seen, languages: known, code }
  const articles = loadEntries({
    ...reading,
    root: 'articles',
    schema: articleSchema,
    isRequired: true,
    shared: shared && ((files) => shared.begin('articles', files)),
  })
  const authors = loadEntries({ ...reading, root: 'authors', schema: authorSchema })
  const pages = loadEntries({ ...reading, root: 'pages', schema: pageSchema })
  const written = await settings
  const collections = loadCollections(written.code?.collections ?? [], reading)
  const entries = collections.flatMap((collection) => collection.entries)
  const used = new Set<Language>([...articles.entries, ...authors.entries, ...pages.entries, ...entries].map((entry) => entry.language))
  const { site, problems: siteProblems } = checkSettings(written, { used, known: languages.known })
  const { categories, problems: categoryProblems } = loadCategories(directory, site.languages, snapshot)
  const { ads, problems: adsProblems } = site.fields.paidLinks === false ? noAds : loadAds(directory)
  const { redirects, problems: redirectProblems } = loadRedirects(directory)
  const publicFiles = listFiles(directory, 'public')
  const { problems: drawingProblems, ...drawings } = await loadDrawings(directory, publicFiles.files)
  const { theme, problems: themeProblems } = await loadTheme({ directory, site, publicFiles: publicFiles.files })
  const publicProblems = judgePublicFiles(directory, publicFiles.files)

  const defaultCategory = site.fields.defaultCategory ?? categories.tree[0]?.key ?? ''
  const classify = createClassifier({ categories: categories.tree, defaultCategory })
  const isHidden = (fields: Partial<TextFrontMatter>) => !drafts && isUnpublished(fields, now)
  const kinds = [articles, authors, pages, ...collections]
  const read = {
    site,
    languages,
    categories,
    articles: articles.entries.map((article) => ({
      ...article,
      isHidden: isHidden(article.fields),
      classification: classify(article.fields.entities),
    })),
    collections: collections.map(({ definition, entries: texts }) => ({
      definition,
      entries: texts.map((entry) => ({
        ...entry,
        isHidden: isHidden(entry.fields),
        classification: unfiled,
      })),
    })),
    isCodeWhole: written.problems.length === 0,
    authors: authors.entries,
    pages: [...pages.entries.map((page) => ({ ...page, isHidden: isUnwritten(page, drafts) })), ...ownPages(code?.additions?.pages)],
    ads,
    redirects,
    top: (listFolder(directory, '.') ?? []).filter((item) => !isOutput(directory, item) && code?.additions?.read.has(item.name) !== true),
    publicFiles: publicFiles.files,
    ...drawings,
    ...(theme && { theme }),
    folders: kinds.flatMap(({ folders }) => folders),
    strays: kinds.flatMap(({ strays }) => strays),
    publicOutside: publicFiles.outside,
    publicHidden: publicFiles.hidden,
    publicSpecial: publicFiles.special,
  }
  const paths = namedPictures(read).flatMap(({ text, source }) => {
    const found = picturePath(text.file, source)
    return found.kind === 'path' ? [found.path] : []
  })
  const pictures = await inspectPictures({ directory, paths, inspectPicture, snapshot, shared })
  const problems = [
    kinds.flatMap((kind) => kind.problems),
    siteProblems,
    problemsOfUsed(languageProblems, site.languages),
    categoryProblems,
    adsProblems,
    redirectProblems,
    publicProblems,
    drawingProblems,
    themeProblems,
  ]
  const { addresses, problems: takenFiles } = withOwnFiles(listAddresses(read), code?.additions?.files)
  return { content: { ...read, pictures, addresses }, problems: [...problems.flat(), ...takenFiles] }
}

/** The classification of a collection's entry, which is in no category. */
const unfiled: Classification = { filings: [], mends: [] }

/** Reports whether a text is a draft, a placeholder or not yet due. */
export function isUnpublished({ status, placeholder, publishAt }: Partial<TextFrontMatter>, now: Date): boolean {
  return status === 'draft' || placeholder === true || (publishAt !== undefined && timeOf(publishAt) > now.getTime())
}

/** Reports whether a page is unwritten: a placeholder, unless drafts are included, or blank with no default text in the engine. */
function isUnwritten({ id, fields, body }: Entry<PageFrontMatter>, drafts: boolean): boolean {
  return (fields.placeholder === true && !drafts) || (isBlank(body) && isLeftOut(id) && !isPlainPage(id))
}

/** Reports whether a folder is the output of a build, which may lie in the publication. */
function isOutput(directory: string, { name, kind }: FolderItem): boolean {
  return kind === 'folder' && listFolder(directory, name)?.some((item) => item.name === '.roomwright') === true
}

interface LoadedAds {
  readonly ads: LoadedContent['ads']
  readonly problems: readonly Problem[]
}

const noAds: LoadedAds = { ads: { fields: {} }, problems: [] }

/** Reads `ads.json`, if there is one. */
function loadAds(directory: string): LoadedAds {
  const text = readText({ directory, file: 'ads.json', most: limits.data })
  if (!text) return noAds
  const { data, problems } = parseJson(text.source)
  const before = [...text.problems, ...problems]
  if (!data) return { ads: { fields: {} }, problems: before }
  const checked = checkFields(adsSchema, data)
  return { ads: { data, fields: checked.fields }, problems: [...before, ...checked.problems] }
}

/** Reads `redirects.yaml`, if there is one; an empty file is an empty list. */
function loadRedirects(directory: string): {
  readonly redirects: LoadedContent['redirects']
  readonly problems: readonly Problem[]
} {
  const text = readText({ directory, file: 'redirects.yaml', most: limits.data })
  if (!text) return { redirects: { items: [], gone: [] }, problems: [] }
  const { data, problems } = parseYaml(text.source)
  const before = [...text.problems, ...problems]
  if (!data || data.value === null) return { redirects: { items: [], gone: [] }, problems: before }
  const checked = checkSchema(redirectsSchema, data)
  const written: readonly unknown[] = Array.isArray(data.value) ? data.value : []
  const items = written.map((item) => redirectSchema.safeParse(item).data)
  const gone = (checked.value ?? []).map((item) => (item.status === 410 ? item.from : undefined))
  return { redirects: { data, items, gone }, problems: [...before, ...checked.problems] }
}
