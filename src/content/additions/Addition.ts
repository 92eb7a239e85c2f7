import { type Language, isKnownTag } from '../../shared/languages/languages.ts'
import { UsageError } from '../../platform/UsageError.ts'
import { didYouMean } from '../advice/didYouMean.ts'
import type { Category } from '../publication.ts'
import type { LoadedCategories } from '../load/loadedContent.ts'
import { slugFault, slugFrom } from '../schemas/fields.ts'
import { slugOf } from '../start/transliterate.ts'

/** The parts of a publication that `new` needs. */
export interface Surroundings {
  /** The publication folder. */
  readonly directory: string
  readonly title: string
  readonly languages: readonly [Language, ...Language[]]
  readonly categories: LoadedCategories
  readonly defaultCategory: Category
  readonly now: Date
}

/** What the user asked for on the command line. */
export interface AdditionRequest {
  readonly id?: string
  readonly title?: string
  readonly lang?: string
}

/** Thrown when the publication already has what was to be added. */
export class ThereAlreadyError extends Error {}

/** Returns the requested language, or the publication's first one. */
export function languageOf({ lang }: AdditionRequest, { languages }: Pick<Surroundings, 'languages'>): Language {
  if (lang === undefined) return languages[0]
  const language = languages.find((code) => code === lang)
  if (language) return language
  // A real language is hardly a typing mistake for another one.
  const near = isKnownTag(lang) ? undefined : didYouMean(lang, languages)
  const fix = near ? `Did you mean ${near}?` : `Write one of ${languages.join(', ')}, or add it to \`languages\` in site.config.ts.`
  throw new UsageError(`--lang: the publication has no language "${lang}". ${fix}`)
}

/** Returns the requested id, or a slug made from the title. */
export function idOf({ id, title }: AdditionRequest, language: Language): string {
  if (id === undefined && (title === undefined || title.trim() === ''))
    throw new UsageError('Write an ID, or a title: --title "Sowing peas".')
  if (id === undefined && !/[\p{L}\p{N}]/u.test(title ?? '')) {
    throw new UsageError(`The title "${title}" has no letter that an ID could be made from. Write an ID as well.`)
  }
  const found = id ?? slugOf(title ?? '', language)
  const fault = slugFault(found)
  if (fault !== undefined) throw new UsageError(`"${found}" ${fault}. Write ${slugFrom(found).slice(0, 60)}.`)
  return found
}

/** Returns the requested title, or the words of the id. */
export function titleOf({ title }: AdditionRequest, id: string, language: Language): string {
  const written = title?.trim() ?? ''
  if (/\p{Cc}/u.test(written)) throw new UsageError('--title contains a control character. Write it on one line.')
  const words = written === '' ? id.replaceAll('-', ' ') : written
  return written === '' ? words.replace(/^./u, (letter) => letter.toLocaleUpperCase(language)) : words
}
