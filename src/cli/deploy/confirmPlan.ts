import { createInterface } from 'node:readline/promises'

/** Asks the person at the terminal; all but a yes is a no. */
export async function confirmPlan(question: string): Promise<boolean> {
  const prompt = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return /^y(es)?$/i.test((await prompt.question(`${question} [y/N] `)).trim())
  } finally {
    prompt.close()
  }
}
