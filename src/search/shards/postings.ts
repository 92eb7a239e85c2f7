// Digits for numbers as text that compresses well: five bits per letter, and a sixth that says that more follow.
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const values = new Map(Array.from(letters, (letter, value) => [letter.charCodeAt(0), value]))
const bits = 5
const more = 1 << bits

/** Separates the first places of articles from the further places of those that have several. */
const separator = ' '

/**
 * Places of texts, in order: twice the place in the tree of categories, plus one for every place of an article but its first. A search
 * matches an article in all its places or in none, so counting the even codes counts each article once.
 */
export type Codes = readonly number[]

export function encodeCodes(codes: Codes): string {
  const places = (rest: number) => encodeNumbers(codes.filter((code) => code % 2 === rest).map((code) => (code - rest) / 2))
  const further = places(1)
  return places(0) + (further && separator + further)
}

export function decodeCodes(text: string): Codes {
  const [firsts = '', further] = text.split(separator)
  const codes = decodeNumbers(firsts).map((place) => place * 2)
  return further === undefined ? codes : [...codes, ...decodeNumbers(further).map((place) => place * 2 + 1)].sort((a, b) => a - b)
}

/** Returns the codes of any of the lists. */
export function unite(lists: readonly Codes[]): Codes {
  const [first = [], ...others] = lists
  return others.length === 0 ? first : [...new Set(lists.flat())].sort((a, b) => a - b)
}

/** Returns the codes in both lists. */
export function intersect(one: Codes, other: Codes): Codes {
  const known = new Set(other)
  return one.filter((code) => known.has(code))
}

/** Encodes each number by its distance from the previous one. */
function encodeNumbers(numbers: readonly number[]): string {
  let text = ''
  let last = -1
  for (const number of numbers) {
    let left = number - last - 1
    for (; left >= more; left >>>= bits) text += letters.charAt((left & (more - 1)) | more)
    text += letters.charAt(left)
    last = number
  }
  return text
}

function decodeNumbers(text: string): number[] {
  const numbers: number[] = []
  let last = -1
  let gap = 0
  let shift = 0
  for (let at = 0; at < text.length; at++) {
    const value = values.get(text.charCodeAt(at)) ?? 0
    gap |= (value & (more - 1)) << shift
    if (value >= more) shift += bits
    else {
      last += gap + 1
      numbers.push(last)
      gap = shift = 0
    }
  }
  return numbers
}
