import type { ConvertedText, FoundPost } from '../FoundPost.ts'

/** A post with its place in the publication. */
export interface PlacedPost {
  readonly post: FoundPost
  readonly converted: ConvertedText
  readonly language: string
  /** The name of its folder. */
  readonly id: string
  readonly slug: string
  /** `articles/<id>/<lang>.md`, or the same in `pages/`. */
  readonly file: string
  /** Fields of one of the publication's own pages; undefined for articles, empty for a page that the engine knows by name. */
  readonly page?: { readonly address?: string; readonly place?: 'none' }
  /** Whether the file holds a placeholder written by `init`, which is replaced. */
  readonly isPlaceholder?: boolean
  /** Its path in the publication. */
  readonly path: string
  /** Key in the ledger. */
  readonly key: string
  /** Whether readers can open it: it is no draft, not scheduled and not deleted by hand. */
  readonly isOpen: boolean
  /** Whether it was deleted by hand after an earlier import. */
  readonly isDeleted: boolean
}
