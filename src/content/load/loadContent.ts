import type { Language } from '../../shared/languages.ts'
import { createClassifier } from '../classify.ts'
import { timeOf } from '../parseDate.ts'
import { loadDrawings } from '../drawings/loadDrawings.ts'
import type { PictureInspector } from '../pictureInspector.ts'
import type { Problem } from '../problem.ts'
import { articleSchema, type ArticleFrontMatter } from '../schemas/articleSchema.ts'
import { authorSchema } from '../schemas/authorSchema.ts'
import { pageSchema } from '../schemas/pageSchema.ts'
import type { ConfigRunner } from './config/runConfig.ts'
import { inspectPictures } from './inspectPictures.ts'
import { judgePublicFiles } from './judgePublicFiles.ts'
import { listAddresses } from './listAddresses.ts'
import { listFiles } from './listFiles.ts'
import { listFolder } from './listFolder.ts'
import { loadAds } from './loadAds.ts'
import { loadCategories } from './loadCategories.ts'
import type { LoadedContent } from './loadedContent.ts'
import { loadEntries } from './loadEntries.ts'
import { loadRedirects } from './loadRedirects.ts'
import { loadSite } from './loadSite.ts'
import { picturePath } from './picturePath.ts'
import { namedPictures } from './namedPictures.ts'

/** Reads everything of a publication folder, each file once. */
export async function loadContent(options: {
  readonly directory: string
  readonly now: Date
  readonly drafts: boolean
  readonly inspectPicture: PictureInspector
  readonly runConfig?: ConfigRunner
}): Promise<{ readonly content: LoadedContent; readonly problems: readonly Problem[] }> {
  const { directory, inspectPicture, runConfig } = options
  const articles = loadEntries({ directory, root: 'articles', schema: articleSchema, isRequired: true })
  const authors = loadEntries({ directory, root: 'authors', schema: authorSchema })
  const pages = loadEntries({ directory, root: 'pages', schema: pageSchema })
  const used = new Set<Language>([...articles.entries, ...authors.entries, ...pages.entries].map((entry) => entry.language))
  const { site, problems: siteProblems } = await loadSite({ directory, usedLanguages: used, ...(runConfig && { runConfig }) })
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
  const pictures = await inspectPictures({ directory, paths, inspectPicture })
  const entryProblems = [...articles.problems, ...authors.problems, ...pages.problems]
  const problems = [entryProblems, siteProblems, categoryProblems, adsProblems, redirectProblems, publicProblems, drawingProblems]
  return { content: { ...read, pictures, addresses: listAddresses(read) }, problems: problems.flat() }
}

function isUnpublished({ status, publishAt }: Partial<ArticleFrontMatter>, now: Date): boolean {
  return status === 'draft' || (publishAt !== undefined && timeOf(publishAt) > now.getTime())
}
