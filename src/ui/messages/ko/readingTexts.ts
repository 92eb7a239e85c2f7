import type { ReadingTexts } from '../en/readingTexts.ts'

export const readingTexts: ReadingTexts = {
  linkCopied: '링크를 복사했습니다',
  cannotSave: '이 브라우저에는 저장할 수 없습니다',
  closePicture: '닫기',
}
