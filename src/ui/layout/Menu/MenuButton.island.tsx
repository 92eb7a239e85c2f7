import { useRef } from 'react'
import { island } from '../../islands/island.ts'
import { useMessages } from '../../messages/MessagesContext.ts'
import styles from './MenuButton.module.css'
import { useMenu } from './useMenu.ts'

/** Opens and closes the menu by the platform's popover, without a script; awake, it answers the keys in it. */
export const MenuButton = island(() => {
  const messages = useMessages()
  const button = useRef<HTMLButtonElement>(null)
  const isOpen = useMenu(button)
  return (
    <button ref={button} className={styles.button} type="button" popoverTarget="menu" aria-expanded={isOpen}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3 3h18v18h-6M3 3v18h6M12 3v7M3 13h6M15 13h6" />
      </svg>
      {messages.menuButton}
    </button>
  )
})
