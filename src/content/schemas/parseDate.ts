interface ParsedDate {
  /** Milliseconds since 1970 in UTC; a date without a time means midnight, a time without a zone means UTC. */
  readonly time: number
  readonly hasTime: boolean
}

const form = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})?)?$/

/** Parses an ISO 8601 date, with or without a time; returns what is wrong with an invalid one, as the end of a sentence. */
export function parseDate(text: string): ParsedDate | string {
  const match = form.exec(text)
  if (!match) return 'is not a date in ISO 8601 format'
  const [year, month, day, hour, minute, second] = match.slice(1, 7).map((digits) => Number(digits ?? 0)) as SixNumbers
  if (month < 1 || month > 12) return `has the month ${month}, which does not exist`
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate()
  if (day < 1 || day > days) return `does not exist: that month has ${days} days`
  if (hour > 23 || minute > 59 || second > 59) return 'has a time that does not exist'
  const hasTime = match[4] !== undefined
  const time = Date.parse(hasTime && match[7] === undefined ? `${text}Z` : text)
  return Number.isNaN(time) ? 'has a time zone that does not exist' : { time, hasTime }
}

type SixNumbers = [year: number, month: number, day: number, hour: number, minute: number, second: number]

const times = new Map<string, number>()

/** Returns the time of a date that was checked when it was loaded. */
export function timeOf(text: string): number {
  const known = times.get(text)
  if (known !== undefined) return known
  const date = parseDate(text)
  if (typeof date === 'string') throw new Error(`A date was not checked before it was used: "${text}" ${date}`)
  times.set(text, date.time)
  return date.time
}
