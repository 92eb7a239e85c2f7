import { z } from 'zod'
import type { Problem } from '../problem.ts'

/** The rules that a publication may switch: what they find is a matter of its own taste or of its own past. */
const switchable = [
  'alike-endings',
  'alike-openings',
  'alike-sections',
  'bare-source',
  'change-without-date',
  'date-before-record',
  'few-links',
  'repeated-phrase',
  'table-column',
  'units',
] as const

const level = z.enum(['off', 'warning', 'error']).meta({ write: '`off`, `warning` or `error`' })

/** `rules` of `site.config.ts`: a rule that is left out stays as it is. */
export const rulesSchema = z
  .strictObject(
    Object.fromEntries(switchable.map((rule) => [rule, level.optional()])) as Record<
      (typeof switchable)[number],
      z.ZodOptional<typeof level>
    >,
  )
  .meta({ write: "a map of rules: `{ units: 'off' }`" })

type RuleLevels = Readonly<Record<string, z.infer<typeof level> | undefined>>

/** The problems as the publication wants to be told of them. */
export function applyLevels(problems: readonly Problem[], levels: RuleLevels = {}): readonly Problem[] {
  return problems.flatMap((problem) => {
    const wanted = levels[problem.rule] ?? problem.severity
    return wanted === 'off' ? [] : [{ ...problem, severity: wanted }]
  })
}
