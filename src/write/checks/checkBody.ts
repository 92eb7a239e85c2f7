import type { WritingSettings } from '../../content/schemas/writingSchema.ts'
import type { Language } from '../../shared/languages.ts'
import { checkDuplicateText, type KnownText } from './checkDuplicate.ts'
import { checkLanguage } from './checkLanguage.ts'
import { checkLinks } from './checkLinks.ts'
import { checkMarkup } from './checkMarkup.ts'
import { checkPlaceholders } from './checkPlaceholders.ts'
import { checkPromptText } from './checkPromptText.ts'
import { checkSentences } from './checkSentences.ts'
import { checkStructure } from './checkStructure.ts'
import { checkSuffixes } from './checkSuffixes.ts'
import { checkTalk } from './checkTalk.ts'
import type { Finding } from './Finding.ts'
import { readBody } from './readBody.ts'

export interface BodyContext {
  readonly language: Language
  readonly settings: Pick<WritingSettings, 'rules' | 'words'>
  /** Of published articles in the language: `/tr/articles/slug`. */
  readonly paths: ReadonlySet<string>
  readonly known: readonly KnownText[]
  readonly instructions: readonly string[]
}

/** Everything that can be wrong with the text of an article. */
export function checkBody(markdown: string, { language, settings, paths, known, instructions }: BodyContext): readonly Finding[] {
  const view = readBody(markdown)
  return [
    ...checkTalk(view, language),
    ...checkPromptText(view.text, instructions),
    ...checkPlaceholders(markdown),
    ...checkLanguage(view.paragraphs, language),
    ...checkMarkup(markdown, view),
    ...checkStructure(view, settings.words),
    ...(settings.rules.variedSentences ? checkSentences(view.paragraphs, language) : []),
    ...(language === 'tr' && settings.rules.conversationalTurkish ? checkSuffixes(view.text) : []),
    ...checkLinks(view.links, paths),
    ...checkDuplicateText(view.text, known),
  ]
}
