import type { Language } from '../../shared/languages/languages.ts'
import type { Finding } from './Finding.ts'
import type { BodyView } from './readBody.ts'
import { countSentenceWords, splitSentences } from './splitSentences.ts'
import { type TalkScore, talkScore } from './talk/talkScore.ts'

/** Points from which a sentence counts as being about the task. */
const enough = 3
/**
 * Points that suffice in headings and in the first and last paragraph, where models tend to say
 * such things, if the sentence also mentions a text.
 */
const enoughAtEdges = 2
const toText = ['work', 'job', 'count'] as const
/** A paragraph of at most this many words is also judged as a whole: `Understood. The text follows.` */
const short = 12
/** In UTF-16 units. No real sentence is longer, but a model's may never end. */
const longest = 1000

/** Finds text in which the model addresses the user, or talks about the task or itself, instead of writing. */
export function checkTalk({ paragraphs, headings }: Pick<BodyView, 'paragraphs' | 'headings'>, language: Language): readonly Finding[] {
  const last = paragraphs.length - 1
  return [
    ...headings.flatMap(({ text }) => findingsIn(text, { language, isEdge: true })),
    ...paragraphs.flatMap((text, index) => findingsIn(text, { language, isEdge: index === 0 || index === last })),
  ].slice(0, 5)
}

/** Checks a title, a description or another line in the same way. */
export function checkTalkLine(text: string, language: Language): readonly Finding[] {
  return findingsIn(text, { language, isEdge: false })
}

interface Place {
  readonly language: Language
  /** Whether it is a heading, or the first or last paragraph. */
  readonly isEdge: boolean
}

function findingsIn(text: string, { language, isEdge }: Place): readonly Finding[] {
  const pieces = [...splitSentences(text, language), ...(countSentenceWords(text) <= short ? [text] : [])]
  const found = pieces.find((piece) => isTalk({ ...talkScore(piece.slice(0, longest), language), isEdge }))
  if (found === undefined) return []
  const message = `"${found.slice(0, 80)}" is not part of an article: it is about the task. Write the article itself.`
  return [{ rule: 'refusal', message }]
}

function isTalk({ points, classes, isEdge }: TalkScore & Pick<Place, 'isEdge'>): boolean {
  if (points >= enough) return true
  return isEdge && points >= enoughAtEdges && classes.size > 1 && toText.some((name) => classes.has(name))
}
