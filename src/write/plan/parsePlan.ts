import { formatText } from '../../content/format/formatProblems.ts'
import type { SourceText } from '../../content/load/source/sourceText.ts'
import { parseYaml } from '../../content/load/yaml/parseYaml.ts'
import { type Problem, problemAt, sortProblems } from '../../content/problem.ts'
import { checkSchema } from '../../content/schemas/check/checkSchema.ts'
import { UsageError } from '../../platform/UsageError.ts'
import { type PlanGroup, type PlanTree, planEntrySchema, planSchema, readPlace, resolveEntry } from './resolveEntry.ts'

/** Parses a plan, a YAML list of entries, for a publication; throws `PlanError` with every mistake and its place. */
export function parsePlan(source: SourceText, tree: PlanTree): readonly PlanGroup[] {
  const { data, problems } = parseYaml(source)
  if (!data) throw new PlanError(problems)
  const checked = checkSchema(planSchema, data)
  const written: readonly unknown[] = Array.isArray(data.value) ? data.value : []
  const groups: PlanGroup[] = []
  const found: Problem[] = [...checked.problems]
  for (const [index, entry] of written.entries()) {
    const parsed = planEntrySchema.safeParse(entry).data ?? readPlace(entry, tree)
    const { group, faults } = parsed ? resolveEntry(parsed, tree) : { group: undefined, faults: [] }
    if (group) groups.push(group)
    for (const { field, ...finding } of faults) {
      found.push(problemAt(source, data.locate([index, field]), { severity: 'error', ...finding }))
    }
  }
  if (found.length > 0) throw new PlanError(found)
  return groups
}

/** A plan that cannot be read, or that the publication cannot carry out; lists every mistake with its place. */
export class PlanError extends UsageError {
  constructor(problems: readonly Problem[]) {
    super(formatText(sortProblems(problems), { styled: false, folder: '.' }))
  }
}
