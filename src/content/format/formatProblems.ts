import { pathToFileURL } from 'node:url'
import { styleText } from 'node:util'
import { encodePath } from '../../shared/addresses/escapes.ts'
import type { Problem } from '../problem.ts'
import { type RuleName, rules as everyRule } from '../rules.ts'

type Style = Parameters<typeof styleText>[0]

export interface TextOptions {
  /** Whether to use terminal colours. */
  readonly styled: boolean
  /** The publication folder relative to the working directory, so that a terminal can open the files. */
  readonly folder: string
}

/** Formats problems as lines for people, with a summary at the end. */
export function formatText(problems: readonly Problem[], options: TextOptions): string {
  const lines = problems.flatMap((problem) => lineOf(problem, options))
  return [...lines, ...(lines.length > 0 ? [''] : []), summarise(problems)].join('\n')
}

/** Formats a problem as a line, with its fix and its example on further lines. */
export function lineOf({ severity, file, line, column, rule, message, fix, example }: Problem, options: TextOptions): readonly string[] {
  const paint = createPainter(options)
  const path = options.folder === '.' ? file : `${options.folder}/${file}`
  const place = paint('bold', printable(`${path}:${line}:${column}`))
  const kind = paint(severity === 'error' ? 'red' : 'yellow', severity)
  return [
    `${place}  ${kind}  ${rule}  ${printable(message)}`,
    ...(fix ? [`    ${paint('dim', printable(fix))}`] : []),
    ...(example?.trimEnd().split('\n') ?? []).map((text) => `      ${printable(text)}`),
  ]
}

export function createPainter({ styled }: Pick<TextOptions, 'styled'>): (style: Style, text: string) => string {
  return (style, text) => (styled ? styleText(style, text, { validateStream: false }) : text)
}

/** Returns the number of errors and warnings in words. */
export function summarise(problems: readonly Problem[]): string {
  const errors = problems.filter((problem) => problem.severity === 'error').length
  const warnings = problems.length - errors
  const parts = [countOf(errors, 'error'), countOf(warnings, 'warning')].filter((part) => part !== '')
  return parts.length > 0 ? parts.join(', ') : 'No problems'
}

/** Returns a count with its noun: `1 error`, `2 errors`; empty for none. */
export function countOf(number: number, word: string): string {
  return number === 0 ? '' : `${number} ${word}${number === 1 ? '' : 's'}`
}

/** Escapes control characters, which a terminal would obey, in quoted text. */
export function printable(text: string): string {
  return text.replace(
    /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

function textOf({ message, fix, example }: Problem): string {
  const sentences = [message, fix].filter(Boolean).join(' ')
  return example === undefined ? sentences : `${sentences}\n\n${example}`
}

/** Formats problems as JSON for programs: `{ errors, warnings, problems }`. */
export function formatJson(problems: readonly Problem[]): string {
  const errors = problems.filter((problem) => problem.severity === 'error').length
  return JSON.stringify({ errors, warnings: problems.length - errors, problems }, null, 2)
}

/** Describes a rule, so that a code host can show more than its name. */
function sarifRule(id: RuleName) {
  const { finding, level } = everyRule[id]
  return {
    id,
    shortDescription: { text: finding },
    help: { text: `${finding} Run \`npx roomwright check\` to see each place and what to write there instead.` },
    defaultConfiguration: { level: level === 'warning' ? 'warning' : 'error' },
  }
}

/**
 * Formats problems as SARIF 2.1.0, which code hosts show beside the lines: https://docs.oasis-open.org/sarif/sarif/v2.1.0/
 * `directory` is the absolute path of the publication folder.
 */
export function formatSarif(problems: readonly Problem[], directory: string): string {
  const rules = [...new Set(problems.map((problem) => problem.rule))].toSorted()
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'roomwright', rules: rules.map(sarifRule) } },
        columnKind: 'unicodeCodePoints',
        originalUriBaseIds: { SITE: { uri: pathToFileURL(`${directory}/`).href, description: { text: 'The publication folder.' } } },
        results: problems.map((problem) => ({
          ruleId: problem.rule,
          ruleIndex: rules.indexOf(problem.rule),
          level: problem.severity,
          message: { text: textOf(problem) },
          locations: [
            {
              physicalLocation: {
                artifactLocation: { uri: encodePath(problem.file), uriBaseId: 'SITE' },
                region: { startLine: problem.line, startColumn: problem.column },
              },
            },
          ],
        })),
      },
    ],
  }
  return JSON.stringify(log, null, 2)
}
