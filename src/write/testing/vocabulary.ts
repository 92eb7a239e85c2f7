import type { Language } from '../../shared/languages/languages.ts'

/** Words from which the scripted model makes sentences that mean nothing but pass every check. */
interface Vocabulary {
  readonly adjectives: readonly string[]
  readonly nouns: readonly string[]
  readonly verbs: readonly string[]
  readonly adverbs: readonly string[]
  /** A, N, V and D stand for the lists; the shapes differ in length. */
  readonly shapes: readonly string[]
}

const split = (words: string) => words.split(' ')

const vocabularies: Readonly<Record<Language, Vocabulary>> = {
  en: {
    adjectives: split(
      'quiet wooden narrow painted heavy bright folded woven early patient sturdy pale curved northern borrowed polished simple',
    ),
    nouns: split('chair window shelf lamp carpet drawer cushion kitchen hallway mirror bench curtain cupboard table stool blanket door'),
    verbs: split('stands changes gathers waits shines holds moves leans rests grows settles turns fades opens works'),
    adverbs: split('slowly gently often quietly rarely evenly today together outside again neatly usually sometimes upstairs'),
    shapes: [
      'A N V D.',
      'D, the A N V beside every N.',
      'The N V D because this A N V near the A N, and its N V D.',
      'When the A N V, your N V D.',
      'Most A N V D, but that A N V under the N.',
    ],
  },
  ru: {
    adjectives: split('тихий деревянный узкий светлый тяжёлый мягкий старый новый простой прочный бледный круглый северный гладкий тёплый'),
    nouns: split('стул стол шкаф ковёр светильник подоконник ящик комод диван угол пол потолок табурет буфет дом'),
    verbs: split('стоит меняется ждёт светится держится остаётся растёт скрипит блестит темнеет служит помогает нравится'),
    adverbs: split('медленно часто тихо редко ровно сегодня вместе снаружи снова аккуратно обычно иногда наверху'),
    shapes: [
      'A N V D.',
      'D этот A N V, а ваш N V D.',
      'Когда A N V, каждый N D V рядом, потому что A N уже не V.',
      'Здесь A N V D, но тот N ещё V.',
      'Если N D V, то A N V у окна.',
    ],
  },
  tr: {
    adjectives: split('sessiz ahşap dar boyalı ağır parlak küçük geniş sade sağlam soluk yuvarlak kuzeyli ödünç yumuşak'),
    nouns: split('sandalye pencere raf lamba halı çekmece minder mutfak koridor ayna perde dolap masa tabure battaniye'),
    verbs: split('duruyor değişiyor bekliyor parlıyor taşıyor kalıyor büyüyor dönüyor soluyor açılıyor çalışıyor güzelleşiyor yoruluyor'),
    adverbs: split('yavaşça sıkça sessizce bugün birlikte dışarıda yeniden düzgünce genellikle bazen yukarıda nadiren usulca'),
    shapes: [
      'A N D V.',
      'D bu A N V, ama şu N da V.',
      'Eğer A N V ise, her N D V, çünkü o A N artık V.',
      'Burada A N çok D V.',
      'Ne zaman N V, o zaman A N D V.',
    ],
  },
  ko: {
    adjectives: split('조용한 나무로된 좁은 칠한 무거운 밝은 작은 넓은 단순한 튼튼한 옅은 둥근 빌린 부드러운 오래된'),
    nouns: split('의자가 창문이 선반이 조명이 카펫이 서랍이 쿠션이 부엌이 복도가 거울이 커튼이 찬장이 탁자가 담요가 문이'),
    verbs: split('서있습니다 바뀝니다 기다립니다 빛납니다 버팁니다 남습니다 자랍니다 돌아갑니다 바랩니다 열립니다 움직입니다 좋아집니다'),
    adverbs: split('천천히 자주 조용히 오늘 함께 밖에서 다시 가지런히 보통 가끔 위층에서 드물게 살며시'),
    shapes: [
      'A N D V.',
      'D 이 A N 있고, 그 N 또 V.',
      '만약 A N 없다면, 모든 N D V.',
      '여기에서는 A N 아주 D 그리고 저 A N 함께 V.',
      'N 보이면 A N D V.',
    ],
  },
}

/** The languages for which the scripted model has words. */
export const scriptedLanguages: readonly Language[] = Object.keys(vocabularies)

/** Returns the words of a language; English ones if it has none. */
export function vocabularyOf(language: Language): Vocabulary {
  const vocabulary = vocabularies[language] ?? vocabularies.en
  if (!vocabulary) throw new Error('The English vocabulary is missing')
  return vocabulary
}
