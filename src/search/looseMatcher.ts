import { foldTitle } from './foldTitle.ts'
import { unfinished } from './hangul/unfinished.ts'
import { literalMatcher, type Matcher, rangesOf } from './makeMatcher.ts'

/** Letters that are written with marks, or without where the keyboard has none. */
const marked = new Map(
  'aàáâãäåā cçćč eèéêëē gğ iîïíì nñ oöôóòõø sşšś uüûúùū yýÿ zžźż'.split(' ').map((letters) => [letters.charAt(0), `[${letters}]`]),
)

/** A word taken literally, but for what its writer may have left out: marks on Latin letters, the rest of a syllable of Hangul. */
export function looseMatcher(word: string): Matcher {
  const text = foldTitle(word)
  // What stands for itself in a text, but not in a pattern, is escaped.
  const source = unfinished(text.replace(/[$()*+.?[\\\]^{|}aceginosuyz]/g, (letter) => marked.get(letter) ?? `\\${letter}`))
  if (source === text) return literalMatcher(word)
  const pattern = new RegExp(source, 'gu')
  return { test: (title) => title.search(pattern) >= 0, ranges: (title) => rangesOf(title, pattern) }
}
