import { parseDate } from './parseDate.ts'
import type { PaidLink } from './publication.ts'

const day = 24 * 60 * 60 * 1000

/** Whether a paid link is shown at a time; a day without a time counts until its end, in UTC. */
export function isShownOn(link: PaidLink, now: Date): boolean {
  if (typeof link === 'string') return true
  const { start, end } = link
  const time = now.getTime()
  return (start === undefined || limit(start, 0) <= time) && (end === undefined || time < limit(end, day))
}

function limit(date: string, more: number): number {
  const parsed = parseDate(date)
  if (typeof parsed === 'string') throw new Error(`A date was not checked before it was used: "${date}" ${parsed}`)
  return parsed.time + (parsed.hasTime ? 0 : more)
}
