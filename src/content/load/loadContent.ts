import type { Language } from '../../shared/languages.ts'
import { createClassifier } from '../classify.ts'
import { loadDrawings } from '../drawings/loadDrawings.ts'
import { limits } from '../limits.ts'
import { timeOf } from '../parseDate.ts'
import type { PictureInspector } from '../pictures/inspectPicture.ts'
import type { Problem } from '../problem.ts'
import { adsSchema } from '../schemas/adsSchema.ts'
import { checkFields, checkSchema } from '../schemas/checkSchema.ts'
import { type ArticleFrontMatter, articleSchema, authorSchema, pageSchema } from '../schemas/entrySchemas.ts'
import { redirectSchema, redirectsSchema } from '../schemas/redirectsSchema.ts'
import type { ConfigRunner } from './config/runConfig.ts'
import type { Snapshot } from './Snapshot.ts'
import { listAddresses } from './listAddresses.ts'
import { listFiles, listFolder } from './listFolder.ts'
import { loadCategories } from './loadCategories.ts'
import { loadEntries } from './loadEntries.ts'
import { checkSettings, readSettings } from './loadSite.ts'
import type { LoadedContent } from './loadedContent.ts'
import { inspectPictures, namedPictures, picturePath } from './namedPictures.ts'
import { parseJson } from './parseJson.ts'
import { judgePublicFiles } from './readRegularFile.ts'
import { readText } from './readText.ts'
import { parseYaml } from './yaml/parseYaml.ts'

/** Reads everything of a publication folder, each file once. */
export async function loadContent(options: {
  readonly directory: string
  readonly now: Date
  readonly drafts: boolean
  readonly inspectPicture: PictureInspector
  readonly runConfig?: ConfigRunner
  /** What earlier runs found; absent: every file is read. */
  readonly snapshot?: Snapshot
}): Promise<{ readonly content: LoadedContent; readonly problems: readonly Problem[] }> {
  const { directory, inspectPicture, runConfig, snapshot } = options
  const settings = readSettings(directory, runConfig)
  // Awaited below; a failure must not count as unhandled while the texts are read.
  settings.catch(() => undefined)
  const articles = loadEntries({ directory, root: 'articles', schema: articleSchema, snapshot, isRequired: true })
  const authors = loadEntries({ directory, root: 'authors', schema: authorSchema, snapshot })
  const pages = loadEntries({ directory, root: 'pages', schema: pageSchema, snapshot })
  const used = new Set<Language>([...articles.entries, ...authors.entries, ...pages.entries].map((entry) => entry.language))
  const { site, problems: siteProblems } = checkSettings(await settings, used)
  const { categories, problems: categoryProblems } = loadCategories(directory, site.languages)
  const { ads, problems: adsProblems } = loadAds(directory)
  const { redirects, problems: redirectProblems } = loadRedirects(directory)
  const publicFiles = listFiles(directory, 'public')
  const { drawings, problems: drawingProblems } = await loadDrawings(directory, publicFiles.files)
  const publicProblems = judgePublicFiles(directory, publicFiles.files)

  const defaultCategory = site.fields.defaultCategory ?? categories.tree[0]?.key ?? ''
  const classify = createClassifier({ categories: categories.tree, defaultCategory })
  const read = {
    site,
    categories,
    articles: articles.entries.map((article) => ({
      ...article,
      isHidden: !options.drafts && isUnpublished(article.fields, options.now),
      classification: classify(article.fields.entities),
    })),
    authors: authors.entries,
    pages: pages.entries,
    ads,
    redirects,
    top: listFolder(directory, '.') ?? [],
    publicFiles: publicFiles.files,
    drawings,
    folders: [...articles.folders, ...authors.folders, ...pages.folders],
    strays: [...articles.strays, ...authors.strays, ...pages.strays],
    publicOutside: publicFiles.outside,
    publicHidden: publicFiles.hidden,
    publicSpecial: publicFiles.special,
  }
  const paths = namedPictures(read).flatMap(({ text, source }) => {
    const found = picturePath(text.file, source)
    return found.kind === 'path' ? [found.path] : []
  })
  const pictures = await inspectPictures({ directory, paths, inspectPicture, snapshot })
  const entryProblems = [...articles.problems, ...authors.problems, ...pages.problems]
  const problems = [entryProblems, siteProblems, categoryProblems, adsProblems, redirectProblems, publicProblems, drawingProblems]
  return { content: { ...read, pictures, addresses: listAddresses(read) }, problems: problems.flat() }
}

function isUnpublished({ status, publishAt }: Partial<ArticleFrontMatter>, now: Date): boolean {
  return status === 'draft' || (publishAt !== undefined && timeOf(publishAt) > now.getTime())
}

/** Reads `ads.json`, if there is one. */
function loadAds(directory: string): { readonly ads: LoadedContent['ads']; readonly problems: readonly Problem[] } {
  const text = readText({ directory, file: 'ads.json', most: limits.data })
  if (!text) return { ads: { fields: {} }, problems: [] }
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
