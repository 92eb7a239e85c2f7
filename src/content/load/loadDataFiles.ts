import { limits } from '../limits.ts'
import type { Problem } from '../problem.ts'
import { adsSchema } from '../schemas/adsSchema.ts'
import { checkFields, checkSchema } from '../schemas/check/checkSchema.ts'
import { redirectSchema, redirectsSchema } from '../schemas/redirectsSchema.ts'
import type { LoadedContent, LoadedSite } from './loadedContent.ts'
import { parseJson } from './yaml/parseJson.ts'
import { readText } from './files/readText.ts'
import { parseYaml } from './yaml/parseYaml.ts'

interface LoadedDataFiles {
  readonly files: Pick<LoadedContent, 'ads' | 'redirects'>
  readonly problems: readonly Problem[]
}

/** Reads `ads.json`, unless the site has no paid links, and `redirects.yaml`, if they are there. */
export function loadDataFiles(directory: string, { fields }: Pick<LoadedSite, 'fields'>): LoadedDataFiles {
  const { ads, problems: adsProblems } = fields.paidLinks === false ? noAds : loadAds(directory)
  const { redirects, problems: redirectProblems } = loadRedirects(directory)
  return { files: { ads, redirects }, problems: [...adsProblems, ...redirectProblems] }
}

interface LoadedAds {
  readonly ads: LoadedContent['ads']
  readonly problems: readonly Problem[]
}

const noAds: LoadedAds = { ads: { fields: {} }, problems: [] }

function loadAds(directory: string): LoadedAds {
  const text = readText({ directory, file: 'ads.json', most: limits.data })
  if (!text) return noAds
  if (text.isUnread) return { ...noAds, problems: text.problems }
  const { data, problems } = parseJson(text.source)
  const before = [...text.problems, ...problems]
  if (!data) return { ...noAds, problems: before }
  const checked = checkFields(adsSchema, data)
  return { ads: { data, fields: checked.fields }, problems: [...before, ...checked.problems] }
}

interface LoadedRedirects {
  readonly redirects: LoadedContent['redirects']
  readonly problems: readonly Problem[]
}

/** An empty file is an empty list. */
function loadRedirects(directory: string): LoadedRedirects {
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
