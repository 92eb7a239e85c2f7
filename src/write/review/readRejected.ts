import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Language } from '../../shared/languages/languages.ts'
import { isMap } from '../../shared/isMap.ts'

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
  const reviews = readReviews(file).lines.flatMap((line) => reviewSchema.safeParse(line).data ?? [])
  return reviews.flatMap(({ language, title, topic }) => [...new Set([topic ?? title, title])].map((text) => ({ language, title: text })))
}

interface Reviews {
  readonly lines: readonly Readonly<Record<string, unknown>>[]
  /** Whether the process that wrote the last line ended before its end. */
  readonly isCutOff: boolean
}

/** Reads the record of reviews; skips lines that are damaged. */
export function readReviews(file: string): Reviews {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  return { lines: text.split('\n').map(parsedLine).filter(isMap), isCutOff: text !== '' && !text.endsWith('\n') }
}

function parsedLine(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
