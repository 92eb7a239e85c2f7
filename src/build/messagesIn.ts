import type { Language } from '../shared/languages.ts'
import { messages as en, type Messages } from '../ui/messages/en.ts'
import { messages as ko } from '../ui/messages/ko.ts'
import { messages as ru } from '../ui/messages/ru.ts'
import { messages as tr } from '../ui/messages/tr.ts'

const catalogue: Readonly<Record<Language, Messages>> = { en, tr, ru, ko }

/** The interface's words, for what the build says itself: titles and crumbs. */
export function messagesIn(language: Language): Messages {
  return catalogue[language]
}
