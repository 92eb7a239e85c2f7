import type { z } from 'zod'
import type { Category, Subcategory } from '../../content/publication.ts'
import type { WritingSettings } from '../../content/schemas/site/writingSchema.ts'
import type { Language } from '../../shared/languages/languages.ts'
import type { Finding } from '../checks/Finding.ts'
import { parseAnswer } from '../prompts/parseAnswer.ts'
import { type BadAnswer, type PassInput, passRequest } from '../prompts/passRequest.ts'
import type { Caller } from '../run/createCaller.ts'

/** How often a bad answer is sent back with the reasons. */
const maxRepairs = 3

/** Requests an answer until it passes its checks; throws `SetAsideError` with the last reasons if it never does. */
export async function askPass<Answer>(
  input: PassInput & { readonly unit: string; readonly schema: z.ZodType<Answer> },
  call: Caller,
  check: (answer: Answer) => readonly Finding[],
): Promise<Answer> {
  let bad: BadAnswer | undefined
  let findings: readonly Finding[] = []
  for (let round = 0; round <= maxRepairs; round++) {
    const text = await call(`${input.unit}/${input.pass}/${round}`, passRequest(input, bad))
    const parsed = parseAnswer(text, input.schema)
    findings = 'answer' in parsed ? check(parsed.answer) : parsed.findings
    // An answer that an earlier process rejected stays rejected, whatever has been published since.
    const wasRefused = round < maxRepairs && call.isAnswered(`${input.unit}/${input.pass}/${round + 1}`)
    if ('answer' in parsed && findings.length === 0 && !wasRefused) return parsed.answer
    bad = { text, findings }
  }
  throw new SetAsideError(findings)
}

/** Returns the result of a pass, or undefined if no answer was good; for passes that an article can do without. */
export async function ifAnswered<Answer>(pass: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await pass
  } catch (error) {
    if (error instanceof SetAsideError) return undefined
    throw error
  }
}

/** Begins the note of a pass that an article did without. */
export const unanswered = 'The model gave no answer that can be used'

/** The model failed to write an article that passes the checks. */
export class SetAsideError extends Error {
  readonly findings: readonly Finding[]

  constructor(findings: readonly Finding[]) {
    super('An article was set aside')
    this.findings = findings
  }
}

/** One article to write. */
export interface ArticleTask {
  /** Its name within the run: `1.3`. */
  readonly unit: string
  readonly language: Language
  readonly category: Category
  readonly subcategory: Subcategory | undefined
  readonly topic: string
  readonly settings: WritingSettings
}
