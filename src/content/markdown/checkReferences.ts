import type { SourceText } from '../load/sourceText.ts'
import type { Problem } from '../problem.ts'
import { problemAt } from '../problemAt.ts'

const reference = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/gi
/** To its empty line or the end of the text. */
const paragraph = /[^]+?(?:(?:\r\n|\n|\r)[ \t]*(?=[\r\n])|$(?![^]))/g

/** Characters. */
const maxCopied = 100_000_000

/**
 * A problem where a body holds more character references than can be read: the parser copies a paragraph, as far as it goes, at each of
 * them, and 40,000 in one fill the memory.
 */
export function checkReferences(source: SourceText, start: number): Problem | undefined {
  if (!source.text.includes('&', start)) return undefined
  let copied = 0
  for (const { 0: text, index } of source.text.slice(start).matchAll(paragraph)) {
    const count = text.match(reference)?.length ?? 0
    copied += (count * text.length) / 2
    if (copied <= maxCopied) continue
    const message = `The paragraph holds ${count.toLocaleString('en')} character references, more than can be read.`
    const fix = 'Write the characters themselves, or part the paragraph with empty lines.'
    const place = start + index + text.search(reference)
    return problemAt(source, place, { severity: 'error', rule: 'too-many-references', message, fix })
  }
  return undefined
}
