import type { DraftReview } from './DraftReview.ts'

/** A draft that is not there, or that cannot be judged so. */
export class ReviewError extends Error {}

/** Finds a draft by `id/lang`, or by its id where it is in one language only. */
export function findDraft(drafts: readonly DraftReview[], name: string): DraftReview {
  const found = drafts.filter(({ id, language }) => name === id || name === `${id}/${language}`)
  const [first, second] = found
  if (!first) throw new ReviewError(`There is no draft "${name}". See them with \`roomwright review\`.`)
  if (second)
    throw new ReviewError(
      `There are ${found.length} drafts "${name}". Name one: ${found.map(({ id, language }) => `${id}/${language}`).join(', ')}.`,
    )
  return first
}
