import * as attributes from '../../shared/dataAttributes.ts'
import type { TitleIndex } from '../../search/TitleIndex.ts'
import { TitleSearch } from '../../search/TitleSearch.ts'
import type { Stem } from '../../search/near/NearTexts.ts'
import { foundText } from '../../ui/layout/SearchResults/foundText.ts'
import type { Messages } from '../../ui/messages/en/messages.ts'

interface SoughtOptions {
  /** The page that lists every story; the attribute `sought` says whether it shows less. */
  readonly place: HTMLElement
  /** A `TitleIndex`, of the page's own build. */
  readonly titles: unknown
  /** The texts of the page's language. */
  readonly messages: unknown
  readonly stem: Stem
}

/** Leaves on the page what the address asks for (`?q=`), and says how much it is; all of it where nothing was sought or found. */
export function listSought({ place, titles, messages, stem }: SoughtOptions): void {
  const heading = place.querySelector('h1')
  if (!heading) return
  const query = new URLSearchParams(location.search).get('q')?.trim() ?? ''
  const found = new TitleSearch(titles as TitleIndex, stem).find(query, Infinity)
  heading.dataset.title ??= heading.textContent
  heading.textContent = found ? foundText(found, query, messages as Messages) : heading.dataset.title
  place.setAttribute(attributes.sought, found ? 'yes' : '')

  const field = document.querySelector<HTMLInputElement>('search input')
  if (found && field && field.value === '') field.value = query

  const groups = found?.groups.flatMap((group) => [group, ...group.children]) ?? []
  const paths = new Set(groups.flatMap(({ articles }) => articles.map(({ path }) => path)))
  const all = (selector: string) => place.querySelectorAll<HTMLElement>(selector)
  for (const item of all('section li')) item.hidden = paths.size > 0 && !paths.has(item.querySelector('a')?.getAttribute('href') ?? '')
  for (const part of all('section, section ul, h1 + *')) part.hidden = paths.size > 0 && !part.querySelector('li:not([hidden])')
}
