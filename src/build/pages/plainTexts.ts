import type { Language } from '../../shared/languages.ts'
import type { NamedPage } from '../../shared/paths.ts'

interface PlainText {
  readonly emoji: string
  readonly heading: string
  /** The description, given the product name. */
  describe(product: string): string
}

/** What the engine says on a named page that the publication does not write itself. */
export const plainTexts: Readonly<Record<Language, Readonly<Record<NamedPage, PlainText>>>> = {
  en: {
    home: { emoji: '🏠', heading: 'Home', describe: (product) => `${product}: the newest articles, the best rated and every category.` },
    authors: { emoji: '✍️', heading: 'Authors', describe: (product) => `Everyone who writes for ${product}, with all their articles.` },
    'about-us': { emoji: '👋', heading: 'About Us', describe: (product) => `What ${product} is and who makes it.` },
    'privacy-policy': { emoji: '🔒', heading: 'Privacy Policy', describe: (product) => `What ${product} keeps about its readers.` },
    terms: { emoji: '📜', heading: 'Terms of Use', describe: (product) => `The terms under which ${product} can be read.` },
    sitemap: { emoji: '🗺️', heading: 'Sitemap', describe: (product) => `Every page of ${product} on one page.` },
    'not-found': { emoji: '🚪', heading: 'This page is not here', describe: (product) => `${product} has no page at this address.` },
  },
  tr: {
    home: { emoji: '🏠', heading: 'Ana sayfa', describe: (product) => `${product}: en yeni yazılar, en beğenilenler ve tüm kategoriler.` },
    authors: { emoji: '✍️', heading: 'Yazarlar', describe: (product) => `${product} için yazan herkes ve bütün yazıları.` },
    'about-us': { emoji: '👋', heading: 'Hakkımızda', describe: (product) => `${product} nedir ve kimler hazırlıyor.` },
    'privacy-policy': { emoji: '🔒', heading: 'Gizlilik politikası', describe: (product) => `${product} okurları hakkında neleri saklar.` },
    terms: { emoji: '📜', heading: 'Kullanım koşulları', describe: (product) => `${product} hangi koşullarla okunur.` },
    sitemap: { emoji: '🗺️', heading: 'Site haritası', describe: (product) => `${product} sitesinin bütün sayfaları tek sayfada.` },
    'not-found': { emoji: '🚪', heading: 'Bu sayfa burada değil', describe: (product) => `${product} bu adreste bir sayfa bulundurmuyor.` },
  },
  ru: {
    home: { emoji: '🏠', heading: 'Главная', describe: (product) => `${product}: новые статьи, лучшие статьи и все рубрики.` },
    authors: { emoji: '✍️', heading: 'Авторы', describe: (product) => `Все, кто пишет для ${product}, и все их статьи.` },
    'about-us': { emoji: '👋', heading: 'О нас', describe: (product) => `Что такое ${product} и кто его делает.` },
    'privacy-policy': { emoji: '🔒', heading: 'Конфиденциальность', describe: (product) => `Что ${product} хранит о своих читателях.` },
    terms: { emoji: '📜', heading: 'Условия использования', describe: (product) => `На каких условиях можно читать ${product}.` },
    sitemap: { emoji: '🗺️', heading: 'Карта сайта', describe: (product) => `Все страницы ${product} на одной странице.` },
    'not-found': { emoji: '🚪', heading: 'Такой страницы нет', describe: (product) => `По этому адресу у ${product} нет страницы.` },
  },
  ko: {
    home: { emoji: '🏠', heading: '홈', describe: (product) => `${product}의 새 글, 평점이 높은 글, 모든 분류를 모았습니다.` },
    authors: { emoji: '✍️', heading: '필자', describe: (product) => `${product}에 글을 쓰는 사람들과 그들의 글입니다.` },
    'about-us': { emoji: '👋', heading: '소개', describe: (product) => `${product}가 무엇이고 누가 만드는지 알려 드립니다.` },
    'privacy-policy': {
      emoji: '🔒',
      heading: '개인정보 처리방침',
      describe: (product) => `${product}가 독자에 대해 무엇을 남기는지 알려 드립니다.`,
    },
    terms: { emoji: '📜', heading: '이용 약관', describe: (product) => `${product}를 읽을 때의 조건입니다.` },
    sitemap: { emoji: '🗺️', heading: '사이트맵', describe: (product) => `${product}의 모든 페이지를 한곳에 모았습니다.` },
    'not-found': {
      emoji: '🚪',
      heading: '이 페이지는 여기에 없습니다',
      describe: (product) => `이 주소에는 ${product}의 페이지가 없습니다.`,
    },
  },
}
