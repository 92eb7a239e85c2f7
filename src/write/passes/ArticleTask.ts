import type { Category, Subcategory } from '../../content/publication.ts'
import type { WritingSettings } from '../../content/schemas/writingSchema.ts'
import type { Language } from '../../shared/languages.ts'

/** One article to write. */
export interface ArticleTask {
  /** Its name within the run: `1.3`. */
  readonly unit: string
  readonly language: Language
  readonly category: Category
  readonly subcategory: Subcategory | undefined
  readonly topic: string
  readonly settings: WritingSettings
}
