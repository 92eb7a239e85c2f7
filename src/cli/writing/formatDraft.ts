import type { DraftReview } from '../../write/review/DraftReview.ts'
import { plainLine } from './plainLine.ts'

/** A draft in a line, with what is to be said of it below. */
export function formatDraft(draft: DraftReview): string {
  const { id, language, title, author, made, findings, problems } = draft
  const origin = made?.model === undefined ? '' : `; ${made.model}, ${made.prompt ?? 'no prompt'}, ${made.at ?? 'no date'}`
  const lines = [
    `${id}/${language}  ${title} (${author}${origin})`,
    ...problems.map(({ severity, line, message }) => `    ${severity} in line ${line}: ${message}`),
    ...findings.map(({ rule, message }) => `    ${rule}: ${message}`),
    ...pictureLines(draft),
  ]
  return lines.map(plainLine).join('\n')
}

function pictureLines({ image, chosen, picture }: DraftReview): readonly string[] {
  if (picture !== undefined) return [`    picture wanted: ${picture}`]
  if (!image) return []
  const origin = chosen ? ` (scene ${chosen.scene}, seed ${chosen.seed}, made for ${chosen.madeFor})` : ''
  return [`    picture: ${image.src}${origin}: ${image.alt}`]
}
