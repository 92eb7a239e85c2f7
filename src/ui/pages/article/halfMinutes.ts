/**
 * What the parts of an article take, in half minutes that together make no more than `whole`: minutes that are rounded one by one say "1 min" of
 * nearly every part, and more in all than the article takes. What is left is the text above the first part.
 */
export function halfMinutes(parts: readonly number[], whole: number): readonly number[] {
  const halves = Math.round(whole * 2)
  const exact = parts.map((minutes) => minutes * 2)
  const sum = exact.reduce((all, part) => all + part, 0)
  // The parts may be longer than the whole: it is rounded too.
  const scale = sum > halves ? halves / sum : 1
  const lengths = exact.map((part) => Math.floor(part * scale))
  const left = Math.round(Math.min(sum, halves)) - lengths.reduce((all, part) => all + part, 0)
  const remainders = exact.map((part, index) => ({ index, rest: part * scale - (lengths[index] ?? 0) }))
  const raised = new Set(
    remainders
      .toSorted((a, b) => b.rest - a.rest)
      .slice(0, Math.max(0, left))
      .map(({ index }) => index),
  )
  return lengths.map((length, index) => Math.max(1, length + Number(raised.has(index))) / 2)
}
