/** What is said of a press on an article's tools and pictures: no document carries it. */
export interface ReadingTexts {
  readonly linkCopied: string
  /** The device keeps nothing. */
  readonly cannotSave: string
  readonly closePicture: string
}

export const readingTexts: ReadingTexts = { linkCopied: 'Link copied', cannotSave: 'This browser keeps nothing', closePicture: 'Close' }
