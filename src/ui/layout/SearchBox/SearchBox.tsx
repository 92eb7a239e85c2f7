import { use, useState } from 'react'
import { QueryContext } from '../../queries/QueryContext.ts'
import styles from './SearchBox.module.css'

/** All of it can be read back from the document, so that hydration needs nothing else. */
export interface SearchBoxProps {
  /** The page that Enter opens, with the words in `?q=`. */
  readonly path: string
  readonly label: string
  /** What it says when the titles cannot be had. */
  readonly unavailable: string
  /** Static query with the titles. */
  readonly titleIndex: string
}

/** A plain form; the titles are loaded once the reader turns to it. */
export function SearchBox({ path, label, unavailable, titleIndex }: SearchBoxProps) {
  const load = use(QueryContext)
  const [failed, setFailed] = useState(false)
  const prepare = () => {
    load?.(titleIndex).then(
      () => setFailed(false),
      () => setFailed(true),
    )
  }
  return (
    <search className={styles.search}>
      <form action={path} method="get">
        <label>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <circle cx="8.5" cy="8.5" r="6" />
            <path d="m13 13 5.5 5.5" />
          </svg>
          <input type="search" name="q" placeholder={label} aria-label={label} autoComplete="off" onFocus={prepare} />
        </label>
      </form>
      <output className={styles.failure} data-text={unavailable}>
        {failed && unavailable}
      </output>
    </search>
  )
}
