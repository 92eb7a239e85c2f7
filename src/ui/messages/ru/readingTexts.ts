import type { ReadingTexts } from '../en/readingTexts.ts'

export const readingTexts: ReadingTexts = {
  linkCopied: 'Ссылка скопирована',
  cannotSave: 'Этот браузер ничего не хранит',
  closePicture: 'Закрыть',
}
