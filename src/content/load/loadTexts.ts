import { isLeftOut, isPlainPage } from '../../shared/paths.ts'
import type { Classification, createClassifier } from '../classify.ts'
import { isBlank } from '../markdown/renderedBody.ts'
import type { OwnCode } from '../own/ownCode.ts'
import { timeOf } from '../parseDate.ts'
import type { PictureInspector } from '../pictures/inspectPicture.ts'
import type { Problem } from '../problem.ts'
import { type ArticleFrontMatter, type AuthorFrontMatter, articleSchema, authorSchema } from '../schemas/entrySchemas.ts'
import { type PageFrontMatter, pageSchema } from '../schemas/pageSchema.ts'
import type { ConfigRunner } from './config/runConfig.ts'
import type { Entry } from './entry.ts'
import type { SeenFolder } from './SeenFolder.ts'
import type { Snapshot } from './Snapshot.ts'
import { type ReadCollection, loadCollections } from './loadCollections.ts'
import { type LoadedEntries, loadEntries } from './loadEntries.ts'
import { loadLanguages, problemsOfUsed } from './loadLanguages.ts'
import { checkSettings, readSettings } from './loadSite.ts'
import type { LoadedContent, TextFrontMatter } from './loadedContent.ts'
import { ownPages } from './ownPages.ts'

/** What the content of a publication is read from and by. */
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
  /** Absent: the publication has no code of its own. */
  readonly code?: OwnCode
}

/** The texts of a publication by kind, as they are in its folder. */
interface FoundTexts {
  readonly articles: LoadedEntries<ArticleFrontMatter>
  readonly authors: LoadedEntries<AuthorFrontMatter>
  readonly pages: LoadedEntries<PageFrontMatter>
  readonly collections: readonly ReadCollection[]
}

/** Reads the texts while the settings run in another process, and checks the settings against the languages of the texts. */
export async function loadTexts({ directory, runConfig, snapshot, seen, code }: ContentOptions): Promise<{
  readonly site: LoadedContent['site']
  readonly languages: LoadedContent['languages']
  readonly texts: FoundTexts
  readonly isCodeWhole: boolean
  readonly problems: readonly Problem[]
}> {
  const { config } = code ?? {}
  const settings = readSettings(directory, config ? async () => config : runConfig)
  // Awaited below; a failure must not count as unhandled while the texts are read.
  settings.catch(() => undefined)
  const { languages, problems: languageProblems } = loadLanguages(directory)
  const reading = { directory, snapshot, seen, languages: new Set(languages.known), code }
  const articles = loadEntries({ ...reading, root: 'articles', schema: articleSchema, isRequired: true })
  const authors = loadEntries({ ...reading, root: 'authors', schema: authorSchema })
  const pages = loadEntries({ ...reading, root: 'pages', schema: pageSchema })
  const written = await settings
  const collections = loadCollections(written.code?.collections ?? [], reading)
  const kinds = [articles, authors, pages, ...collections]
  const used = new Set(kinds.flatMap(({ entries }) => entries.map(({ language }) => language)))
  const { site, problems: siteProblems } = checkSettings(written, { used, known: languages.known })
  return {
    site,
    languages,
    texts: { articles, authors, pages, collections },
    isCodeWhole: written.problems.length === 0,
    problems: [...kinds.flatMap((kind) => kind.problems), ...siteProblems, ...problemsOfUsed(languageProblems, site.languages)],
  }
}

type Publishing = Pick<ContentOptions, 'now' | 'drafts' | 'code'> & { readonly classify: ReturnType<typeof createClassifier> }

/** Decides which texts are hidden, files the articles in categories, and adds the pages of plug-ins. */
export function publishedTexts({ articles, authors, pages, collections }: FoundTexts, { now, drafts, code, classify }: Publishing) {
  const isHidden = ({ fields }: Entry<Partial<TextFrontMatter>>) => !drafts && isUnpublished(fields, now)
  const kinds = [articles, authors, pages, ...collections]
  return {
    articles: articles.entries.map((article) => ({
      ...article,
      isHidden: isHidden(article),
      classification: classify(article.fields.entities),
    })),
    collections: collections.map(({ definition, entries }) => ({
      definition,
      entries: entries.map((entry) => ({ ...entry, isHidden: isHidden(entry), classification: unfiled })),
    })),
    authors: authors.entries,
    pages: [...pages.entries.map((page) => ({ ...page, isHidden: isUnwritten(page, drafts) })), ...ownPages(code?.additions?.pages)],
    folders: kinds.flatMap(({ folders }) => folders),
    strays: kinds.flatMap(({ strays }) => strays),
  }
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
