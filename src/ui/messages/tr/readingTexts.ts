import type { ReadingTexts } from '../en/readingTexts.ts'

export const readingTexts: ReadingTexts = {
  linkCopied: 'Bağlantı kopyalandı',
  cannotSave: 'Bu tarayıcı hiçbir şey saklamıyor',
  closePicture: 'Kapat',
}
