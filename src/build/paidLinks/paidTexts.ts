import type { Language } from '../../shared/languages.ts'

interface PaidTexts {
  /** Says what the heading may not: somebody pays for these. */
  readonly label: string
  readonly paidBy: (advertiser: string) => string
}

export const paidTexts: Readonly<Record<Language, PaidTexts>> = {
  en: { label: 'These links are advertising: we are paid for them.', paidBy: (advertiser) => `Paid for by ${advertiser}.` },
  tr: { label: 'Bu bağlantılar reklamdır: karşılığında ücret alıyoruz.', paidBy: (advertiser) => `Reklam veren: ${advertiser}.` },
  ru: { label: 'Это реклама: за эти ссылки нам платят.', paidBy: (advertiser) => `Реклама. Рекламодатель: ${advertiser}.` },
  ko: { label: '광고입니다. 이 링크는 돈을 받고 실었습니다.', paidBy: (advertiser) => `광고주: ${advertiser}.` },
}
