import { type Document, isScalar, visit } from 'yaml'

/** A value, the white space after it, and a word that begins with `#`. A comment usually has a space after the `#`. */
const suspect = /[ \t]#[\p{L}\p{N}]/u
const cut = /^[ \t]+#[\p{L}\p{N}]/u
/** Numbers, dates and times, of which no word can be missing. */
const figures = /^[\d.:TZ+-]+$/

/** Finds values in which ` #` has made a comment of the rest, as in `title: Part #2`; returns the offset of each `#` with the value. */
export function findCutValues(document: Document.Parsed, text: string): readonly { readonly offset: number; readonly value: string }[] {
  const found: { offset: number; value: string }[] = []
  if (!suspect.test(text)) return found
  visit(document, {
    Pair(_key, { value }) {
      judge(value)
    },
    Seq(_key, { items }) {
      items.forEach(judge)
    },
  })
  return found

  function judge(node: unknown): void {
    if (!isScalar(node) || node.type !== 'PLAIN' || typeof node.value !== 'string' || !node.range || figures.test(node.value)) return
    const [, end] = node.range
    if (cut.test(text.slice(end, end + 1000))) found.push({ offset: text.indexOf('#', end), value: node.value })
  }
}
