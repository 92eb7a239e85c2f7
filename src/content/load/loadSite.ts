import { languageCodes, type Language } from '../../shared/languages.ts'
import { limits } from '../limits.ts'
import type { Problem } from '../problem.ts'
import { problemIn } from '../problemAt.ts'
import { checkFields } from '../schemas/checkFields.ts'
import { siteSchema } from '../schemas/siteSchema.ts'
import { loadConfig } from './config/loadConfig.ts'
import type { LoadedSite } from './loadedContent.ts'
import { readText } from './readText.ts'

const file = 'site.config.ts'

/** Reads and runs `site.config.ts`. */
export async function loadSite(
  directory: string,
  usedLanguages: ReadonlySet<Language>,
): Promise<{ readonly site: LoadedSite; readonly problems: readonly Problem[] }> {
  const languages = languagesOr(undefined, usedLanguages)
  const text = readText({ directory, file, most: limits.text })
  if (!text) {
    const finding = {
      severity: 'error',
      rule: 'missing-file',
      message: 'There is no site.config.ts.',
      fix: 'Write one: `export default { … }`.',
    } as const
    return { site: { fields: {}, languages }, problems: [problemIn(file, finding)] }
  }
  const config = await loadConfig(directory, text)
  const before = [...text.problems, ...config.problems]
  if (!config.data) return { site: { fields: {}, languages }, problems: before }
  const { fields, value, problems } = checkFields(siteSchema, config.data)
  const site = { data: config.data, fields, ...(value && { value }), languages: languagesOr(fields.languages, usedLanguages) }
  return { site, problems: [...before, ...problems] }
}

function languagesOr(listed: readonly Language[] | undefined, used: ReadonlySet<Language>): readonly [Language, ...Language[]] {
  const [first = 'en', ...others] = listed ?? languageCodes.filter((code) => used.has(code))
  return [first, ...others]
}
