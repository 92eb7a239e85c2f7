import { useMessages } from '../../messages/MessagesContext.ts'
import styles from './SearchBox.module.css'

/** A plain form: Enter opens the page at `path` with the words in `?q=`. */
export function SearchBox({ path }: { readonly path: string }) {
  const messages = useMessages()
  return (
    <search className={styles.search}>
      <form action={path} method="get">
        <label>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <circle cx="8.5" cy="8.5" r="6" />
            <path d="m13 13 5.5 5.5" />
          </svg>
          <input type="search" name="q" placeholder={messages.search} aria-label={messages.search} autoComplete="off" />
        </label>
      </form>
    </search>
  )
}
