import { z } from 'zod'
import { didYouMean } from '../advice/didYouMean.ts'
import { complain } from '../schemas/fields.ts'

const timeUnits = ['minute', 'hour', 'day', 'week', 'month'] as const

export interface Duration {
  readonly from: number
  /** Absent for a single value. */
  readonly to?: number
  readonly unit: (typeof timeUnits)[number]
}

const durationForm = /^([1-9]\d{0,3})(?: to ([1-9]\d{0,3}))? (minute|hour|day|week|month)s?$/
const nearForm = /^(\d+)(?:\s*(?:to|[-–—])\s*(\d+))?\s*(\p{L}+)\.?$/u
const writeDuration = 'a number, or `1 to 2`, and `minutes`, `hours`, `days`, `weeks` or `months`: `2 days`'

/** Schema of a duration, parsed so that every language can word it: `2 days`, `8 to 12 hours`. */
export const durationField = z
  .string()
  .transform((text, context): Duration => {
    const [, from = '', to, unit = 'day'] = durationForm.exec(text) ?? []
    if (from === '') complain(context, { message: `"${text}" is not a duration`, fix: suggest(text) })
    else if (to !== undefined && Number(to) <= Number(from)) {
      complain(context, { message: `"${text}" ends before it begins`, fix: 'Write the smaller number first.' })
    }
    return { from: Number(from), unit: unit as Duration['unit'], ...(to !== undefined && { to: Number(to) }) }
  })
  .meta({ write: writeDuration })

function suggest(text: string): string {
  const [, from, to, word = ''] = nearForm.exec(text.trim()) ?? []
  const unit = didYouMean(word.replace(/s$/, ''), timeUnits)
  if (from === undefined || unit === undefined) return `Write ${writeDuration}.`
  const time = to === undefined ? from : `${from} to ${to}`
  const suggestion = `${time} ${unit}${time === '1' ? '' : 's'}`
  return durationForm.test(suggestion) ? `Did you mean \`${suggestion}\`?` : `Write ${writeDuration}.`
}

/** Formats a duration in words. */
export function durationText({ from, to, unit }: Duration, locale: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' })
  return to === undefined ? format.format(from) : format.formatRange(from, to)
}
