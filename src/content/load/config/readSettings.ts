import { type Language, canonicalTag, engineLanguageCodes, engineLanguageOf } from '../../../shared/languages/languages.ts'
import { limits } from '../../limits.ts'
import { didYouMean, inTicks } from '../../advice/didYouMean.ts'
import { type Problem, type ProblemDetails, problemAt, problemIn } from '../../problem.ts'
import { checkFields } from '../../schemas/check/checkSchema.ts'
import { type SiteInput, siteSchema } from '../../schemas/siteSchema.ts'
import { type LoadedConfig, loadConfig } from './loadConfig.ts'
import { type ConfigRunner, runConfig } from './runConfig.ts'
import type { LoadedSite } from '../loadedContent.ts'
import { readText } from '../files/readText.ts'

const file = 'site.config.ts'

/** Reads and runs `site.config.ts`, in a process that works while this one reads the texts. */
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

interface FolderLanguages {
  /** Languages that the folder has texts in. */
  readonly used: ReadonlySet<Language>
  /** The engine's languages and those with a file. */
  readonly known: readonly Language[]
}

/** Checks the settings. */
export function checkSettings(
  config: LoadedConfig,
  folder: FolderLanguages,
): { readonly site: LoadedSite; readonly problems: readonly Problem[] } {
  const { data } = config
  if (!data) return { site: { fields: {}, languages: languagesOr(undefined, folder), wordless: [] }, problems: config.problems }
  const { fields: read, value, problems } = checkFields<SiteInput>(siteSchema, data)
  const { languages: listed, ...others } = read
  const unknown = (listed ?? []).flatMap((language, index): readonly Problem[] =>
    folder.known.includes(language) ? [] : [problemAt(data.source, data.locate(['languages', index]), unknownLanguage(language, folder))],
  )
  const isKnown = unknown.length === 0
  const wordless = (listed ?? []).map((language) => canonicalTag(language) ?? language).filter((code) => !folder.known.includes(code))
  const fields: Partial<SiteInput> = isKnown ? read : others
  const site = { data, fields, ...(value && isKnown && { value }), languages: languagesOr(fields.languages, folder), wordless }
  return { site, problems: [...config.problems, ...problems, ...unknown] }
}

function unknownLanguage(language: Language, { known }: FolderLanguages): ProblemDetails {
  const canonical = canonicalTag(language)
  const near =
    canonical !== undefined && known.includes(canonical) ? canonical : canonical === undefined ? didYouMean(language, known) : undefined
  const message = `This entry of \`languages\` is "${language}", a language that the engine does not include.`
  const list = inTicks(engineLanguageCodes)
  const words = `\`languages/${canonical ?? '<code>'}.yaml\``
  const base = canonical === undefined ? undefined : engineLanguageOf(canonical)
  const add = base === undefined ? `Add its words in ${words}` : `Add ${words}, which may be empty: its words are those of \`${base}\``
  const fix = near === undefined ? `${add}, or write one of ${list}.` : `Did you mean \`${near}\`?`
  return { severity: 'error', rule: 'wrong-value', message, fix }
}

function languagesOr(listed: readonly Language[] | undefined, { used, known }: FolderLanguages): readonly [Language, ...Language[]] {
  const [first = 'en', ...others] = listed ?? known.filter((code) => used.has(code))
  return [first, ...others]
}
