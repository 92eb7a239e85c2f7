import { createInterface } from 'node:readline/promises'

/** Asks the person at the terminal; all but a yes is a no, an interrupt and the end of the input too. */
export async function confirmPlan(question: string, signal: AbortSignal): Promise<boolean> {
  const prompt = createInterface({ input: process.stdin, output: process.stderr })
  const answer = prompt.question(`${question} [y/N] `, { signal }).catch(() => 'no')
  const ended = new Promise<string>((resolve) => {
    prompt.once('SIGINT', () => resolve('no'))
    prompt.once('close', () => resolve('no'))
  })
  try {
    return /^y(es)?$/i.test((await Promise.race([answer, ended])).trim())
  } finally {
    prompt.close()
  }
}
