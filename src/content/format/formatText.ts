import { styleText } from 'node:util'
import type { Problem } from '../problem.ts'

type Style = Parameters<typeof styleText>[0]

export interface TextOptions {
  /** With colours for a terminal. */
  readonly styled: boolean
  /** The publication folder as one writes it where one stands, so that a terminal opens the files. */
  readonly folder: string
}

/** Problems as lines for people, with a summary at the end. */
export function formatText(problems: readonly Problem[], { styled, folder }: TextOptions): string {
  const paint = (style: Style, text: string) => (styled ? styleText(style, text, { validateStream: false }) : text)
  const lines = problems.flatMap(({ severity, file, line, column, rule, message, fix }) => {
    const path = folder === '.' ? file : `${folder}/${file}`
    const place = paint('bold', printable(`${path}:${line}:${column}`))
    const kind = paint(severity === 'error' ? 'red' : 'yellow', severity)
    return [`${place}  ${kind}  ${rule}  ${printable(message)}`, ...(fix ? [`    ${paint('dim', printable(fix))}`] : [])]
  })
  return [...lines, ...(lines.length > 0 ? [''] : []), summarise(problems)].join('\n')
}

function summarise(problems: readonly Problem[]): string {
  const errors = problems.filter((problem) => problem.severity === 'error').length
  const warnings = problems.length - errors
  const parts = [count(errors, 'error'), count(warnings, 'warning')].filter((part) => part !== '')
  return parts.length > 0 ? parts.join(', ') : 'No problems'
}

function count(number: number, word: string): string {
  return number === 0 ? '' : `${number} ${word}${number === 1 ? '' : 's'}`
}

/** A message quotes what people wrote, and a terminal obeys control characters. */
function printable(text: string): string {
  return text.replace(
    /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
