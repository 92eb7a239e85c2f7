import * as attributes from '../../shared/html/dataAttributes.ts'
import { pageTagSelector } from '../../shared/html/headTags.ts'
import type { Language } from '../../shared/languages/languages.ts'
import type { DocumentData, PageResult } from '../../shared/pages/pageData.ts'
import { isTranslated } from '../../shared/addresses/languageLinks.ts'
import type { Texts } from './Notices.ts'

interface LanguageLink {
  readonly language: string
  readonly path: string
  readonly translated: boolean
}

/** A page as the parts of the document that belong to it. */
export interface View {
  /** The path in the page's data; for an error page it differs from the address. */
  readonly path: string
  readonly language: Language
  readonly texts: Texts
  /** The element around `<main>`, the same for all pages of a language. */
  readonly layout: HTMLElement
  readonly main: HTMLElement
  /** The page's own elements in `<head>`. */
  readonly head: readonly Element[]
  /** The links of the language menu; absent if the page leaves them unchanged. */
  readonly languages?: readonly LanguageLink[]
  /** Style sheets by URL. */
  readonly styles: ReadonlyMap<string, string>
}

/** Reads the page that came with the document; throws if a script has changed the document beyond recognition. */
export function readView({ path }: DocumentData, { language, texts }: Pick<View, 'language' | 'texts'>): View {
  const layout = document.getElementById('root')
  const main = layout?.querySelector('main')
  if (!layout || !main) throw new TypeError('The document has no <main>')
  return {
    path,
    language,
    texts,
    layout,
    main,
    head: [...document.head.querySelectorAll(pageTagSelector)],
    languages: readLanguageLinks(),
    styles: new Map(documentSheets().map((sheet) => [sheet.getAttribute(attributes.href) ?? '', ''])),
  }
}

/** Returns the style sheets of pages in the document, without the layout's. */
export function documentSheets(): readonly HTMLStyleElement[] {
  return [...document.querySelectorAll<HTMLStyleElement>(`style[${attributes.href}]:not([${attributes.layout}])`)]
}

const selector = '#languages a'

/** Returns the links of the language menu from a page's data. */
export function languageLinksOf(result: PageResult): readonly LanguageLink[] {
  const paths = Object.entries(result.languages ?? {})
  return paths.map(([language, path = '']) => ({ language, path, translated: isTranslated(result, language) }))
}

/** Reports whether the language menu links to a language; the page's own has no link. */
export function linksLanguage(code: string): boolean {
  return readLanguageLinks().some(({ language }) => language === code)
}

/** Reads the links of the language menu from the document. */
function readLanguageLinks(): readonly LanguageLink[] {
  return [...document.querySelectorAll<HTMLAnchorElement>(selector)].map((link) => ({
    language: link.hreflang,
    path: link.pathname,
    translated: !link.hasAttribute(attributes.nearest),
  }))
}

/** Applies a page's links to the language menu. */
export function putLanguageLinks(links: readonly LanguageLink[]): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(selector)) {
    const known = links.find(({ language }) => language === link.hreflang)
    if (!known) continue
    link.href = known.path
    link.toggleAttribute(attributes.nearest, !known.translated)
  }
}
