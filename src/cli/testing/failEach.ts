import { isEveryCase } from '../../platform/testing/sampleCases.ts'
import { type CallFault, callKinds } from './FailingCalls.ts'
import type { Outcome } from './runProgram.ts'

/** Milliseconds for a test of failing calls. */
export const failuresTimeout = isEveryCase() ? 14_400_000 : 300_000

/** The last line of a command that failed: a sentence or the number of problems, and never the name of an error. */
export const plainComplaint = /^(?!\w*Error:)\S.+\.$|^\d+ errors?$/

/** Tries every fault, prints what the command reported, and fails once with everything that is wrong. */
export async function failEach(faults: readonly CallFault[], attempt: (fault: CallFault) => Promise<Outcome>): Promise<void> {
  const said = new Map<string, number>()
  const wrong: string[] = []
  for (const fault of faults) {
    try {
      const outcome = await attempt(fault)
      const words = outcome.status === 0 ? 'done' : complaintOf(outcome)
      said.set(words, (said.get(words) ?? 0) + 1)
    } catch (error) {
      wrong.push(`${JSON.stringify(fault)}: ${String(error)}`)
    }
  }
  const counts = callKinds.map((kind) => `${kind} ${faults.filter((fault) => fault.kind === kind).length}`)
  process.stdout.write(`Calls that failed: ${faults.length} (${counts.join(', ')}).\n`)
  for (const [words, count] of said) process.stdout.write(`${count} times: ${words}\n`)
  if (wrong.length > 0) throw new Error(`${wrong.length} of ${faults.length} calls:\n${wrong.join('\n')}`)
}

/** Returns the last line of a command's output other than progress: what failed, and why. */
export function complaintOf({ out, err }: Outcome): string {
  const last = (text: string) => text.trimEnd().split('\n').at(-1) ?? ''
  return /^$|^\d+ of \d+ |^Going on/.test(last(err)) ? last(out) : last(err)
}
