import { z } from 'zod'
import { parseDate } from '../parseDate.ts'
import { complain } from './complain.ts'

const write = { day: 'a date such as 2026-01-31', moment: 'a date and time such as 2026-01-31T08:00Z' }

/** An ISO date, with or without a time; `moment` asks for the time. */
export function dateField(kind: 'day' | 'moment' = 'day') {
  return z
    .string()
    .superRefine((text, context) => {
      const date = parseDate(text)
      const fault = typeof date === 'string' ? date : kind === 'moment' && !date.hasTime ? 'has no time' : undefined
      if (fault) complain(context, { rule: 'wrong-date', message: `"${text}" ${fault}`, fix: `Write ${write[kind]}.` })
    })
    .meta({ write: write[kind] })
}
