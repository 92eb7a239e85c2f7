import type { Problem } from '../../problem.ts'
import { problemAt } from '../../problemAt.ts'
import type { SourceText } from '../sourceText.ts'
import type { ConfigAnswer } from './runConfig.ts'

type FailedConfig = Extract<ConfigAnswer, { readonly url: string }>

/** Letters of a message that somebody else wrote. */
const maxWords = 300

/** Turns whatever a config module threw, or could not be read for, into a problem at its place. */
export function explainConfigError({ error, url }: FailedConfig, source: SourceText): Problem {
  const words = error.message.length > maxWords ? `${error.message.slice(0, maxWords)}…` : error.message
  return problemAt(source, placeOf(error.stack, source, url), {
    severity: 'error',
    rule: error.isSyntax ? 'config-syntax' : 'config-throws',
    message: `${opening({ error, url })}: ${words}.`,
    fix: 'Export one plain object: `export default { … }`.',
  })
}

function opening({ error, url }: FailedConfig): string {
  if (url === '') return 'The file cannot be run'
  return error.isSyntax ? 'The file is not TypeScript that can be read' : 'The file throws an error when it is read'
}

/**
 * Offset of the line and column that the stack names. A syntax error has a caret under its place instead of a column, or,
 * where the text ends too early, nothing.
 */
function placeOf(stack: string, source: SourceText, url: string): number {
  if (url === '') return 0
  const [, after = ''] = stack.split(`${url}:`)
  const [, line, column] = /^(\d+)(?::(\d+))?/.exec(after) ?? []
  if (line === undefined) return 0
  const lines = source.text.split(/(?<=\r\n|\n|\r(?!\n))/)
  const start = lines.slice(0, Number(line) - 1).join('').length
  if (column !== undefined) return start + Number(column) - 1
  const caret = /\n( *)\^/.exec(after)?.[1]?.length
  return start + (caret ?? (lines[Number(line) - 1] ?? '').trimEnd().length)
}
