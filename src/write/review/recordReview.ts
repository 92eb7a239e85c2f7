import { appendFileSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { writingFolder } from '../drafts/writingFolder.ts'
import type { DraftReview } from './DraftReview.ts'

/** Who judged a draft, when, and why. */
export interface Judgement {
  readonly directory: string
  readonly by: string
  readonly now: Date
  readonly reason?: string | undefined
}

/** Adds a line to the publication's record of reviews. */
export function recordReview(
  { id, language, title, topic, made, findings }: DraftReview,
  decision: 'accepted' | 'rejected',
  judgement: Judgement,
): void {
  const { directory, by, now, reason } = judgement
  const { reviews } = writingFolder(directory)
  mkdirSync(dirname(reviews), { recursive: true })
  const line = { at: now.toISOString(), by, decision, id, language, title, topic, made, findings, reason }
  appendFileSync(reviews, `${JSON.stringify(line)}\n`)
}
