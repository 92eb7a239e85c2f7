import { useMessages } from '../../messages/MessagesContext.ts'
import styles from './SavedPattern.module.css'

/** A row of the list before it is a story's. */
export function SavedPattern() {
  const messages = useMessages()
  return (
    <li className={styles.row} data-pattern="" hidden>
      <div className={styles.view} data-slot="picture" />
      <div className={styles.words}>
        <p className={styles.place} data-slot="place" />
        <h2>
          {/* oxlint-disable-next-line jsx-a11y/anchor-has-content, jsx-a11y/anchor-is-valid -- hidden until it has its story's address and title */}
          <a data-slot="title" />
        </h2>
        <p className={styles.author} data-slot="author" />
      </div>
      <button type="button" className={styles.remove} data-tool="remove">
        {messages.saved.remove}
      </button>
    </li>
  )
}
