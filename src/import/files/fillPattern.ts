/** The values that a permalink pattern may refer to. */
export interface PatternFacts {
  readonly day: string | undefined
  readonly words: Readonly<Record<string, string>>
}

/** Fills in a pattern such as `/:year/:month/:title/`; undefined if it refers to an unknown value. */
export function fillPattern(pattern: string, { day, words }: PatternFacts): string | undefined {
  let isKnown = true
  const filled = pattern.replace(/:([a-z_]+)(?:\[([^\]]*)\])?/gi, (_all, name: string, slice?: string) => {
    const word = name.toLowerCase()
    const value = Object.hasOwn(words, word) ? words[word] : partOfDay(word, day)
    if (value === undefined) isKnown = false
    return slice === undefined ? (value ?? '') : cut(value ?? '', slice)
  })
  return isKnown ? `/${filled}`.replace(/\/{2,}/g, '/') : undefined
}

function partOfDay(name: string, day: string | undefined): string | undefined {
  if (day === undefined) return undefined
  const [year = '', month = '', date = ''] = day.split('-')
  const time = new Date(`${day}T00:00:00Z`)
  const english = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en', { timeZone: 'UTC', ...options }).format(time).toLowerCase()
  const yearDay = Math.round((time.getTime() - Date.UTC(Number(year), 0, 1)) / 86_400_000) + 1
  const parts: Readonly<Record<string, () => string>> = {
    year: () => year,
    month: () => month,
    day: () => date,
    i_month: () => String(Number(month)),
    i_day: () => String(Number(date)),
    short_year: () => year.slice(2),
    short_month: () => english({ month: 'short' }),
    long_month: () => english({ month: 'long' }),
    monthname: () => english({ month: 'long' }),
    weekdayname: () => english({ weekday: 'long' }),
    weekday: () => String(time.getUTCDay()),
    yearday: () => String(yearDay),
    y_day: () => String(yearDay).padStart(3, '0'),
    hour: () => '00',
    minute: () => '00',
    second: () => '00',
  }
  return Object.hasOwn(parts, name) ? parts[name]?.() : undefined
}

/** Returns some segments of a path, as selected by Hugo's `[1:]`. */
function cut(path: string, slice: string): string {
  const segments = path.split('/')
  const [from = '', to] = slice.split(':')
  const index = (text: string) => (text === 'last' ? segments.length - 1 : Number(text || 0))
  return to === undefined ? (segments[index(from)] ?? '') : segments.slice(index(from), to === '' ? undefined : index(to)).join('/')
}
