import { type Language, languageCodes } from '../../shared/languages.ts'
import { limits } from '../limits.ts'
import { type Problem, problemIn } from '../problem.ts'
import { checkFields } from '../schemas/checkSchema.ts'
import { siteSchema } from '../schemas/siteSchema.ts'
import { type LoadedConfig, loadConfig } from './config/loadConfig.ts'
import { type ConfigRunner, runConfig } from './config/runConfig.ts'
import type { LoadedSite } from './loadedContent.ts'
import { readText } from './readText.ts'

const file = 'site.config.ts'

/** Reads and runs `site.config.ts`. Its process works while this one reads the texts. */
export async function readSettings(directory: string, run: ConfigRunner = runConfig): Promise<LoadedConfig> {
  const text = readText({ directory, file, most: limits.text })
  if (!text) {
    const details = {
      severity: 'error',
      rule: 'missing-file',
      message: 'There is no site.config.ts.',
      fix: 'Write one: `export default { … }`.',
    } as const
    return { problems: [problemIn(file, details)] }
  }
  return text.problems.length > 0 ? { problems: text.problems } : loadConfig({ directory, source: text.source, runConfig: run })
}

/** Checks the settings. `usedLanguages` are those that the folder has files in. */
export function checkSettings(
  config: LoadedConfig,
  usedLanguages: ReadonlySet<Language>,
): { readonly site: LoadedSite; readonly problems: readonly Problem[] } {
  if (!config.data) return { site: { fields: {}, languages: languagesOr(undefined, usedLanguages) }, problems: config.problems }
  const { fields, value, problems } = checkFields(siteSchema, config.data)
  const site = { data: config.data, fields, ...(value && { value }), languages: languagesOr(fields.languages, usedLanguages) }
  return { site, problems: [...config.problems, ...problems] }
}

function languagesOr(listed: readonly Language[] | undefined, used: ReadonlySet<Language>): readonly [Language, ...Language[]] {
  const [first = 'en', ...others] = listed ?? languageCodes.filter((code) => used.has(code))
  return [first, ...others]
}
