import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parsePlan } from '../../write/plan/parsePlan.ts'
import { type PlanEntry, planEntrySchema } from '../../write/plan/planSchema.ts'
import { type Environment, UsageError } from '../Environment.ts'

export interface PlanOptions {
  readonly lang?: string
  readonly category?: string
  readonly subcategory?: string
  readonly count: string
  readonly plan?: string
}

/** The plan of a command: its file, else its one entry by options. */
export function planEntries(options: PlanOptions, { workingDirectory }: Pick<Environment, 'workingDirectory'>): readonly PlanEntry[] {
  const { lang, category, subcategory, count, plan } = options
  if (plan !== undefined) {
    if (lang !== undefined || category !== undefined || subcategory !== undefined) {
      throw new UsageError('A plan says the languages and categories itself. Leave out --lang, --category and --subcategory.')
    }
    return parsePlan(readPlan(resolve(workingDirectory, plan), plan), plan)
  }
  if (lang === undefined || category === undefined) throw new UsageError('Say what to write with --lang and --category, or with --plan.')
  const entry = planEntrySchema.safeParse({ lang, category, subcategory, count: Number(count) })
  if (entry.success) return [entry.data]
  const [issue] = entry.error.issues
  throw new UsageError(`--${String(issue?.path[0])}: ${issue?.message}.`)
}

function readPlan(path: string, name: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') throw new UsageError(`There is no plan at ${name}.`)
    throw error
  }
}
