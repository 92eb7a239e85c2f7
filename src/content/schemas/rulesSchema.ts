import { z } from 'zod'
import type { Problem } from '../problem.ts'

/** The rules that a publication may configure, with what each finds: those that depend on its taste or its past. */
const switchable = {
  'alike-endings': 'The last four words of two articles are the same.',
  'alike-openings': 'The first four words of two articles are the same.',
  'alike-sections': 'Three articles of four sections or more are built of the same parts in the same order.',
  'bare-source': 'The address of a source is a home page.',
  'change-without-date': 'A text has changed since it was published, and does not say so.',
  'date-before-record': 'A date is earlier than the history of the file.',
  'few-links': 'A text links to fewer than two pages of the site.',
  'repeated-phrase': 'Three articles share six words in a row.',
  'table-column': 'A text counts a column that readers may count differently.',
  units: 'A measure differs from its conversion beside it.',
} as const

const level = z.enum(['off', 'warning', 'error']).meta({ write: '`off`, `warning` or `error`' })

/** `rules` of `site.config.ts`: a rule that is left out keeps its default level. */
export const rulesSchema = z
  .strictObject(
    Object.fromEntries(Object.entries(switchable).map(([rule, finding]) => [rule, level.optional().describe(finding)])) as Record<
      keyof typeof switchable,
      z.ZodOptional<typeof level>
    >,
  )
  .meta({ write: "a map of rules: `{ units: 'off' }`" })

type RuleLevels = Readonly<Record<string, z.infer<typeof level> | undefined>>

/** Applies the publication's levels to problems: changes severities and drops those that are off. */
export function applyLevels(problems: readonly Problem[], levels: RuleLevels = {}): readonly Problem[] {
  return problems.flatMap((problem) => {
    const wanted = levels[problem.rule] ?? problem.severity
    return wanted === 'off' ? [] : [{ ...problem, severity: wanted }]
  })
}
