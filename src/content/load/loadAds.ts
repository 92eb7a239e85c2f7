import { limits } from '../limits.ts'
import type { Problem } from '../problem.ts'
import { adsSchema } from '../schemas/adsSchema.ts'
import { checkFields } from '../schemas/checkFields.ts'
import type { LoadedContent } from './loadedContent.ts'
import { parseJson } from './parseJson.ts'
import { readText } from './readText.ts'

/** Reads `ads.json`, if there is one. */
export function loadAds(directory: string): { readonly ads: LoadedContent['ads']; readonly problems: readonly Problem[] } {
  const text = readText({ directory, file: 'ads.json', most: limits.data })
  if (!text) return { ads: { fields: {} }, problems: [] }
  const { data, problems } = parseJson(text.source)
  const before = [...text.problems, ...problems]
  if (!data) return { ads: { fields: {} }, problems: before }
  const checked = checkFields(adsSchema, data)
  return { ads: { data, fields: checked.fields }, problems: [...before, ...checked.problems] }
}
