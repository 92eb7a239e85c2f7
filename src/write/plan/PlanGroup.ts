import type { Language } from '../../shared/languages.ts'

/** Articles to write in one language and place of the category tree. */
export interface PlanGroup {
  readonly language: Language
  /** Key of a category. */
  readonly category: string
  readonly subcategory?: string
  readonly count: number
  /** Given subjects; the model finds those that are missing. */
  readonly topics: readonly string[]
}
