import { countWords } from '../../content/markdown/countWords.ts'
import type { WritingSettings } from '../../content/schemas/site/writingSchema.ts'
import { type Language, mainLanguageOf } from '../../shared/languages/languages.ts'
import type { Finding } from './Finding.ts'
import { type KnownText, checkDuplicateText } from './checkDuplicate.ts'
import { checkLanguage } from './checkLanguage.ts'
import { checkPlaceholders, checkPromptText, checkSuffixes } from './checkLine.ts'
import { checkTalk } from './checkTalk.ts'
import { type BodyView, readBody } from './readBody.ts'
import { countSentenceWords, splitSentences } from './splitSentences.ts'

export interface BodyContext {
  readonly language: Language
  readonly settings: Pick<WritingSettings, 'rules' | 'words'>
  /** Paths of published articles in the language: `/tr/articles/slug`. */
  readonly paths: ReadonlySet<string>
  readonly known: readonly KnownText[]
  readonly instructions: readonly string[]
}

/** Runs every check on the text of an article. */
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
    ...(mainLanguageOf(language) === 'tr' && settings.rules.conversationalTurkish ? checkSuffixes(view.text) : []),
    ...checkLinks(view.links, paths),
    ...checkDuplicateText(view.text, known),
  ]
}

/** Allows links only to published articles in the same language; what the text is based on belongs in its sources. */
function checkLinks(links: readonly string[], paths: ReadonlySet<string>): readonly Finding[] {
  return [...new Set(links)]
    .filter((link) => !paths.has(link))
    .map((link) => ({
      rule: 'link',
      message: `There is no article at "${link.slice(0, 120)}". Remove the link, or link to an article from the list.`,
    }))
}

const refused: Readonly<Record<string, string>> = {
  html: 'HTML',
  code: 'a block of code',
  image: 'a picture',
  imageReference: 'a picture',
  footnoteReference: 'a footnote',
  footnoteDefinition: 'a footnote',
  // It separates the model's remarks from the article, or looks like front matter.
  thematicBreak: 'a ruled line',
}

/** A model writes text; pictures, blocks and HTML are for editors. */
function checkMarkup(markdown: string, { kinds }: Pick<BodyView, 'kinds'>): readonly Finding[] {
  const named = new Set(Object.keys(refused).flatMap((kind) => (kinds.has(kind) ? [refused[kind] ?? ''] : [])))
  const findings = [...named].map((what) => ({ rule: 'markup', message: `The text has ${what}. Write plain Markdown without it.` }))
  // oxlint-disable-next-line no-control-regex -- the check looks for control characters
  if (!/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/.test(markdown)) return findings
  return [...findings, { rule: 'markup', message: 'The text has invisible control characters. Remove them.' }]
}

/** Requires sections that begin with second-level headings, and a length within the publication's limits. */
function checkStructure(
  { headings, paragraphs }: Pick<BodyView, 'headings' | 'paragraphs'>,
  words: { readonly least: number; readonly most: number },
): readonly Finding[] {
  const findings: Finding[] = []
  const say = (rule: string, message: string) => findings.push({ rule, message })
  const count = countWords(paragraphs.join(' '))
  if (count < words.least) say('length', `The text has ${count} words and needs at least ${words.least}.`)
  if (count > words.most) say('length', `The text has ${count} words and may have at most ${words.most}.`)
  if (headings.filter(({ depth }) => depth === 2).length < 2) say('headings', 'The text needs at least two sections that begin with `## `.')
  if (headings.some(({ depth }) => depth === 1))
    say('headings', 'A heading with one `#` is the title, which is given elsewhere. Begin sections with `## `.')
  if (headings.some(({ depth }, index) => depth > (headings[index - 1]?.depth ?? 1) + 1 && depth > 2))
    say('headings', 'A heading skips a level.')
  if (headings.some(({ text }) => text.trim() === '')) say('headings', 'A heading is empty.')
  const names = headings.map(({ text }) => text.trim().toLowerCase())
  if (new Set(names).size < names.length) say('headings', 'Two headings have the same words.')
  return findings
}

/**
 * In words; a single word in Korean or Turkish often says what takes two in English. A
 * language without measurements gets the mildest limits.
 */
const longest: Readonly<Partial<Record<Language, number>>> = { ru: 32, tr: 28, ko: 28 }
const longestElsewhere = 36
/** The share of sentences that may be longer than that. */
const tolerated = 0.05
const enoughSentences = 8
/** In words: minimum standard deviation of sentence lengths, below which a text is monotonous. */
const leastVariation: Readonly<Partial<Record<Language, number>>> = { en: 2, ru: 2, tr: 1.5 }
const leastElsewhere = 1.2

/** Requires short and medium sentences of varying length. */
function checkSentences(paragraphs: readonly string[], language: Language): readonly Finding[] {
  const sentences = paragraphs.flatMap((text) => splitSentences(text, language))
  if (sentences.length < enoughSentences) return []
  const lengths = sentences.map(countSentenceWords)
  const limit = longest[mainLanguageOf(language)] ?? longestElsewhere
  const long = sentences.filter((_, index) => (lengths[index] ?? 0) > limit)
  const findings: Finding[] = []
  if (long.length > sentences.length * tolerated) {
    const message = `${long.length} of ${sentences.length} sentences have more than ${limit} words. Split them: "${long[0]?.slice(0, 80)}"`
    findings.push({ rule: 'sentences', message })
  }
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length
  const deviation = Math.sqrt(lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0) / lengths.length)
  if (deviation < (leastVariation[mainLanguageOf(language)] ?? leastElsewhere))
    findings.push({ rule: 'sentences', message: 'All sentences have the same length. Mix short and medium ones.' })
  return findings
}
