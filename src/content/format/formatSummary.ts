import type { Problem } from '../problem.ts'
import { type TextOptions, countOf, createPainter, lineOf, printable, summarise } from './formatProblems.ts'
import type { RuleName } from '../rules.ts'

/** Maximum number of problems shown for a rule. */
const shown = 20

interface RuleGroup {
  readonly rule: RuleName
  readonly errors: number
  readonly warnings: number
  /** The first problems, errors before warnings. */
  readonly problems: readonly Problem[]
  /** How many more there are. */
  readonly more: number
}

/** Groups problems by rule: rules with errors first, then the most frequent ones. */
function groupProblems(problems: readonly Problem[]): readonly RuleGroup[] {
  const groups = [...Map.groupBy(problems, ({ rule }) => rule)].map(([rule, found]): RuleGroup => {
    const [errors, warnings] = (['error', 'warning'] as const).map((severity) => found.filter((problem) => problem.severity === severity))
    const ordered = [...(errors ?? []), ...(warnings ?? [])]
    return {
      rule,
      errors: errors?.length ?? 0,
      warnings: warnings?.length ?? 0,
      problems: ordered.slice(0, shown),
      more: Math.max(0, found.length - shown),
    }
  })
  return groups.toSorted((a, b) => b.errors - a.errors || b.warnings - a.warnings || (a.rule < b.rule ? -1 : 1))
}

/** Formats problems by rule as text for people. */
export function formatSummaryText(problems: readonly Problem[], options: TextOptions): string {
  const paint = createPainter(options)
  const sections = groupProblems(problems).flatMap(({ rule, errors, warnings, problems: first, more }) => {
    const style = errors > 0 ? 'red' : 'yellow'
    const counts = [countOf(errors, 'error'), countOf(warnings, 'warning')].filter((part) => part !== '').join(', ')
    const [{ fix } = {}] = first
    // A fix that all share is printed once.
    const isShared = first.length > 1 && first.every((problem) => problem.fix === fix)
    return [
      `${paint('bold', rule)}  ${paint(style, counts)}`,
      ...first.flatMap((problem) =>
        lineOf(problem, options)
          .slice(0, isShared ? 1 : 2)
          .map((line) => `  ${line}`),
      ),
      ...(more > 0 ? [`  … and ${more} more`] : []),
      ...(isShared && fix !== undefined ? [`    ${paint('dim', printable(fix))}`] : []),
      '',
    ]
  })
  return [...sections, summarise(problems)].join('\n')
}

/** Formats problems by rule as JSON for programs: `{ errors, warnings, rules: [{ rule, errors, warnings, problems, more }] }`. */
export function formatSummaryJson(problems: readonly Problem[]): string {
  const errors = problems.filter((problem) => problem.severity === 'error').length
  return JSON.stringify({ errors, warnings: problems.length - errors, rules: groupProblems(problems) }, null, 2)
}
