/** Answers to presses on an article's tools and pictures; no document contains them. */
export interface ReadingTexts {
  readonly linkCopied: string
  /** The browser cannot store anything. */
  readonly cannotSave: string
  readonly closePicture: string
}

export const readingTexts: ReadingTexts = { linkCopied: 'Link copied', cannotSave: 'This browser keeps nothing', closePicture: 'Close' }
