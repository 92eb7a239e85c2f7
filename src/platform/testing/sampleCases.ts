import { createRandom } from './createRandom.ts'

/** The seed of this run: `ROOMWRIGHT_SEED`, 1 where it is not set. */
export function seedOfRun(): number {
  return Number(process.env.ROOMWRIGHT_SEED ?? 1)
}

/** Whether the run leaves no case out, as every night. */
export function isEveryCase(): boolean {
  return process.env.EVERY_CASE === '1'
}

interface SampleOptions {
  readonly seed?: number
  readonly isWhole?: boolean
}

/**
 * Draws cases by the seed until every kind is among them, in the order of `cases`. A case that has a kind can be drawn
 * by some seed; the night draws all.
 */
export function sampleCases<Case>(
  cases: readonly Case[],
  kindsOf: (found: Case) => readonly string[],
  { seed = seedOfRun(), isWhole = isEveryCase() }: SampleOptions = {},
): readonly Case[] {
  if (isWhole) return cases
  const random = createRandom(seed)
  const shuffled = cases.map((found) => ({ found, place: random() })).sort((one, other) => one.place - other.place)
  const seen = new Set<string>()
  const drawn = new Set<Case>()
  for (const { found } of shuffled) {
    const kinds = kindsOf(found).filter((kind) => !seen.has(kind))
    if (kinds.length === 0) continue
    drawn.add(found)
    for (const kind of kinds) seen.add(kind)
  }
  return cases.filter((found) => drawn.has(found))
}

/** Of cases that are numbered from 1 and whose number shows only at the end, every so many, from a place that the seed tells; by night each. */
export function sampleSteps(every: number): { readonly first: number; readonly step: number } {
  return isEveryCase() ? { first: 1, step: 1 } : { first: 1 + (seedOfRun() % every), step: every }
}
