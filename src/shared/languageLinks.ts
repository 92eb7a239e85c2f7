import type { Language } from './languages.ts'
import type { PageResult } from './pageData.ts'

/** What stands in the language menu in place of an address, which differs from page to page. */
export function languageAddress(language: Language): string {
  return `language:${language}`
}

/** Such an address in HTML. */
export const languageAddressPattern = /href="language:([\w-]+)"/g

/** Whether a page has a translation, so that its language menu need not lead elsewhere. */
export function isTranslated({ head }: Pick<PageResult, 'head'>, language: Language): boolean {
  return head.alternates.some((alternate) => alternate.language === language)
}
