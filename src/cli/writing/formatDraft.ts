import type { DraftReview } from '../../write/review/DraftReview.ts'

/** A draft in a line, with what is to be said of it below. */
export function formatDraft({ id, language, title, author, made, findings, problems, picture }: DraftReview): string {
  const lines = [
    `${id}/${language}  ${title} (${author}${made?.model === undefined ? '' : `; ${made.model}, ${made.prompt ?? 'no prompt'}, ${made.at ?? 'no date'}`})`,
    ...problems.map(({ severity, line, message }) => `    ${severity} in line ${line}: ${message}`),
    ...findings.map(({ rule, message }) => `    ${rule}: ${message}`),
    ...(picture === undefined ? [] : [`    picture wanted: ${picture}`]),
  ]
  // Texts from outside may hold what a terminal would obey.
  return lines.map((line) => line.replaceAll(/\p{Cc}/gu, '�')).join('\n')
}
