import { parse } from 'yaml'
import { type PlanEntry, planSchema } from './planSchema.ts'
import { PlanError } from './resolvePlan.ts'

/** Reads a plan: a YAML list of entries. */
export function parsePlan(text: string, file: string): readonly PlanEntry[] {
  const result = planSchema.safeParse(readYaml(text, file))
  if (result.success) return result.data
  const [issue] = result.error.issues
  const [index, ...field] = issue?.path ?? []
  const place = index === undefined ? file : `${file}, entry ${Number(index) + 1}${field.length > 0 ? `, \`${field.join('.')}\`` : ''}`
  throw new PlanError(
    `${place}: ${issue?.message}. A plan is a list of \`- { lang: tr, category: a-slug, subcategory: a-slug, count: 3, topics: […] }\`.`,
  )
}

function readYaml(text: string, file: string): unknown {
  try {
    return parse(text, { maxAliasCount: 20 })
  } catch (error) {
    throw new PlanError(`${file} is not YAML: ${error instanceof Error ? error.message.split('\n')[0] : ''}`, { cause: error })
  }
}
