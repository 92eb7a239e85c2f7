import { createInterface } from 'node:readline/promises'
import { UsageError } from '../Environment.ts'

/** Asks the person at the terminal; fails with a `UsageError` where there is nobody to ask. */
export async function confirmPlan(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new UsageError('Production is deployed only when somebody says yes. Add --yes where nobody can be asked.')
  const prompt = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return /^y(es)?$/i.test((await prompt.question(`${question} [y/N] `)).trim())
  } finally {
    prompt.close()
  }
}
