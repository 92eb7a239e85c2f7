import { limits } from '../limits.ts'
import type { SourceText } from '../load/sourceText.ts'
import { type Problem, problemAt } from '../problem.ts'

/** Characters of a line: the parser counts columns from the line's beginning, for each thing that stands in it. */
const longestLine = 50_000
/** Character references between two blank lines: the parser writes the whole text anew for each of them. */
const mostReferences = 5000

const line = /[^\r\n]+/g
/** More marks of quotations in one another than a text may have levels: the parser looks at each for all of those before it. */
const deepQuotation = new RegExp(`^[ \\t]*(?:>[ \\t]*){${limits.depth + 1}}`)
const referenceOrBlankLine = /&#?\w{1,32};|(?:\r\n|\n|\r)[ \t]*(?=[\r\n])/g

interface BoundText {
  /** As long as what was given; what the parser could not read in time is blank. */
  readonly text: string
  readonly problems: readonly Problem[]
}

/** Keeps from the parser what would take it longer than its length allows; both limits are stated in docs/authoring.md. */
export function boundText(source: SourceText, start: number): BoundText {
  const whole = source.text.slice(start)
  const problems: Problem[] = []
  const report = (offset: number, message: string, fix: string) => {
    problems.push(problemAt(source, start + offset, { severity: 'error', rule: 'text-limit', message, fix }))
  }
  const shortLines = whole.replace(line, (text, offset: number) => {
    const [marks] = deepQuotation.exec(text) ?? []
    if (marks !== undefined) {
      const message = `The text is nested more than ${limits.depth} levels deep.`
      const details = { severity: 'error', rule: 'nested-too-deep', message, fix: 'Take some levels out.' } as const
      problems.push(problemAt(source, start + offset + marks.trimEnd().length - 1, details))
      return ' '.repeat(text.length)
    }
    if (text.length <= longestLine) return text
    report(offset, `This line has ${text.length} characters; a line may have ${longestLine}.`, 'Divide it, or its paragraph.')
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
      const message = `Between two blank lines stand more than ${mostReferences} character references such as \`&amp;\`.`
      report(offset, message, 'Write the characters themselves, or divide the paragraph.')
    }
    return ' '.repeat(found.length)
  })
  return { text, problems }
}
