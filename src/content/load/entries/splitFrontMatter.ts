import { type Problem, problemAt } from '../../problem.ts'
import type { SourceText } from '../source/sourceText.ts'

/** Offsets in the text of a Markdown file. */
interface FrontMatterSpan {
  /** Offset of the first character of the YAML. */
  readonly start: number
  /** Offset after its last character. */
  readonly end: number
  /** Offset of the first character of the Markdown body. */
  readonly body: number
}

const opening = /^---[ \t]*(?:\r\n|\n|\r)/
const closing = /^---[ \t]*(?:\r\n|\n|\r|$(?![^]))/gm

/** Finds the YAML between the first two lines of `---`; returns a problem if the file has none. */
export function splitFrontMatter(source: SourceText): FrontMatterSpan | Problem {
  const start = opening.exec(source.text)?.[0].length
  if (start === undefined) return missing(source, 'The file does not begin with front matter.')
  closing.lastIndex = start
  const end = closing.exec(source.text)
  if (!end) return missing(source, 'The front matter has no closing line.')
  return { start, end: end.index, body: end.index + end[0].length }
}

function missing(source: SourceText, message: string): Problem {
  const fix = source.text.startsWith('+++')
    ? 'Write the fields in YAML, between lines of `---`: `title: …` in place of `title = …`.'
    : 'Begin the file with a line of `---`, the fields, and another line of `---`.'
  return problemAt(source, 0, { severity: 'error', rule: 'front-matter', message, fix })
}
