import type { EngineLanguage } from '../languages/languages.ts'
import type { LanguageTexts } from './builtForms.ts'
import { texts as ar } from './texts/ar.ts'
import { texts as de } from './texts/de.ts'
import { texts as en } from './texts/en.ts'
import { texts as ja } from './texts/ja.ts'
import { texts as ko } from './texts/ko.ts'
import { texts as ru } from './texts/ru.ts'
import { texts as tr } from './texts/tr.ts'

/** The engine's texts in its built-in languages. */
export const engineTexts: Readonly<Record<EngineLanguage, LanguageTexts>> = { en, tr, ru, ko, de, ar, ja }
