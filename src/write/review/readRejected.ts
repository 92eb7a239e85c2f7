import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Language } from '../../shared/languages.ts'

/** Topics that must not be suggested again. */
export interface RejectedSubject {
  readonly language: Language
  readonly title: string
}

const reviewSchema = z.object({
  decision: z.literal('rejected'),
  language: z.string(),
  title: z.string(),
  topic: z.string().optional(),
})

/** The subjects of rejected drafts and the titles that they had, from the record of reviews; foreign lines are skipped. */
export function readRejected(file: string): readonly RejectedSubject[] {
  if (!existsSync(file)) return []
  const reviews = readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => reviewSchema.safeParse(parsedLine(line)).data ?? [])
  return reviews.flatMap(({ language, title, topic }) => [...new Set([topic ?? title, title])].map((text) => ({ language, title: text })))
}

function parsedLine(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
