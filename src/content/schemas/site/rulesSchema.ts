import { z } from 'zod'
import type { Problem } from '../../problem.ts'
import { switchableRules } from '../../rules.ts'

const level = z.enum(['off', 'warning', 'error']).meta({ write: '`off`, `warning` or `error`' })

/** `rules` of `site.config.ts`: a rule that is left out keeps its default level. */
export const rulesSchema = z
  .strictObject(
    Object.fromEntries(Object.entries(switchableRules).map(([rule, { finding }]) => [rule, level.optional().describe(finding)])) as Record<
      keyof typeof switchableRules,
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
