import { type PlanGroup, type PlanTree, planSchema, resolveEntry } from '../plan/resolveEntry.ts'

/** Returns the groups of a plan without mistakes. */
export function planOf(plan: readonly unknown[], tree: PlanTree): readonly PlanGroup[] {
  return planSchema.parse(plan).map((entry) => {
    const { group, faults } = resolveEntry(entry, tree)
    if (!group) throw new Error(`The plan of a test has mistakes: ${JSON.stringify(faults)}`)
    return group
  })
}
