import type { Problem } from '../../problem.ts'
import { problemAt } from '../../problemAt.ts'
import type { SourceText } from '../sourceText.ts'

/** Turns whatever a config module threw, or could not be read for, into a problem at its place. */
export function explainConfigError(error: unknown, source: SourceText, url: string): Problem {
  const isSyntax = error instanceof SyntaxError
  const words = error instanceof Error ? error.message : String(error)
  return problemAt(source, placeOf(error, source, url), {
    severity: 'error',
    rule: isSyntax ? 'config-syntax' : 'config-throws',
    message: isSyntax ? `The file is not TypeScript that can be read: ${words}.` : `The file throws an error when it is read: ${words}.`,
    fix: 'Export one plain object: `export default { … }`.',
  })
}

/**
 * Offset of the line and column that the stack names. A syntax error has a caret under its place instead of a column, or,
 * where the text ends too early, nothing.
 */
function placeOf(error: unknown, source: SourceText, url: string): number {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  const [, after = ''] = stack.split(`${url}:`)
  const [, line, column] = /^(\d+)(?::(\d+))?/.exec(after) ?? []
  if (line === undefined) return 0
  const lines = source.text.split(/(?<=\r\n|\n|\r(?!\n))/)
  const start = lines.slice(0, Number(line) - 1).join('').length
  if (column !== undefined) return start + Number(column) - 1
  const caret = /\n( *)\^/.exec(after)?.[1]?.length
  return start + (caret ?? (lines[Number(line) - 1] ?? '').trimEnd().length)
}
