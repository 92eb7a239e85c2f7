import { timeOf } from './parseDate.ts'

interface Rated {
  readonly date: string
  readonly answers?: readonly number[] | undefined
}

/** The last reading at which the five questions were answered; of two on one day, the one that is written below. */
export function lastRating<Reading extends Rated>(
  readings: readonly Reading[] | undefined,
): (Reading & { readonly answers: readonly number[] }) | undefined {
  return readings?.reduce<(Reading & { readonly answers: readonly number[] }) | undefined>((last, reading) => {
    const { answers } = reading
    return !answers || (last && timeOf(reading.date) < timeOf(last.date)) ? last : { ...reading, answers }
  }, undefined)
}

/** What the answers come to, 0 to 5. */
export function sumOf(answers: readonly number[]): number {
  return answers.reduce((sum, answer) => sum + answer, 0)
}
