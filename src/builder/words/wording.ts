import { type Language, isEngineLanguage, localeOf } from '../../shared/languages/languages.ts'
import { type BuiltTexts, type LanguageTexts, builtForms } from '../../shared/messages/builtForms.ts'
import { engineTexts } from '../../shared/messages/engineTexts.ts'
import { makeMessages, ownDigits } from '../../shared/messages/makeMessages.ts'
import { type Messages, messageForms } from '../../shared/messages/messageForms.ts'

/** Everything that the engine says in one language of a publication. */
export interface Wording {
  readonly language: Language
  /** The locale with which `Intl` formats dates, numbers and plurals. */
  readonly locale: string
  /** The texts as they are written. */
  readonly texts: LanguageTexts
  /** The interface's messages, which the build uses in titles and breadcrumbs. */
  readonly messages: Messages
  /** The texts that only the build needs. */
  readonly built: BuiltTexts
}

/** Creates the messages of a language, from the engine's texts if the publication has none. */
export function createWording(language: Language, texts: LanguageTexts = textsOfEngine(language)): Wording {
  const locale = localeOf(language)
  const digits = ownDigits(locale)
  const messages = { code: language, ...(digits !== undefined && { digits }), ...makeMessages(messageForms, texts, locale) }
  return { language, locale, texts, messages, built: makeMessages(builtForms, texts, locale) }
}

export type Wordings = ReadonlyMap<Language, Wording>

export function wordingIn(wordings: Wordings, language: Language): Wording {
  const wording = wordings.get(language)
  if (!wording) throw new Error(`There are no texts in "${language}"`)
  return wording
}

function textsOfEngine(language: Language): LanguageTexts {
  if (!isEngineLanguage(language)) throw new Error(`There are no texts in "${language}"`)
  return engineTexts[language]
}
