import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Language } from '../../shared/languages/languages.ts'

/** A topic that must not be suggested again. */
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

/** Reads the subjects and titles of rejected drafts from the record of reviews; skips lines of other kinds. */
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
