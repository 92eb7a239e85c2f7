import { type Language, localeOf, mainLanguageOf } from '../../../shared/languages/languages.ts'
import { englishTalk } from './englishTalk.ts'
import { koreanTalk } from './koreanTalk.ts'
import { russianTalk } from './russianTalk.ts'
import { type TalkClass, talkPoints, type TalkWords } from './TalkWords.ts'
import { turkishTalk } from './turkishTalk.ts'

type Matcher = readonly (readonly [TalkClass, RegExp])[]

const english = compile(englishTalk)
/** Languages besides English, whose words are always checked: models fall back into English, whatever language was requested. */
const own: Readonly<Partial<Record<Language, Matcher>>> = {
  tr: compile(turkishTalk),
  ru: compile(russianTalk),
  ko: compile(koreanTalk),
}

/** How strongly a piece of text talks about itself and its author, and which classes of words show it. */
export interface TalkScore {
  readonly points: number
  readonly classes: ReadonlySet<TalkClass>
}

/** Scores one sentence, or a paragraph of a few words; ignores quotations. */
export function talkScore(text: string, language: Language): TalkScore {
  const said = withoutQuotations(text).normalize('NFC').replaceAll('’', "'")
  const matcher = own[mainLanguageOf(language)]
  const scores = [scoreOf(said.toLowerCase(), english)]
  if (matcher) scores.push(scoreOf(said.toLocaleLowerCase(localeOf(language)), matcher))
  return scores.reduce((most, score) => (score.points > most.points ? score : most))
}

const ofWork = ['work', 'job', 'count', 'asker'] as const
/** `Word count: 640`, `Assistant: …`: up to three words and a colon. */
const label = /^[^\p{L}]*[\p{L}'-]+(?: [\p{L}'-]+){0,2}:/u
/** `[End of the text]`, `(About 640 words)`, `Here is the article:` */
const frame = /^[[(*—–-].*[\])*—–-]$|:$/u
const asking = ['self', 'work', 'job', 'asker'] as const
const fewWords = 4

function scoreOf(text: string, matcher: Matcher): TalkScore {
  const line = text.trim()
  const classes = new Set(classesOf(line, matcher))
  const isShort = line.split(' ').length <= fewWords && (classes.has('job') || classes.has('count'))
  const head = isShort || frame.test(line) ? classes : classesOf(label.exec(line)?.[0] ?? '', matcher)
  if (ofWork.some((name) => head.has(name))) classes.add('aside')
  if (asking.some((name) => classes.has(name)) && line.endsWith('?')) classes.add('question')
  return { points: [...classes].reduce((sum, name) => sum + talkPoints[name], 0), classes }
}

function classesOf(text: string, matcher: Matcher): ReadonlySet<TalkClass> {
  return new Set(matcher.flatMap(([name, pattern]) => (pattern.test(text) ? [name] : [])))
}

function withoutQuotations(text: string): string {
  const rest = text.replaceAll(/"[^"]+"|“[^”]+”|«[^»]+»|„[^“”]+[“”]/g, ' ')
  return /\p{L}/u.test(rest) ? rest : text
}

function compile(words: TalkWords): Matcher {
  return Object.entries(words).map(([name, entries]) => [name as TalkClass, patternOf(entries.trim().split(/\s*\/\s+/))])
}

/**
 * Returns one pattern for all words of a class. For speed, entries with the same kind of
 * boundary share the check of the adjacent letter.
 */
function patternOf(entries: readonly string[]): RegExp {
  const groups = [true, false].flatMap((isEnding) =>
    [true, false].map((isBeginning) => {
      const group = entries.filter((entry) => entry.startsWith('-') === isEnding && /-\??$/.test(entry) === isBeginning)
      const middles = group.map((entry) => entry.replace(/^-/, '').replace(/-\??$/, ''))
      const before = isEnding ? '' : String.raw`(?<![\p{L}\p{N}])`
      return middles.length === 0 ? '' : `${before}(?:${middles.join('|')})${isBeginning ? '' : String.raw`(?!\p{L})`}`
    }),
  )
  return new RegExp(groups.filter((group) => group !== '').join('|'), 'u')
}
