import type { Language } from '../../shared/languages.ts'
import { UsageError } from '../../platform/errorCode.ts'
import { didYouMean } from '../didYouMean.ts'
import type { Category } from '../publication.ts'
import type { LoadedCategories } from '../load/loadedContent.ts'
import { slugFault, slugFrom } from '../schemas/fields.ts'
import { slugOf } from '../start/transliterate.ts'

/** What `new` needs to know of a publication. */
export interface Surroundings {
  /** The publication folder. */
  readonly directory: string
  readonly title: string
  readonly languages: readonly [Language, ...Language[]]
  readonly categories: LoadedCategories
  readonly defaultCategory: Category
  readonly now: Date
}

/** What the person at the keyboard asked for. */
export interface AdditionRequest {
  readonly id?: string
  readonly title?: string
  readonly lang?: string
}

/** The publication has it already. */
export class ThereAlreadyError extends Error {}

/** The language of the new text: the publication's first, unless another one is named. */
export function languageOf({ lang }: AdditionRequest, { languages }: Pick<Surroundings, 'languages'>): Language {
  if (lang === undefined) return languages[0]
  const language = languages.find((code) => code === lang)
  if (language) return language
  const near = didYouMean(lang, languages)
  const fix = near ? `Did you mean ${near}?` : `Write one of ${languages.join(', ')}, or add it to \`languages\` in site.config.ts.`
  throw new UsageError(`--lang: the publication has no language "${lang}". ${fix}`)
}

/** The id of something new: the one that is named, else the title as a slug. */
export function idOf({ id, title }: AdditionRequest, language: Language): string {
  if (id === undefined && (title === undefined || title.trim() === ''))
    throw new UsageError('Name it: write an ID, or --title and its title.')
  if (id === undefined && !/[\p{L}\p{N}]/u.test(title ?? '')) {
    throw new UsageError(`The title "${title}" has no letter that a name could be made of. Write an ID too.`)
  }
  const found = id ?? slugOf(title ?? '', language)
  const fault = slugFault(found)
  if (fault !== undefined) throw new UsageError(`"${found}" ${fault}. Write ${slugFrom(found).slice(0, 60)}.`)
  return found
}

/** The title that is named, else the words of the id. */
export function titleOf({ title }: AdditionRequest, id: string, language: Language): string {
  const written = title?.trim() ?? ''
  if (/\p{Cc}/u.test(written)) throw new UsageError('--title holds a control character. Write it in one line.')
  const words = written === '' ? id.replaceAll('-', ' ') : written
  return written === '' ? words.replace(/^./u, (letter) => letter.toLocaleUpperCase(language)) : words
}
