import { limits } from '../limits.ts'
import type { Problem } from '../problem.ts'
import { adsSchema } from '../schemas/adsSchema.ts'
import { checkFields } from '../schemas/checkSchema.ts'
import type { LoadedContent } from './loadedContent.ts'
import { parseJson } from './parseJson.ts'
import { readText } from './readText.ts'

interface LoadedAds {
  readonly ads: LoadedContent['ads']
  readonly problems: readonly Problem[]
}

export const noAds: LoadedAds = { ads: { fields: {} }, problems: [] }

/** Reads `ads.json`, if there is one. */
export function loadAds(directory: string): LoadedAds {
  const text = readText({ directory, file: 'ads.json', most: limits.data })
  if (!text) return noAds
  const { data, problems } = parseJson(text.source)
  const before = [...text.problems, ...problems]
  if (!data) return { ...noAds, problems: before }
  const checked = checkFields(adsSchema, data)
  return { ads: { data, fields: checked.fields }, problems: [...before, ...checked.problems] }
}
