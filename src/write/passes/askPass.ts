import type { z } from 'zod'
import type { Finding } from '../checks/Finding.ts'
import { parseAnswer } from '../prompts/parseAnswer.ts'
import { type BadAnswer, passRequest, type PassInput } from '../prompts/passRequest.ts'
import type { Caller } from '../run/createCaller.ts'
import { SetAside } from './SetAside.ts'

/** How often a bad answer goes back with the reasons. */
export const maxRepairs = 3

/** Asks for one answer until it passes its checks; throws `SetAside` with the last reasons where it never does. */
export async function askPass<Answer>(
  input: PassInput & { readonly unit: string; readonly schema: z.ZodType<Answer> },
  call: Caller,
  check: (answer: Answer) => readonly Finding[],
): Promise<Answer> {
  let bad: BadAnswer | undefined
  for (let round = 0; round <= maxRepairs; round++) {
    const text = await call(`${input.unit}/${input.pass}/${round}`, passRequest(input, bad))
    const parsed = parseAnswer(text, input.schema)
    const findings = 'answer' in parsed ? check(parsed.answer) : parsed.findings
    // An answer that was sent back by an earlier process stays sent back, whatever stands beside it by now.
    const wasRefused = round < maxRepairs && call.isAnswered(`${input.unit}/${input.pass}/${round + 1}`)
    if ('answer' in parsed && findings.length === 0 && !wasRefused) return parsed.answer
    bad = { text, findings }
  }
  throw new SetAside(bad?.findings ?? [])
}
