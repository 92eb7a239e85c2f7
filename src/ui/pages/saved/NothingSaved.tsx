import { useMessages } from '../../messages/MessagesContext.ts'
import { EmptyShelf } from './EmptyShelf.tsx'
import styles from './NothingSaved.module.css'

export interface NothingSavedProps {
  /** Path of the page that lists every article. */
  readonly everything: string
}

/** Stands where the list is empty, and where there are no scripts to fill it. */
export function NothingSaved({ everything }: NothingSavedProps) {
  const messages = useMessages()
  return (
    <div className={styles.nothing}>
      <EmptyShelf />
      <div>
        <h2>{messages.saved.nothing}</h2>
        <p className={styles.how}>{messages.saved.how}</p>
        <p className={styles.way}>
          <a href={everything}>{messages.everyStory}</a>
        </p>
      </div>
    </div>
  )
}
