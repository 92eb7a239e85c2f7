import { type Language, languageCodes } from '../../shared/languages.ts'
import { limits } from '../limits.ts'
import { type Problem, problemIn } from '../problem.ts'
import { checkFields } from '../schemas/checkSchema.ts'
import { siteSchema } from '../schemas/siteSchema.ts'
import { loadConfig } from './config/loadConfig.ts'
import { type ConfigRunner, runConfig } from './config/runConfig.ts'
import type { LoadedSite } from './loadedContent.ts'
import { readText } from './readText.ts'

const file = 'site.config.ts'

/** Reads and runs `site.config.ts`. */
export async function loadSite(options: {
  readonly directory: string
  readonly usedLanguages: ReadonlySet<Language>
  readonly runConfig?: ConfigRunner
}): Promise<{ readonly site: LoadedSite; readonly problems: readonly Problem[] }> {
  const { directory, usedLanguages, runConfig: run = runConfig } = options
  const languages = languagesOr(undefined, usedLanguages)
  const text = readText({ directory, file, most: limits.text })
  if (!text) {
    const details = {
      severity: 'error',
      rule: 'missing-file',
      message: 'There is no site.config.ts.',
      fix: 'Write one: `export default { … }`.',
    } as const
    return { site: { fields: {}, languages }, problems: [problemIn(file, details)] }
  }
  if (text.problems.length > 0) return { site: { fields: {}, languages }, problems: text.problems }
  const config = await loadConfig({ directory, source: text.source, runConfig: run })
  if (!config.data) return { site: { fields: {}, languages }, problems: config.problems }
  const { fields, value, problems } = checkFields(siteSchema, config.data)
  const site = { data: config.data, fields, ...(value && { value }), languages: languagesOr(fields.languages, usedLanguages) }
  return { site, problems: [...config.problems, ...problems] }
}

function languagesOr(listed: readonly Language[] | undefined, used: ReadonlySet<Language>): readonly [Language, ...Language[]] {
  const [first = 'en', ...others] = listed ?? languageCodes.filter((code) => used.has(code))
  return [first, ...others]
}
