/** A story that the reader keeps on the device. */
export interface SavedStory {
  readonly path: string
  readonly title: string
  readonly language: string
  /** Where it is filed, in its language. */
  readonly place: string
  /** Absent where the article names nobody with a page. */
  readonly author?: string
  /** Its first picture in the smallest width. */
  readonly picture?: string
  /** Where the drawing is that stands in for a missing picture. */
  readonly drawing?: string
}
