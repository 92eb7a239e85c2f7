import type { ConvertedText, FoundPost } from '../FoundPost.ts'

/** A post, and where it goes. */
export interface PlacedPost {
  readonly post: FoundPost
  readonly converted: ConvertedText
  readonly language: string
  /** Name of its folder. */
  readonly id: string
  readonly slug: string
  /** `articles/<id>/<lang>.md`, or the same in `pages/`. */
  readonly file: string
  /** Fields of a page of the publication's own; undefined for articles, empty for a page that the engine knows by name. */
  readonly page?: { readonly address?: string; readonly place?: 'none' }
  /** Whether a text that `init` wrote as a placeholder stands in the file; it makes way. */
  readonly isPlaceholder?: boolean
  /** Its address in the publication. */
  readonly path: string
  /** Name in the ledger. */
  readonly key: string
  /** Whether readers can open it: no draft, none that is due later, none that was deleted by hand. */
  readonly isOpen: boolean
  /** Taken away by hand after an earlier import. */
  readonly isDeleted: boolean
}
