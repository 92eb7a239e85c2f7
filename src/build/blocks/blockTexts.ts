import type { PlainBlock } from '../../content/blocks/blockSchemas.ts'
import type { Language } from '../../shared/languages.ts'

type Project = Extract<PlainBlock, { readonly kind: 'project' }>

export interface BlockTexts {
  readonly project: string
  readonly time: string
  readonly cost: string
  readonly costs: Readonly<Record<Project['cost'], string>>
  readonly difficulty: string
  readonly difficulties: Readonly<Record<Project['difficulty'], string>>
  readonly tools: string
  /** Before the contrast of dark text on a colour, and of light text. */
  readonly ink: string
  readonly paper: string
  readonly contrastNote: string
  readonly care: string
  readonly material: string
  readonly daily: string
  readonly seasonal: string
  readonly never: string
  readonly before: string
  readonly after: string
  readonly dimensions: string
  /** With the space before it, where the language sets one. */
  readonly cm: string
  readonly inches: string
  readonly shoppingList: string
}

/** What the blocks of an article say. The browser never needs these words apart from the article, so they are not among the interface's messages. */
export const blockTexts: Readonly<Record<Language, BlockTexts>> = {
  en: {
    project: 'The project',
    time: 'Time',
    cost: 'Cost',
    costs: { low: 'Low', moderate: 'Moderate', high: 'High' },
    difficulty: 'Difficulty',
    difficulties: { easy: 'Easy', moderate: 'Moderate', hard: 'Hard' },
    tools: 'Tools',
    ink: 'ink',
    paper: 'paper',
    contrastNote: 'Contrast of dark and light text on each; text needs 4.5.',
    care: 'Care',
    material: 'Material',
    daily: 'Daily',
    seasonal: 'Each season',
    never: 'Never',
    before: 'Before',
    after: 'After',
    dimensions: 'Dimensions',
    cm: ' cm',
    inches: ' in',
    shoppingList: 'Shopping list',
  },
  tr: {
    project: 'Proje',
    time: 'Süre',
    cost: 'Maliyet',
    costs: { low: 'Düşük', moderate: 'Orta', high: 'Yüksek' },
    difficulty: 'Zorluk',
    difficulties: { easy: 'Kolay', moderate: 'Orta', hard: 'Zor' },
    tools: 'Aletler',
    ink: 'koyu yazı',
    paper: 'açık yazı',
    contrastNote: 'Her rengin üzerindeki koyu ve açık yazının kontrastı; yazı için 4,5 gerekir.',
    care: 'Bakım',
    material: 'Malzeme',
    daily: 'Her gün',
    seasonal: 'Her mevsim',
    never: 'Asla',
    before: 'Önce',
    after: 'Sonra',
    dimensions: 'Ölçüler',
    cm: ' cm',
    inches: ' inç',
    shoppingList: 'Alışveriş listesi',
  },
  ru: {
    project: 'Проект',
    time: 'Время',
    cost: 'Стоимость',
    costs: { low: 'Низкая', moderate: 'Средняя', high: 'Высокая' },
    difficulty: 'Сложность',
    difficulties: { easy: 'Легко', moderate: 'Средне', hard: 'Сложно' },
    tools: 'Инструменты',
    ink: 'тёмный текст',
    paper: 'светлый текст',
    contrastNote: 'Контраст тёмного и светлого текста на каждом цвете; тексту нужно 4,5.',
    care: 'Уход',
    material: 'Материал',
    daily: 'Каждый день',
    seasonal: 'Каждый сезон',
    never: 'Никогда',
    before: 'До',
    after: 'После',
    dimensions: 'Размеры',
    cm: ' см',
    inches: '″',
    shoppingList: 'Список покупок',
  },
  ko: {
    project: '프로젝트',
    time: '시간',
    cost: '비용',
    costs: { low: '낮음', moderate: '보통', high: '높음' },
    difficulty: '난이도',
    difficulties: { easy: '쉬움', moderate: '보통', hard: '어려움' },
    tools: '도구',
    ink: '어두운 글자',
    paper: '밝은 글자',
    contrastNote: '각 색 위에 놓인 어두운 글자와 밝은 글자의 대비입니다. 글자에는 4.5 이상이 필요합니다.',
    care: '손질',
    material: '소재',
    daily: '매일',
    seasonal: '계절마다',
    never: '금물',
    before: '이전',
    after: '이후',
    dimensions: '치수',
    cm: 'cm',
    inches: '인치',
    shoppingList: '장보기 목록',
  },
}
