import type { ClassificationEntity } from '../../content/classify.ts'
import type { Language } from '../../shared/languages.ts'
import type { Finding } from '../checks/Finding.ts'
import type { LeadPicture } from '../passes/choosePicture.ts'
import type { Source } from '../passes/keepSources.ts'

/** Keys of a category and, where the plan names one, of a subcategory. */
export interface AskedPlace {
  readonly category: string
  readonly subcategory?: string | undefined
}

/** An article that passed its checks. */
export interface Draft {
  readonly language: Language
  readonly slug: string
  readonly title: string
  readonly description: string
  readonly author: string
  /** `YYYY-MM-DD` */
  readonly date: string
  readonly entity: ClassificationEntity
  /** Where the plan wanted it. */
  readonly asked: AskedPlace
  readonly sources: readonly Source[]
  readonly model: string
  readonly body: string
  /** What an editor should know. */
  readonly notes: readonly Finding[]
  readonly lead?: LeadPicture
  /** What the lead picture should show. */
  readonly picture: string
  readonly topic: string
}
