import { isTranslated } from '../../../shared/languageLinks.ts'
import { languageCodes } from '../../../shared/languages.ts'
import type { PageResult } from '../../../shared/pageData.ts'
import type { LanguageLink } from './View.ts'

const selector = '#languages a'

/** What a page's data says of its other languages. */
export function languageLinksOf(result: PageResult): readonly LanguageLink[] {
  return languageCodes.flatMap((language) => {
    const path = result.languages?.[language]
    return path === undefined ? [] : [{ language, path, translated: isTranslated(result, language) }]
  })
}

/** What the language menu says now. */
export function readLanguageLinks(): readonly LanguageLink[] {
  return [...document.querySelectorAll<HTMLAnchorElement>(selector)].map((link) => ({
    language: link.hreflang,
    path: link.pathname,
    translated: !link.hasAttribute('data-nearest'),
  }))
}

/** Has the language menu lead where a page's does. */
export function putLanguageLinks(links: readonly LanguageLink[]): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(selector)) {
    const known = links.find(({ language }) => language === link.hreflang)
    if (!known) continue
    link.href = known.path
    link.toggleAttribute('data-nearest', !known.translated)
  }
}
