import type { Language } from '../languages/languages.ts'
import type { PageResult } from '../pages/pageData.ts'

/** Returns the placeholder for an address in the language menu, which differs from page to page. */
export function languageAddress(language: Language): string {
  return `language:${language}`
}

/** Matches such a placeholder in HTML. */
export const languageAddressPattern = /href="language:([\w-]+)"/g

/** Reports whether a page is translated into a language, so that its language menu need not lead to another page. */
export function isTranslated({ head }: Pick<PageResult, 'head'>, language: Language): boolean {
  return head.alternates.some((alternate) => alternate.language === language)
}
