import type { Paging } from '../../../shared/pageProps.ts'
import { listingPath } from '../../../shared/paths.ts'

export interface PageLinkProps {
  readonly paging: Paging
  /** How many pages on; negative: back. */
  readonly by: -5 | -3 | -1 | 1 | 3 | 5
  readonly label: string
  /** The windows that show it; all of them if nothing is said. */
  readonly window?: 'wide' | 'narrow'
}

/** An arrow to a page that is so many pages away; nothing where the listing ends before. */
export function PageLink({ paging: { page, pages, base }, by, label, window }: PageLinkProps) {
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
