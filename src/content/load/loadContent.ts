import { createClassifier } from '../classify.ts'
import { loadDrawings } from '../drawings/loadDrawings.ts'
import { limits } from '../limits.ts'
import type { Problem } from '../problem.ts'
import { adsSchema } from '../schemas/adsSchema.ts'
import { checkFields, checkSchema } from '../schemas/checkSchema.ts'
import { redirectSchema, redirectsSchema } from '../schemas/redirectsSchema.ts'
import { loadTheme } from '../theme/loadTheme.ts'
import { listAddresses } from './listAddresses.ts'
import { type FolderItem, listFiles, listFolder } from './listFolder.ts'
import { loadCategories } from './loadCategories.ts'
import { type ContentOptions, loadTexts, publishedTexts } from './loadTexts.ts'
import type { LoadedContent } from './loadedContent.ts'
import { inspectPictures, namedPictures, picturePath } from './namedPictures.ts'
import { withOwnFiles } from './ownPages.ts'
import { parseJson } from './parseJson.ts'
import { judgePublicFiles } from './readRegularFile.ts'
import { readText } from './readText.ts'
import { parseYaml } from './yaml/parseYaml.ts'

/** Loads everything in a publication folder, each file once. */
export async function loadContent(
  options: ContentOptions,
): Promise<{ readonly content: LoadedContent; readonly problems: readonly Problem[] }> {
  const { directory, code } = options
  const { site, languages, texts, isCodeWhole, problems } = await loadTexts(options)
  const { categories, problems: categoryProblems } = loadCategories(directory, site.languages, options.snapshot)
  const { ads, problems: adsProblems } = site.fields.paidLinks === false ? noAds : loadAds(directory)
  const { redirects, problems: redirectProblems } = loadRedirects(directory)
  const publicFiles = listFiles(directory, 'public')
  const { problems: drawingProblems, ...drawings } = await loadDrawings(directory, publicFiles.files)
  const { theme, problems: themeProblems } = await loadTheme({ directory, site, publicFiles: publicFiles.files })
  const publicProblems = judgePublicFiles(directory, publicFiles.files)
  const read = {
    site,
    languages,
    categories,
    ...publishedTexts(texts, { ...options, classify: classifierOf(site, categories) }),
    isCodeWhole,
    ads,
    redirects,
    top: (listFolder(directory, '.') ?? []).filter((item) => !isOutput(directory, item) && code?.additions?.read.has(item.name) !== true),
    publicFiles: publicFiles.files,
    ...drawings,
    ...(theme && { theme }),
    publicOutside: publicFiles.outside,
    publicHidden: publicFiles.hidden,
    publicSpecial: publicFiles.special,
  }
  const pictures = await inspectNamed(read, options)
  const { addresses, problems: takenFiles } = withOwnFiles(listAddresses(read), code?.additions?.files)
  return {
    content: { ...read, pictures, addresses },
    problems: [
      ...problems,
      ...categoryProblems,
      ...adsProblems,
      ...redirectProblems,
      ...publicProblems,
      ...drawingProblems,
      ...themeProblems,
      ...takenFiles,
    ],
  }
}

function classifierOf({ fields }: LoadedContent['site'], { tree }: LoadedContent['categories']): ReturnType<typeof createClassifier> {
  return createClassifier({ categories: tree, defaultCategory: fields.defaultCategory ?? tree[0]?.key ?? '' })
}

/** Inspects every picture that a text names. */
async function inspectNamed(
  content: Parameters<typeof namedPictures>[0],
  { directory, inspectPicture, snapshot }: ContentOptions,
): Promise<LoadedContent['pictures']> {
  const paths = namedPictures(content).flatMap(({ text, source }) => {
    const found = picturePath(text.file, source)
    return found.kind === 'path' ? [found.path] : []
  })
  return inspectPictures({ directory, paths, inspectPicture, snapshot })
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
