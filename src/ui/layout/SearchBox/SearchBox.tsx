import styles from './SearchBox.module.css'

export interface SearchBoxProps {
  /** The page that Enter opens, with the words in `?q=`. */
  readonly path: string
  readonly label: string
  /** What it says when the titles cannot be had. */
  readonly unavailable: string
  /** Static query with the titles. */
  readonly titleIndex: string
}

/** A plain form; it becomes a combobox in the browser, once the reader turns to it. */
export function SearchBox({ path, label, unavailable, titleIndex }: SearchBoxProps) {
  return (
    <search className={styles.search} data-titles={titleIndex}>
      <form action={path} method="get">
        <label>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <circle cx="8.5" cy="8.5" r="6" />
            <path d="m13 13 5.5 5.5" />
          </svg>
          <input type="search" name="q" placeholder={label} aria-label={label} autoComplete="off" />
        </label>
      </form>
      <output className={styles.failure} data-text={unavailable} />
    </search>
  )
}
