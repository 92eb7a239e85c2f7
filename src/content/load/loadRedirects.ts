import { limits } from '../limits.ts'
import type { Problem } from '../problem.ts'
import { checkSchema } from '../schemas/checkSchema.ts'
import { redirectSchema, redirectsSchema } from '../schemas/redirectsSchema.ts'
import type { LoadedContent } from './loadedContent.ts'
import { readText } from './readText.ts'
import { parseYaml } from './yaml/parseYaml.ts'

interface LoadedRedirects {
  readonly redirects: LoadedContent['redirects']
  readonly problems: readonly Problem[]
}

/** Reads `redirects.yaml`, if there is one; an empty file is an empty list. */
export function loadRedirects(directory: string): LoadedRedirects {
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
