import type { DraftReview } from '../../write/review/DraftReview.ts'
import { plainLine } from './plainLine.ts'

/** A draft in a line, with what is to be said of it below. */
export function formatDraft(draft: DraftReview): string {
  const { id, language, title, author, made, findings, problems, filedElsewhere } = draft
  const origin = made?.model === undefined ? '' : `; ${made.model}, ${made.prompt ?? 'no prompt'}, ${made.at ?? 'no date'}`
  const lines = [
    `${id}/${language}  ${title} (${author}${origin})`,
    ...(filedElsewhere ? [`    filed under ${filedElsewhere.filed}; asked for under ${filedElsewhere.asked}`] : []),
    ...problems.map(({ severity, line, message }) => `    ${severity} in line ${line}: ${message}`),
    ...findings.map(({ rule, message }) => `    ${rule}: ${message}`),
    ...pictureLines(draft),
  ]
  return lines.map(plainLine).join('\n')
}

/** A draft with its length, the subject that was asked for, and its text. */
export function formatWholeDraft(draft: DraftReview): string {
  const { topic, words, text } = draft
  const lines = [
    `    length: ${words} ${words === 1 ? 'word' : 'words'}`,
    ...(topic === undefined ? [] : [`    topic asked for: ${topic}`]),
  ]
  return [formatDraft(draft), ...lines.map(plainLine), '', ...text.split('\n').map(plainLine)].join('\n')
}

function pictureLines({ image, chosen, picture }: DraftReview): readonly string[] {
  if (picture !== undefined) return [`    picture wanted: ${picture}`]
  if (!image) return []
  const origin = chosen ? ` (scene ${chosen.scene}, seed ${chosen.seed}, made for ${chosen.madeFor})` : ''
  return [`    picture: ${image.src}${origin}: ${image.alt}`]
}
