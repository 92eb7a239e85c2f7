import type { Messages } from '../../../shared/messages/messageForms.ts'
import type { Paging } from '../../../shared/pages/pageProps.ts'
import { listingPath } from '../../../shared/addresses/paths.ts'
import { Island } from '../../islands/Island.tsx'
import { useMessages } from '../../messages/MessagesContext.ts'
import { slot } from '../../own/slot.tsx'
import { GoToPage } from './GoToPage.island.tsx'
import styles from './Pager.module.css'

export interface PagerProps {
  readonly paging: Paging
}

/** Links to the other pages of a listing, and a form for a page's number; renders nothing if there is only one page. */
export const Pager = slot('Pager', PlainPager)

function PlainPager({ paging }: PagerProps) {
  const { page, pages, pageSize, base } = paging
  const messages = useMessages()
  if (pages < 2) return null
  return (
    <nav className={styles.pager} aria-label={messages.pages}>
      <fieldset aria-label={messages.pageSize}>{`${writeNumber(messages, pageSize)} ${messages.perPage}`}</fieldset>
      <ol>
        <PageLink paging={paging} by={-5} label={messages.previous5Pages} window="wide" />
        <PageLink paging={paging} by={-3} label={messages.previous3Pages} window="narrow" />
        <PageLink paging={paging} by={-1} label={messages.previousPage} />
        {pagerNumbers(page, pages).map((item) => {
          if (typeof item === 'string') return <li key={item}>{ellipsis}</li>
          // Hidden in narrow windows, which keep the first and last page.
          const far = Math.abs(item - page) > 1 && item > 1 && item < pages
          return (
            <li key={item} data-far={far || undefined}>
              <a href={listingPath(base, item)} aria-current={item === page ? 'page' : undefined}>
                {writeNumber(messages, item)}
              </a>
            </li>
          )
        })}
        <PageLink paging={paging} by={1} label={messages.nextPage} />
        <PageLink paging={paging} by={3} label={messages.next3Pages} window="narrow" />
        <PageLink paging={paging} by={5} label={messages.next5Pages} window="wide" />
      </ol>
      <Island on="touch">
        <GoToPage page={page} pages={pages} base={base} />
      </Island>
    </nav>
  )
}

/** Writes a whole number in the digits of the page's language, without separators. */
function writeNumber({ digits }: Messages, number: number): string {
  const own = Array.from(digits ?? '')
  return String(number).replace(/\d/g, (digit) => own[Number(digit)] ?? digit)
}

const ellipsis = <span>…</span>

/** A page to link to, or a gap for two or more omitted pages. */
type PagerItem = number | 'gapBefore' | 'gapAfter'

/** Returns the first and last page, the page itself with two on either side, and the gaps between them. */
export function pagerNumbers(page: number, pages: number): readonly PagerItem[] {
  const items: PagerItem[] = []
  for (let number = 1; number <= pages; number += 1) {
    const near = Math.abs(number - page) <= 2
    // A gap for a single page would save nothing.
    const edge = number === 1 || number === pages || (number === 2 && page === 5) || (number === pages - 1 && page === pages - 4)
    const gap = number < page ? 'gapBefore' : 'gapAfter'
    if (near || edge) items.push(number)
    else if (items.at(-1) !== gap) items.push(gap)
  }
  return items
}

interface PageLinkProps {
  readonly paging: Paging
  /** Number of pages to go forward; negative means back. */
  readonly by: -5 | -3 | -1 | 1 | 3 | 5
  readonly label: string
  /** The windows that show it; default all. */
  readonly window?: 'wide' | 'narrow'
}

/** An arrow to another page; renders nothing if the listing has no such page. */
function PageLink({ paging: { page, pages, base }, by, label, window }: PageLinkProps) {
  const target = page + by
  if (target < 1 || target > pages) return null
  return (
    <li data-window={window}>
      <a href={listingPath(base, target)} rel={rels[by]} aria-label={label}>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d={arrows[`${Math.sign(by)} ${Math.abs(by) > 1}`]} />
        </svg>
      </a>
    </li>
  )
}

const rels: Readonly<Record<number, string>> = { '-1': 'prev', 1: 'next' }

const arrows: Readonly<Record<string, string>> = {
  '-1 false': 'm12 4-6 6 6 6',
  '-1 true': 'm10 4-6 6 6 6M16 4l-6 6 6 6',
  '1 false': 'm8 4 6 6-6 6',
  '1 true': 'm4 4 6 6-6 6M10 4l6 6-6 6',
}
