import * as attributes from '../../shared/dataAttributes.ts'
import { createRoot } from 'react-dom/client'
import type { TitleIndex } from '../../search/TitleIndex.ts'
import { TitleSearch } from '../../search/TitleSearch.ts'
import type { Stem } from '../../search/near/NearTexts.ts'
import { SearchResults } from '../../ui/layout/SearchResults/SearchResults.tsx'
import { MessagesContext } from '../../ui/messages/MessagesContext.ts'
import type { Messages } from '../../ui/messages/en/messages.ts'

export { listSought } from './listSought.ts'

interface SearchParts {
  readonly field: HTMLInputElement
  /** A `TitleIndex`, of the page's own build. */
  readonly titles: unknown
  /** The texts of the page's language. */
  readonly messages: unknown
  readonly stem: Stem
  readonly styles: ReadonlyMap<string, string>
}

/** Sets the list of results below the search box. */
export function openSearch({ field, titles, messages, stem, styles }: SearchParts): void {
  for (const [url, text] of styles) addSheet(url, text)
  const search = new TitleSearch(titles as TitleIndex, stem)
  if (typeof requestIdleCallback === 'function') requestIdleCallback(() => search.prepare())
  const place = document.createElement('div')
  field.form?.after(place)
  createRoot(place).render(
    <MessagesContext value={messages as Messages}>
      <SearchResults field={field} search={search} />
    </MessagesContext>,
  )
}

/** The layout's sheets stay when another page comes. */
function addSheet(url: string, text: string): void {
  if (document.querySelector(`style[${attributes.href}="${url}"]`)) return
  const sheet = document.createElement('style')
  sheet.setAttribute(attributes.href, url)
  sheet.setAttribute(attributes.layout, '')
  sheet.textContent = text
  document.head.append(sheet)
}
