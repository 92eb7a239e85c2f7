import { useMessages } from '../../messages/MessagesContext.ts'
import styles from './MenuButton.module.css'

/** Opens and closes the menu by the platform's popover, without a script. */
export function MenuButton() {
  const messages = useMessages()
  return (
    <button className={styles.button} type="button" popoverTarget="menu" data-part="menu">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3 3h18v18h-6M3 3v18h6M12 3v7M3 13h6M15 13h6" />
      </svg>
      {messages.menuButton}
    </button>
  )
}
