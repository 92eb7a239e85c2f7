import type { EngineLanguage } from '../languages/languages.ts'
import type { CollectionSection, HomeSection } from '../pages/homeSections.ts'

type HouseWord = 'relatedArticles' | 'previousArticle' | 'nextArticle' | 'unfiled' | 'nothingFound' | 'namedPages.not-found.emoji'

/** Texts of the look `house` that replace the engine's messages: it draws categories as rooms, and links as doors. */
export const houseWords: Readonly<Record<EngineLanguage, Readonly<Record<HouseWord, string>>>> = {
  en: {
    relatedArticles: 'Through the next door',
    previousArticle: 'The room before',
    nextArticle: 'The room after',
    unfiled: 'Outside the rooms',
    nothingFound: 'An empty room',
    'namedPages.not-found.emoji': '🚪',
  },
  tr: {
    relatedArticles: 'Yan odada neler var',
    previousArticle: 'Önceki oda',
    nextArticle: 'Sonraki oda',
    unfiled: 'Kategorisi olmayanlar',
    nothingFound: 'Boş bir oda',
    'namedPages.not-found.emoji': '🚪',
  },
  ru: {
    relatedArticles: 'За соседней дверью',
    previousArticle: 'Предыдущая комната',
    nextArticle: 'Следующая комната',
    unfiled: 'Вне рубрик',
    nothingFound: 'Пустая комната',
    'namedPages.not-found.emoji': '🚪',
  },
  ko: {
    relatedArticles: '옆방으로',
    previousArticle: '이전 방',
    nextArticle: '다음 방',
    unfiled: '분류되지 않은 글',
    nothingFound: '빈방입니다',
    'namedPages.not-found.emoji': '🚪',
  },
  de: {
    relatedArticles: 'Durch die nächste Tür',
    previousArticle: 'Der Raum davor',
    nextArticle: 'Der Raum danach',
    unfiled: 'Außerhalb der Räume',
    nothingFound: 'Ein leerer Raum',
    'namedPages.not-found.emoji': '🚪',
  },
  ar: {
    relatedArticles: 'عبر الباب التالي',
    previousArticle: 'الغرفة السابقة',
    nextArticle: 'الغرفة التالية',
    unfiled: 'خارج الغرف',
    nothingFound: 'غرفة فارغة',
    'namedPages.not-found.emoji': '🚪',
  },
  ja: {
    relatedArticles: '隣の部屋へ',
    previousArticle: '前の部屋',
    nextArticle: '次の部屋',
    unfiled: '部屋の外',
    nothingFound: '空の部屋です',
    'namedPages.not-found.emoji': '🚪',
  },
}

/** The name of the front page's `categories` section in the look `house`. */
export const houseSection = 'rooms'

/** Returns the section's common name, which every look knows. */
export function plainSection<Section extends HomeSection | CollectionSection>(name: Section | typeof houseSection): Section | 'categories' {
  return name === houseSection ? 'categories' : name
}
