import type { Language } from '../../shared/languages/languages.ts'
import type { OwnCode } from '../own/ownCode.ts'
import type { OwnAdditions } from '../own/ownTexts.ts'
import type { PictureInspector } from '../pictures/inspectPicture.ts'
import type { Problem } from '../problem.ts'
import { articleSchema, authorSchema } from '../schemas/entrySchemas.ts'
import { pageSchema } from '../schemas/pageSchema.ts'
import type { LoadedConfig } from './config/loadConfig.ts'
import type { ConfigRunner } from './config/runConfig.ts'
import type { SeenFolder } from './snapshot/SeenFolder.ts'
import type { SharedReading } from './snapshot/SharedReading.ts'
import type { Snapshot } from './snapshot/Snapshot.ts'
import { judgeTexts } from './entries/judgeTexts.ts'
import { listAddresses } from './listAddresses.ts'
import { type FolderItem, listReadable } from './files/listFolder.ts'
import { loadCategories } from './loadCategories.ts'
import { loadCollections } from './entries/loadCollections.ts'
import { loadDataFiles } from './loadDataFiles.ts'
import { loadEntries } from './entries/loadEntries.ts'
import { loadLanguages, problemsOfUsed } from './loadLanguages.ts'
import { loadPublicFolder } from './loadPublicFolder.ts'
import type { LoadedContent } from './loadedContent.ts'
import { inspectPictures, namedPictures, pathsOfPictures } from './namedPictures.ts'
import { ownPages, withOwnFiles } from './entries/ownPages.ts'
import { checkSettings, readSettings } from './config/readSettings.ts'

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
  const { directory, now, drafts, snapshot, code } = options
  const settings = beginSettings(options)
  const { languages, problems: languageProblems } = loadLanguages(directory)
  const texts = await loadTexts(options, { languages: languages.known, settings })
  const config = await settings
  const { site, problems: siteProblems } = checkSettings(config, { used: texts.languages, known: languages.known })
  const { categories, problems: categoryProblems } = loadCategories(directory, site.languages, snapshot)
  const { files: dataFiles, problems: dataProblems } = loadDataFiles(directory, site)
  const { parts: publicParts, problems: publicProblems } = await loadPublicFolder(directory, site)
  const { pages, ...judged } = judgeTexts(texts, { site, categories, now, drafts })
  const read = {
    site,
    languages,
    categories,
    ...judged,
    pages: [...pages, ...ownPages(code?.additions?.pages)],
    isCodeWhole: config.problems.length === 0,
    authors: texts.authors,
    ...dataFiles,
    top: listTop(directory, code?.additions),
    ...publicParts,
    folders: texts.folders,
    strays: texts.strays,
  }
  const pictures = await inspectPictures({ ...options, paths: pathsOfPictures(namedPictures(read)) })
  const { addresses, problems: takenFiles } = withOwnFiles(listAddresses(read), code?.additions?.files)
  const problems = [
    texts.problems,
    siteProblems,
    problemsOfUsed(languageProblems, site.languages),
    categoryProblems,
    dataProblems,
    publicProblems,
    takenFiles,
  ]
  return { content: { ...read, pictures, addresses }, problems: problems.flat() }
}

/** Begins to run `site.config.ts`, while this thread reads the texts. */
function beginSettings({ directory, runConfig, code }: ContentOptions): Promise<LoadedConfig> {
  const { config } = code ?? {}
  const settings = readSettings(directory, config ? async () => config : runConfig)
  // Awaited later; a failure must not count as unhandled while the texts are read.
  settings.catch(() => undefined)
  return settings
}

interface TextOptions {
  /** Those that the publication may use. */
  readonly languages: readonly Language[]
  /** They name the collections, which are read last. */
  readonly settings: Promise<LoadedConfig>
}

/** Reads the texts of every kind. */
async function loadTexts({ directory, snapshot, seen, shared, code }: ContentOptions, { languages, settings }: TextOptions) {
  const reading = { directory, snapshot, seen, languages: new Set(languages), code }
  const articles = loadEntries({
    ...reading,
    root: 'articles',
    schema: articleSchema,
    isRequired: true,
    shared: shared && ((files) => shared.begin('articles', files)),
  })
  const authors = loadEntries({ ...reading, root: 'authors', schema: authorSchema })
  const pages = loadEntries({ ...reading, root: 'pages', schema: pageSchema })
  const collections = loadCollections((await settings).code?.collections ?? [], reading)
  const kinds = [articles, authors, pages, ...collections]
  return {
    articles: articles.entries,
    authors: authors.entries,
    pages: pages.entries,
    collections,
    /** The languages of the texts. */
    languages: new Set<Language>(kinds.flatMap(({ entries }) => entries.map(({ language }) => language))),
    folders: kinds.flatMap(({ folders }) => folders),
    strays: kinds.flatMap(({ strays }) => strays),
    problems: kinds.flatMap(({ problems }) => problems),
  }
}

/** Lists the top level of the publication folder, except build outputs and what plug-ins read. */
function listTop(directory: string, additions: OwnAdditions | undefined): readonly FolderItem[] {
  return (listReadable(directory, '.') ?? []).filter((item) => !isOutput(directory, item) && additions?.read.has(item.name) !== true)
}

/** Reports whether a folder is the output of a build, which may lie in the publication. */
function isOutput(directory: string, { name, kind }: FolderItem): boolean {
  return kind === 'folder' && listReadable(directory, name)?.some((item) => item.name === '.roomwright') === true
}
