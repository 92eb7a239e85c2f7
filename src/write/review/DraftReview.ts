import type { Problem } from '../../content/problem.ts'
import type { Language } from '../../shared/languages.ts'
import type { Finding } from '../checks/Finding.ts'
import type { DraftNotes } from './readNotes.ts'

/** A draft and everything that an editor should know of it. */
export interface DraftReview {
  readonly id: string
  readonly language: Language
  /** Below the publication folder. */
  readonly file: string
  readonly title: string
  readonly author: string
  readonly made: { readonly model?: string | undefined; readonly prompt?: string | undefined; readonly at?: string | undefined } | undefined
  /** The subject that the generator was asked for; absent where a person began the draft. */
  readonly topic: string | undefined
  /** Of its body. */
  readonly words: number
  /** Where it is filed, and where the plan wanted it; absent where the two are the same, or nothing was wanted. */
  readonly filedElsewhere: { readonly filed: string; readonly asked: string } | undefined
  /** What the generator's checks and its notes say. */
  readonly findings: readonly Finding[]
  /** What `check` would say once it is published; errors keep a draft from being accepted. */
  readonly problems: readonly Problem[]
  /** Its lead picture, and what that was made of and for where the generator chose it. */
  readonly image: { readonly src: string; readonly alt: string } | undefined
  readonly chosen: DraftNotes['chosen']
  /** What its lead picture should show, where it has none. */
  readonly picture: string | undefined
  readonly text: string
}
