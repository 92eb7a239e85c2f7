import { escapeHtml } from '../../shared/escapeHtml.ts'
import { isTranslated, languageAddress } from '../../shared/languageLinks.ts'
import { type Language, languageCodes } from '../../shared/languages.ts'
import type { PageResult } from '../../shared/pageData.ts'

/** The header's HTML, which all pages of a language share, with its language menu leading where this page's does. */
export function leadToLanguages(html: string, result: PageResult): string {
  const attributes = (language: Language) => {
    const href = `href="${escapeHtml(encodeURI(result.languages?.[language] ?? ''))}"`
    return isTranslated(result, language) ? href : `${href} data-nearest`
  }
  return languageCodes.reduce((text, language) => text.replace(`href="${languageAddress(language)}"`, () => attributes(language)), html)
}
