import type { Language } from '../../shared/languages.ts'
import type { Finding } from './Finding.ts'
import type { BodyView } from './readBody.ts'
import { countSentenceWords, splitSentences } from './splitSentences.ts'
import { talkScore } from './talk/talkScore.ts'

/** So many points, and a sentence is about the task. */
const enough = 3
/** A paragraph of no more words is judged as a whole, too: `Understood. The text follows.` */
const short = 12
/** In UTF-16 units; nobody's sentence is longer, and a model's may be without end. */
const longest = 1000

/** The model speaks to whoever asked for the text, or of the task or itself, instead of writing. */
export function checkTalk({ paragraphs, headings }: Pick<BodyView, 'paragraphs' | 'headings'>, language: Language): readonly Finding[] {
  return [...headings.map(({ text }) => text), ...paragraphs].flatMap((text) => checkTalkLine(text, language)).slice(0, 5)
}

/** The same of a title, a description or another line. */
export function checkTalkLine(text: string, language: Language): readonly Finding[] {
  const found = talkIn(text, language)
  return found === undefined
    ? []
    : [
        {
          rule: 'refusal',
          message: `"${found.slice(0, 80)}" is not part of an article: it speaks of the task. Write the article itself.`,
        },
      ]
}

function talkIn(text: string, language: Language): string | undefined {
  const pieces = [...splitSentences(text, language), ...(countSentenceWords(text) <= short ? [text] : [])]
  return pieces.find((piece) => talkScore(piece.slice(0, longest), language).points >= enough)
}
