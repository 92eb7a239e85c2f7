import { createRandom } from './createRandom.ts'

/** Returns the seed of this run: `ROOMWRIGHT_SEED`, or 1 if it is not set. */
export function seedOfRun(): number {
  return Number(process.env.ROOMWRIGHT_SEED ?? 1)
}

/** Reports whether the run covers every case, as the nightly run does. */
export function isEveryCase(): boolean {
  return process.env.EVERY_CASE === '1'
}

interface SampleOptions {
  readonly seed?: number
  readonly isWhole?: boolean
}

/**
 * Samples cases by the seed until every kind is covered, first those that have only new kinds, and returns them in the order of `cases`.
 * Every case that has a kind is drawn by some seed; the nightly run covers all.
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
  const draw = (isDrawn: (isNew: readonly boolean[]) => boolean) => {
    for (const { found } of shuffled) {
      const kinds = kindsOf(found)
      if (!isDrawn(kinds.map((kind) => !seen.has(kind)))) continue
      drawn.add(found)
      for (const kind of kinds) seen.add(kind)
    }
  }
  draw((isNew) => isNew.length > 0 && isNew.every(Boolean))
  draw((isNew) => isNew.some(Boolean))
  return cases.filter((found) => drawn.has(found))
}

/**
 * Chooses steps for cases numbered from 1 whose count is known only at the end: every `every`-th case from an offset that the seed gives;
 * the nightly run takes each.
 */
export function sampleSteps(every: number): { readonly first: number; readonly step: number } {
  return isEveryCase() ? { first: 1, step: 1 } : { first: 1 + (seedOfRun() % every), step: every }
}
