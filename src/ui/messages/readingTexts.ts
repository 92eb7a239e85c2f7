import type { Language } from '../../shared/languages.ts'

/** What is said of a press on an article's tools and pictures: no document carries it. */
export interface ReadingTexts {
  readonly linkCopied: string
  /** The device keeps nothing. */
  readonly cannotSave: string
  readonly closePicture: string
}

export const readingTexts: Readonly<Record<Language, ReadingTexts>> = {
  en: { linkCopied: 'Link copied', cannotSave: 'This browser keeps nothing', closePicture: 'Close' },
  tr: { linkCopied: 'Bağlantı kopyalandı', cannotSave: 'Bu tarayıcı hiçbir şey saklamıyor', closePicture: 'Kapat' },
  ru: { linkCopied: 'Ссылка скопирована', cannotSave: 'Этот браузер ничего не хранит', closePicture: 'Закрыть' },
  ko: { linkCopied: '링크를 복사했습니다', cannotSave: '이 브라우저에는 저장할 수 없습니다', closePicture: '닫기' },
}
