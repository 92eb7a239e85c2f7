import { pageTagSelector } from '../../../shared/headTags.ts'
import type { DocumentData } from '../../../shared/pageData.ts'
import type { Texts } from '../../notices/Texts.ts'
import { readLanguageLinks } from './languageLinks.ts'
import type { View } from './View.ts'

/** The page that the document came with; throws where somebody has changed the document beyond recognition. */
export function readView({ path, language }: DocumentData, texts: Texts): View {
  const frame = document.getElementById('root')
  const main = frame?.querySelector('main')
  if (!frame || !main) throw new TypeError('The document has no <main>')
  return {
    path,
    language,
    texts,
    frame,
    main,
    head: [...document.head.querySelectorAll(pageTagSelector)],
    languages: readLanguageLinks(),
    styles: new Map(documentSheets().map((sheet) => [sheet.dataset.href ?? '', ''])),
  }
}

/** The style sheets in the document that belong to pages; those of the layout stay whatever page comes. */
export function documentSheets(): readonly HTMLStyleElement[] {
  return [...document.querySelectorAll<HTMLStyleElement>('style[data-href]:not([data-layout])')]
}
