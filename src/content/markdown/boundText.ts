import { limits } from '../limits.ts'
import type { SourceText } from '../load/source/sourceText.ts'
import { type Fault, type Problem, problemAt } from '../problem.ts'

/** Maximum length of a line in characters: for each node in a line, the parser counts columns from the beginning of the line. */
const longestLine = 50_000
/** Maximum number of character references between two blank lines: the parser copies the whole text for each. */
const mostReferences = 5000

const line = /[^\r\n]+/g
/** More nested quotation marks than the depth limit: the parser rescans all earlier marks for each. */
const deepQuotation = new RegExp(`^[ \\t]*(?:>[ \\t]*){${limits.depth + 1}}`)
const referenceOrBlankLine = /&#?\w{1,32};|(?:\r\n|\n|\r)[ \t]*(?=[\r\n])/g

interface BoundText {
  /** As long as the input; what the parser could not handle in time is blanked out. */
  readonly text: string
  readonly problems: readonly Problem[]
}

/** Blanks out and reports what would take the parser longer than linear time; docs/settings.md states the limits. */
export function boundText(source: SourceText, start: number): BoundText {
  const whole = source.text.slice(start)
  const problems: Problem[] = []
  const report = (offset: number, fault: Fault) => {
    problems.push(problemAt(source, start + offset, { severity: 'error', rule: 'text-limit', ...fault }))
  }
  const shortLines = whole.replace(line, (text, offset: number) => {
    const [marks] = deepQuotation.exec(text) ?? []
    if (marks !== undefined) {
      const message = `The text is nested more than ${limits.depth} levels deep.`
      const details = { severity: 'error', rule: 'nested-too-deep', message, fix: 'Remove some levels.' } as const
      problems.push(problemAt(source, start + offset + marks.trimEnd().length - 1, details))
      return ' '.repeat(text.length)
    }
    if (text.length <= longestLine) return text
    const message = `This line has ${text.length} characters; a line may have at most ${longestLine}.`
    report(offset, { message, fix: 'Split it, or its paragraph.' })
    return ' '.repeat(text.length)
  })
  let references = 0
  const text = shortLines.replace(referenceOrBlankLine, (found, offset: number) => {
    if (!found.startsWith('&')) {
      references = 0
      return found
    }
    references += 1
    if (references <= mostReferences) return found
    if (references === mostReferences + 1) {
      const message = `There are more than ${mostReferences} character references such as \`&amp;\` between two blank lines.`
      report(offset, { message, fix: 'Write the characters themselves, or split the paragraph.' })
    }
    return ' '.repeat(found.length)
  })
  return { text, problems }
}
