import type { Language } from '../../shared/languages.ts'
import { checkLanguage } from './checkLanguage.ts'
import { checkPlaceholders } from './checkPlaceholders.ts'
import { checkPromptText } from './checkPromptText.ts'
import { checkSuffixes } from './checkSuffixes.ts'
import { checkTalkLine } from './checkTalk.ts'
import type { Finding } from './Finding.ts'

export interface LineContext {
  readonly language: Language
  /** What the line is: `The title`. */
  readonly name: string
  /** In UTF-16 units. */
  readonly longest: number
  readonly instructions: readonly string[]
  /** Whether Turkish suffixes are looked for. */
  readonly suffixes: boolean
}

/** What can be wrong with a title, a description or a topic. */
export function checkLine(text: string, { language, name, longest, instructions, suffixes }: LineContext): readonly Finding[] {
  const findings: Finding[] = []
  const say = (rule: string, message: string) => findings.push({ rule, message: `${name} ${message}` })
  if (text.trim() === '') say('empty', 'is empty.')
  if (text.length > longest) say('length', `has more than ${longest} characters.`)
  if (/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>]|\*\*|^\s*#/u.test(text))
    say('markup', 'has markup or control characters; write plain words in one line.')
  return [
    ...findings,
    ...checkTalkLine(text, language),
    ...checkPromptText(text, instructions),
    ...checkPlaceholders(text),
    ...checkLanguage([text], language),
    ...(suffixes && language === 'tr' ? checkSuffixes(text) : []),
  ]
}
