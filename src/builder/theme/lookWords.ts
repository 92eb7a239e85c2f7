import type { Publication } from '../../content/publication.ts'
import { isEngineLanguage } from '../../shared/languages.ts'
import { engineTexts } from '../../shared/messages/engineTexts.ts'
import type { LookWords } from '../../shared/LookWords.ts'

/** What looks without walls and doors say where the house speaks of them, by language. */
const plainWords: Readonly<Record<string, LookWords>> = {
  en: { nextDoor: 'More articles', roomBefore: 'Previous article', roomAfter: 'Next article', unfiled: 'In no category' },
  tr: { nextDoor: 'Diğer yazılar', roomBefore: 'Önceki yazı', roomAfter: 'Sonraki yazı', unfiled: 'Kategorisi olmayanlar' },
  ru: { nextDoor: 'Другие статьи', roomBefore: 'Предыдущая статья', roomAfter: 'Следующая статья', unfiled: 'Вне категорий' },
  ko: { nextDoor: '다른 글', roomBefore: '이전 글', roomAfter: '다음 글', unfiled: '분류 없는 글' },
  de: { nextDoor: 'Weitere Artikel', roomBefore: 'Vorheriger Artikel', roomAfter: 'Nächster Artikel', unfiled: 'Ohne Rubrik' },
  ar: { nextDoor: 'مقالات أخرى', roomBefore: 'المقال السابق', roomAfter: 'المقال التالي', unfiled: 'بلا تصنيف' },
  ja: { nextDoor: 'ほかの記事', roomBefore: '前の記事', roomAfter: '次の記事', unfiled: '分類のない記事' },
}

type LookedAt = Pick<Publication, 'theme'> & Partial<Pick<Publication, 'texts'>>

/** The words of a publication's look in a language, in the place of the messages of the same names; undefined where it has none of its own. What the publication says itself stands. */
export function lookWords({ theme, texts }: LookedAt, language: string): LookWords | undefined {
  const words = theme === undefined || theme.look === 'house' ? undefined : plainWords[language]
  const own = texts?.[language]
  if (!words || !own || !isEngineLanguage(language)) return words
  const engine = engineTexts[language]
  const chosen = (name: keyof LookWords) => (own[name] === engine[name] ? words[name] : own[name])
  return { nextDoor: chosen('nextDoor'), roomBefore: chosen('roomBefore'), roomAfter: chosen('roomAfter'), unfiled: chosen('unfiled') }
}
