/**
 * What the parts of an article take, in half minutes that together make no more than `whole`: minutes that are rounded one by one say "1 min" of
 * nearly every part, and more in all than the article takes. What is left is the text above the first part. No part takes no time.
 */
export function halfMinutes(parts: readonly number[], whole: number): readonly number[] {
  const sum = parts.reduce((all, part) => all + part, 0)
  // The parts may be longer than the whole: it is rounded too.
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
