/**
 * Reports whether two texts are exactly one typo apart: a letter added, omitted or replaced, or two
 * adjacent letters swapped. False for equal texts.
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

/** Reports whether a text begins with another one that has exactly one typo, for a word that is still being typed. */
export function beginsWithOneSlip(text: string, beginning: string): boolean {
  const { length } = beginning
  let at = 0
  while (at < length && beginning[at] === text[at]) at++
  if (at === length) return false
  const rest = beginning.slice(at + 1)
  const isSwap = beginning[at] === text[at + 1] && beginning[at + 1] === text[at]
  return (
    text.startsWith(rest, at) ||
    text.startsWith(rest, at + 1) ||
    (beginning[at] === text[at + 1] && text.startsWith(rest, at + 2)) ||
    (isSwap && text.startsWith(rest.slice(1), at + 2))
  )
}
