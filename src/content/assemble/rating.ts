import { timeOf } from '../schemas/parseDate.ts'

interface Rated {
  readonly date: string
  readonly answers?: readonly number[] | undefined
}

/** Returns the last reading with answers to the five questions; of two on the same day, the one written later in the list. */
export function lastRating<Reading extends Rated>(
  readings: readonly Reading[] | undefined,
): (Reading & { readonly answers: readonly number[] }) | undefined {
  return readings?.reduce<(Reading & { readonly answers: readonly number[] }) | undefined>((last, reading) => {
    const { answers } = reading
    return !answers || (last && timeOf(reading.date) < timeOf(last.date)) ? last : { ...reading, answers }
  }, undefined)
}

/** Returns the sum of the answers, 0 to 5. */
export function sumOf(answers: readonly number[]): number {
  return answers.reduce((sum, answer) => sum + answer, 0)
}
