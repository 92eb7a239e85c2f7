import type { ConvertedText, FoundPost } from '../FoundPost.ts'

/** A post, and where it goes. */
export interface PlacedPost {
  readonly post: FoundPost
  readonly converted: ConvertedText
  readonly language: string
  /** Name of its folder. */
  readonly id: string
  readonly slug: string
  /** `articles/<id>/<lang>.md`. */
  readonly file: string
  /** Its address in the publication. */
  readonly path: string
  /** Name in the ledger. */
  readonly key: string
  /** Whether readers can open it: no draft, none that is due later, none that was deleted by hand. */
  readonly isOpen: boolean
  /** Taken away by hand after an earlier import. */
  readonly isDeleted: boolean
}
