import type { Problem } from '../../content/problem.ts'
import type { Language } from '../../shared/languages.ts'
import type { Finding } from '../checks/Finding.ts'

/** A draft and everything that an editor should know of it. */
export interface DraftReview {
  readonly id: string
  readonly language: Language
  /** Below the publication folder. */
  readonly file: string
  readonly title: string
  readonly author: string
  readonly made: { readonly model?: string | undefined; readonly prompt?: string | undefined; readonly at?: string | undefined } | undefined
  /** What the generator's checks and its notes say. */
  readonly findings: readonly Finding[]
  /** What `check` would say once it is published; errors keep a draft from being accepted. */
  readonly problems: readonly Problem[]
  /** What its lead picture should show. */
  readonly picture: string | undefined
  readonly text: string
}
