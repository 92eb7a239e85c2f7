import { type Language, mainLanguageOf } from '../../shared/languages/languages.ts'
import type { Finding } from './Finding.ts'
import { foldedWords } from './checkDuplicate.ts'
import { checkLanguage } from './checkLanguage.ts'
import { checkTalkLine } from './checkTalk.ts'

interface LineContext {
  readonly language: Language
  /** Name of the line: `The title`. */
  readonly name: string
  /** Maximum length in UTF-16 units. */
  readonly longest: number
  readonly instructions: readonly string[]
  /** Whether Turkish suffixes are checked. */
  readonly suffixes: boolean
}

/** Checks a title, a description or a topic. */
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
    ...(suffixes && mainLanguageOf(language) === 'tr' ? checkSuffixes(text) : []),
  ]
}

const placeholder =
  /\((?:insert|your) (?:name|title|link|source|image|number|date|city|product|brand|text)[^)\n]{0,40}\)|\[(?:insert|your|add|name|title|link|source|image|ekle|вставьте|укажите|добавьте|삽입|입력)[^\]\n]{0,60}\](?!\()|\[[^\]\n]{1,60}(?:ekle|ekleyin|yazın|girin|삽입|입력|넣으세요)\](?!\()|\{\{[^}\n]{0,60}\}\}|lorem ipsum|https?:\/\/(?:www\.)?example\.(?:com|org|net)\b/iu

/**
 * One or more letters in place of a number: `XX%`, `$XXX`, `20XX`; includes the Cyrillic letter that
 * looks the same. Roman numerals have no such context.
 */
const blank = String.raw`(?:[XХ]{1,4}(?:[.,][XХ]{1,4})*|[NY]|[○◯△□]{1,4})`
const missingNumber = new RegExp(
  [
    String.raw`(?<![\p{L}\p{N}])${blank}\s?(?:%|per ?cent|cm|mm|kg|euros?|dollars?|лет|см|мм)(?!\p{L})`,
    String.raw`(?<![\p{L}\p{N}])${blank}%`,
    String.raw`(?:[%$€£₺₽₩]|yüzde )${blank}(?!\p{L})`,
    String.raw`(?<!\p{L})\d{2}[XХ]{2}(?!\p{L})`,
    String.raw`\[[XХNY]{1,4}\](?!\()`,
    String.raw`(?<=^|\s)_{3,}(?=[\s.,;:]|$)`,
  ].join('|'),
  'u',
)

/** In lower case these are ordinary words. */
const shouted = /\b(?:TODO|TBD|XXX|FIXME)\b/

/** Finds placeholders for words and numbers. */
export function checkPlaceholders(text: string): readonly Finding[] {
  const found = (placeholder.exec(text) ?? shouted.exec(text) ?? missingNumber.exec(text))?.[0]
  return found === undefined
    ? []
    : [{ rule: 'placeholder', message: `"${found}" is a placeholder. Write what belongs there, or leave it out.` }]
}

/** This many equal words in a row are no coincidence. */
const run = 7

/** Checks that a text repeats nothing of the instructions. */
export function checkPromptText(text: string, instructions: readonly string[]): readonly Finding[] {
  const said = ` ${foldedWords(text).join(' ')} `
  for (const instruction of instructions) {
    const words = foldedWords(instruction)
    for (let index = 0; index + run <= words.length; index++) {
      const phrase = words.slice(index, index + run).join(' ')
      if (said.includes(` ${phrase} `))
        return [{ rule: 'prompt', message: `"${phrase}" comes from the instructions, not the article. Leave it out.` }]
    }
  }
  return []
}

const word = /\p{L}+(?:'\p{L}+)?/gu
/** -tadır and -tedir, with or without the dotless letter, and with possible endings: -lar, -sa, -ki. */
const forbidden = /t(?:ad[ıi]r(?:lar)?(?:sa)?|edir(?:ler)?(?:se)?)(?:ki)?$/
/** Nouns that themselves end in -ta or -te, so that only -dır is the suffix. */
const ownEnding =
  /^(?:\p{L}*(?:tahta|hafta|usta|hata|nokta|orta|çanta|yumurta|balta|harita|posta|pasta|kalite|liste|ünite|site))d[ıi]r(?:l[ae]r)?(?:s[ae])?(?:ki)?$/u

/** Finds the Turkish suffixes that make a text sound like a public notice. */
export function checkSuffixes(text: string): readonly Finding[] {
  // Without the locale, a capital İ or I would fold into the wrong letter.
  const words = text.normalize('NFC').replaceAll('’', "'").toLocaleLowerCase('tr').match(word) ?? []
  return [...new Set(words)]
    .filter((said) => said.search(forbidden) > 0 && !ownEnding.test(said))
    .map((said) => ({
      rule: 'suffix',
      message: `"${said}" ends in an unwanted suffix (-tedir, -tadır). Rephrase it.`,
    }))
}
