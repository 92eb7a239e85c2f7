import type { ReadingTexts } from '../readingTexts.ts'

export const readingTexts: ReadingTexts = { linkCopied: 'Link copied', cannotSave: 'This browser keeps nothing', closePicture: 'Close' }
