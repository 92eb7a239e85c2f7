import { formatText } from '../../content/format/formatText.ts'
import type { SourceText } from '../../content/load/sourceText.ts'
import { parseYaml } from '../../content/load/yaml/parseYaml.ts'
import type { Problem } from '../../content/problem.ts'
import { problemAt } from '../../content/problemAt.ts'
import { checkSchema } from '../../content/schemas/checkSchema.ts'
import { sortProblems } from '../../content/sortProblems.ts'
import { planEntrySchema, planSchema } from './planSchema.ts'
import type { PlanGroup } from './PlanGroup.ts'
import { PlanError, type PlanTree, resolveEntry } from './resolvePlan.ts'

/** Reads a plan, a YAML list of entries, for a publication; throws `PlanError` with every mistake and its place. */
export function parsePlan(source: SourceText, tree: PlanTree): readonly PlanGroup[] {
  const { data, problems } = parseYaml(source)
  if (!data) throw planError(problems)
  const checked = checkSchema(planSchema, data)
  const written: readonly unknown[] = Array.isArray(data.value) ? data.value : []
  const groups: PlanGroup[] = []
  const found: Problem[] = [...checked.problems]
  for (const [index, entry] of written.entries()) {
    const parsed = planEntrySchema.safeParse(entry).data
    const { group, faults } = parsed ? resolveEntry(parsed, tree) : { group: undefined, faults: [] }
    if (group) groups.push(group)
    for (const { field, ...finding } of faults) {
      found.push(problemAt(source, data.locate([index, field]), { severity: 'error', ...finding }))
    }
  }
  if (found.length > 0) throw planError(found)
  return groups
}

export function planError(problems: readonly Problem[]): PlanError {
  return new PlanError(formatText(sortProblems(problems), { styled: false }))
}
