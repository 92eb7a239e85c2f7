import type { Paging } from '../../../shared/pageProps.ts'
import { listingPath } from '../../../shared/paths.ts'
import { useMessages } from '../../messages/MessagesContext.ts'
import { GoToPage } from './GoToPage.tsx'
import { PageLink } from './PageLink.tsx'
import styles from './Pager.module.css'
import { pagerNumbers } from './pagerNumbers.ts'

export interface PagerProps {
  readonly paging: Paging
}

/** Links to the other pages of a listing, with its page size and a way to a page by its number; nothing where there is one page. */
export function Pager({ paging }: PagerProps) {
  const { page, pages, pageSize, base } = paging
  const messages = useMessages()
  if (pages < 2) return null
  return (
    <nav className={styles.pager} aria-label={messages.pages}>
      <fieldset aria-label={messages.pageSize}>{`${pageSize} ${messages.perPage}`}</fieldset>
      <ol>
        <PageLink paging={paging} by={-5} label={messages.previous5Pages} window="wide" />
        <PageLink paging={paging} by={-3} label={messages.previous3Pages} window="narrow" />
        <PageLink paging={paging} by={-1} label={messages.previousPage} />
        {pagerNumbers(page, pages).map((item) => {
          if (typeof item === 'string') return <li key={item}>{gap}</li>
          // Narrow windows leave these out; the ends of the listing stay.
          const far = Math.abs(item - page) > 1 && item > 1 && item < pages
          return (
            <li key={item} data-far={far || undefined}>
              <a href={listingPath(base, item)} aria-current={item === page ? 'page' : undefined}>
                {item}
              </a>
            </li>
          )
        })}
        <PageLink paging={paging} by={1} label={messages.nextPage} />
        <PageLink paging={paging} by={3} label={messages.next3Pages} window="narrow" />
        <PageLink paging={paging} by={5} label={messages.next5Pages} window="wide" />
      </ol>
      <GoToPage paging={paging} />
    </nav>
  )
}

const gap = <span>…</span>
