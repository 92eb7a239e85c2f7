import { type CallFault, callKinds } from './FailingCalls.ts'
import type { Outcome } from './runProgram.ts'

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
