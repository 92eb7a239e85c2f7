import { CoverageMeter } from './CoverageMeter.ts'
import type { FuzzTarget, Verdict } from './FuzzTarget.ts'
import { Inventor } from './Inventor.ts'

interface Finding {
  readonly fault: string
  readonly input: string
}

interface PlayOptions {
  readonly target: FuzzTarget
  readonly count: number
  readonly seed: number
  /** CPU milliseconds that an input may take; absent: no limit. */
  readonly limit?: (input: string) => number
  /** Whether to keep inputs that reach new code. */
  readonly isGuided?: boolean
  /** Called before each input. */
  readonly before?: (input: string, number: number) => void
  readonly found?: (finding: Finding) => void
}

/** Number of inputs between two checks of the code that they reached, since a check takes some milliseconds. */
const batch = 100

/** Runs the corpus of a target, and inputs made from it; each kind of fault is reported once. */
export async function playTarget(options: PlayOptions): Promise<readonly Finding[]> {
  const { target, count, seed, limit, before, found } = options
  const { corpus, words, longest = 20_000 } = target
  const inventor = new Inventor({ seed, corpus, words, longest })
  const meter = options.isGuided ? new CoverageMeter() : undefined
  const fates = new Set<string>()
  const findings = new Map<string, Finding>()
  let inBatch: string[] = []
  for (let number = 0; number < count; number += 1) {
    const input = corpus[number] ?? inventor.invent()
    before?.(input, number)
    const { faults, fate, spent } = await take(target, input)
    if (!fates.has(fate)) {
      fates.add(fate)
      inventor.keep(input)
    }
    const slow = limit && spent > limit(input) ? await slowness(target, { input, limit: limit(input) }) : []
    for (const fault of [...faults, ...slow]) {
      const kind = fault.replace(/\d+|"(?:[^"\\]|\\.)*"/g, '…').slice(0, 160)
      if (findings.has(kind)) continue
      const finding = { fault, input }
      findings.set(kind, finding)
      found?.(finding)
    }
    if (!meter) continue
    inBatch.push(input)
    if (inBatch.length < batch) continue
    if (meter.isNew()) {
      for (const each of inBatch) {
        await take(target, each)
        if (meter.isNewAlone()) inventor.keep(each)
      }
      meter.learn()
    }
    inBatch = []
  }
  meter?.close()
  return [...findings.values()]
}

/** Measures twice more: the first time, code may have been compiled, or garbage collected. */
async function slowness(
  target: FuzzTarget,
  { input, limit }: { readonly input: string; readonly limit: number },
): Promise<readonly string[]> {
  const times = [(await take(target, input)).spent, (await take(target, input)).spent]
  const least = Math.min(...times)
  return least > limit ? [`it takes ${Math.round(least)} ms of processor time for ${input.length} characters`] : []
}

/** `spent` is in CPU milliseconds. */
async function take({ take: give }: FuzzTarget, input: string): Promise<Verdict & { readonly spent: number }> {
  const start = process.threadCpuUsage()
  const verdict = await verdictOf(() => give(input))
  const { user, system } = process.threadCpuUsage(start)
  return { ...verdict, spent: (user + system) / 1000 }
}

async function verdictOf(give: () => Verdict | Promise<Verdict>): Promise<Verdict> {
  try {
    return await give()
  } catch (error) {
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error)
    const lines = stack.split('\n').slice(0, 6).join(' | ')
    return { faults: [`it threw ${lines.slice(0, 700)}`], fate: 'threw' }
  }
}
