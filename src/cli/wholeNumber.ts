import { UsageError } from '../platform/UsageError.ts'

interface NumberOptions {
  /** What the number was given as: an option or a variable. */
  readonly name: string
  /** Absent means 1. */
  readonly least?: number
  readonly most: number
  /** What it counts, for the message; absent means 'a whole number'. */
  readonly what?: string
}

/** Parses a number in plain digits; throws a `UsageError` that says which numbers are possible. */
export function wholeNumber(text: string, options: NumberOptions): number {
  const number = readWholeNumber(text, options)
  if (typeof number === 'string') throw new UsageError(number)
  return number
}

/** Like `wholeNumber`, but returns the message, for a command that reports all that is wrong with its options. */
export function readWholeNumber(text: string, { name, least = 1, most, what = 'a whole number' }: NumberOptions): number | string {
  const number = Number(text)
  const isFit = /^\d{1,9}$/.test(text) && number >= least && number <= most
  return isFit ? number : `${name} is '${text}'; it must be ${what} from ${least} to ${most}.`
}
