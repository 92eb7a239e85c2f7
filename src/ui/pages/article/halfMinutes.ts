/**
 * Returns the parts' reading times in minutes, as multiples of half a minute that together do not exceed `whole`. Rounding each
 * part to minutes would give nearly every part "1 min", and a larger sum than the article takes. The rest is the text above the
 * first part. Every part gets at least half a minute.
 */
export function halfMinutes(parts: readonly number[], whole: number): readonly number[] {
  const sum = parts.reduce((all, part) => all + part, 0)
  // The parts may be longer than the whole, because that is rounded too.
  const halves = Math.round(Math.min(sum, whole) * 2)
  const exact = parts.map((minutes) => (minutes / sum) * halves)
  const lengths = parts.map(() => 1)
  for (let left = halves - parts.length; left > 0; left -= 1) {
    const missing = exact.map((part, index) => part - (lengths[index] ?? 0))
    const most = missing.indexOf(Math.max(...missing))
    lengths[most] = (lengths[most] ?? 0) + 1
  }
  return lengths.map((length) => length / 2)
}
