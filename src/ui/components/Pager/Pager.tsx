import type { Paging } from '../../../shared/pageProps.ts'
import { listingPath } from '../../../shared/paths.ts'
import { useMessages } from '../../messages/MessagesContext.ts'
import { pagerNumbers } from './pagerNumbers.ts'
import styles from './Pager.module.css'

export interface PagerProps {
  readonly paging: Paging
}

/** Links to the other pages of a listing; nothing where there is one page. */
export function Pager({ paging: { page, pages, base } }: PagerProps) {
  const messages = useMessages()
  if (pages < 2) return null
  return (
    <nav className={styles.pager} aria-label={messages.pages}>
      <ol>
        {page > 1 && (
          <li>
            <a href={listingPath(base, page - 1)} rel="prev" aria-label={messages.previousPage}>
              <Arrow path="m12 4-6 6 6 6" />
            </a>
          </li>
        )}
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
        {page < pages && (
          <li>
            <a href={listingPath(base, page + 1)} rel="next" aria-label={messages.nextPage}>
              <Arrow path="m8 4 6 6-6 6" />
            </a>
          </li>
        )}
      </ol>
    </nav>
  )
}

const gap = <span>…</span>

function Arrow({ path }: { readonly path: string }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
