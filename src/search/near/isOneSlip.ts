/**
 * Whether one text is the other but for one slip of the keyboard: a letter too many, one left out, another letter, or two that
 * changed places. Texts that are equal have none.
 */
export function isOneSlip(one: string, other: string): boolean {
  if (one.length > other.length) return isOneSlip(other, one)
  const more = other.length - one.length
  if (more > 1) return false
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  if (at === one.length) return more === 1
  if (more === 1) return one.slice(at) === other.slice(at + 1)
  if (one.slice(at + 1) === other.slice(at + 1)) return true
  return one[at] === other[at + 1] && one[at + 1] === other[at] && one.slice(at + 2) === other.slice(at + 2)
}

/** Whether a text begins with another one but for one slip, as it does while its end is still to be typed. */
export function beginsWithOneSlip(text: string, beginning: string): boolean {
  const { length } = beginning
  return [length - 1, length, length + 1].some((end) => isOneSlip(beginning, text.slice(0, end)))
}
