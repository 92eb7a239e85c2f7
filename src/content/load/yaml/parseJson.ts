import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser'
import { type ProblemDetails, problemAt } from '../../problem.ts'
import type { SourceText } from '../source/sourceText.ts'
import { type ParsedYaml, parseYaml } from './parseYaml.ts'

/** Parses a JSON file. JSON is also YAML, so the YAML parser locates its parts. */
export function parseJson(source: SourceText): ParsedYaml {
  try {
    JSON.parse(source.text)
    const { problems, ...parsed } = parseYaml(source)
    return { ...parsed, problems: problems.map((problem) => ({ ...problem, rule: 'json-syntax' })) }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    if (source.text.trim() === '') return { problems: [problemAt(source, 0, empty)] }
    const { offset, fix } = firstMistake(source.text)
    return { problems: [problemAt(source, offset, { severity: 'error', rule: 'json-syntax', message: 'This is not valid JSON.', fix })] }
  }
}

const empty: ProblemDetails = {
  severity: 'error',
  rule: 'json-syntax',
  message: 'The file is empty.',
  fix: 'Write `[]` or `{}`, or delete the file.',
}

/** Fixes by the parser's error name. */
const fixes: Readonly<Record<string, string>> = {
  CommaExpected: 'Write a comma before this.',
  ColonExpected: 'Write a colon between the name and its value.',
  PropertyNameExpected: 'Write a name in double quotes here, or remove the comma before it.',
  ValueExpected: 'Write a value here, or remove the comma before it.',
  CloseBraceExpected: 'Add the missing }.',
  CloseBracketExpected: 'Add the missing ].',
  EndOfFileExpected: 'Remove what follows the end of the JSON.',
  InvalidSymbol: 'Write names and texts in double quotes; only numbers, true, false and null are written without them.',
  InvalidNumberFormat: 'Write the number as 10, -3 or 0.5.',
  UnexpectedEndOfNumber: 'Write the number as 10, -3 or 0.5.',
  UnexpectedEndOfString: 'End the text that begins here with a double quote on the same line; a line break in it is \\n.',
  InvalidCharacter: 'Write a tab in a text as \\t, and leave out other control characters.',
  InvalidEscapeCharacter: 'In the text that begins here, write each backslash as \\\\.',
  InvalidUnicode: 'In the text that begins here, write four hexadecimal digits after \\u.',
  InvalidCommentToken: 'Remove the comment: JSON does not allow any.',
  UnexpectedEndOfComment: 'Remove the comment: JSON does not allow any.',
}

interface Mistake {
  readonly offset: number
  readonly fix: string
}

/** Finds the first syntax error in a text that is not JSON. */
function firstMistake(text: string): Mistake {
  const errors: ParseError[] = []
  try {
    parse(text, errors, { disallowComments: true })
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return { offset: 0, fix: 'Write it with fewer nested brackets.' }
  }
  const [first] = errors
  const fix = (first && fixes[printParseErrorCode(first.error)]) ?? 'Look for a missing or extra comma, quote or bracket here.'
  return { offset: first?.offset ?? 0, fix }
}
