import { type RefObject, useEffect, useRef, useState } from 'react'
import { island } from '../../islands/island.ts'
import { pagePath } from '../../components/PageAddress/pageAddress.ts'
import { useMessages } from '../../messages/MessagesContext.ts'
import styles from './MenuButton.module.css'
import { nextItem } from './menuKeys.ts'

/** Opens and closes the menu as a native popover, without scripts; hydrated, it adds keyboard control. */
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

/** Adds to the native popover: arrow keys, and closing once the reader has chosen a link or moved on. Returns whether it is open. */
function useMenu(buttonRef: RefObject<HTMLButtonElement | null>): boolean | undefined {
  const [isOpen, setIsOpen] = useState<boolean>()
  useEffect(() => {
    const button = buttonRef.current
    const menu = button?.popoverTargetElement
    if (!button || !(menu instanceof HTMLElement)) return undefined
    const ended = new AbortController()
    const { signal } = ended
    const tell = () => {
      markCurrent(menu)
      setIsOpen(menu.matches(':popover-open'))
    }
    menu.addEventListener('toggle', tell, { signal })
    menu.addEventListener('click', (event) => choose(event, menu), { signal })
    for (const part of [button, menu]) part.addEventListener('keydown', (event) => move(event, menu, button), { signal })
    const leave = ({ target }: Event) => {
      if (target instanceof Node && target !== button && !menu.contains(target)) menu.hidePopover()
    }
    document.addEventListener('focusin', leave, { signal })
    tell()
    return () => ended.abort()
  }, [buttonRef])
  return isOpen
}

/** Closes the menu for a link that opens in this window, even one to the current page. */
function choose({ target, ctrlKey, metaKey, shiftKey }: MouseEvent, menu: HTMLElement): void {
  const elsewhere = ctrlKey || metaKey || shiftKey
  if (!elsewhere && target instanceof Element && target.closest('a')) menu.hidePopover()
}

function move(event: KeyboardEvent, menu: HTMLElement, button: HTMLElement): void {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event
  if (altKey || ctrlKey || metaKey || shiftKey) return
  const onButton = !menu.contains(document.activeElement)
  const isOpen = menu.matches(':popover-open')
  if (onButton && !(isOpen ? /^(Arrow(Up|Down)|Home|End)$/ : /^ArrowDown$/).test(key)) return
  if (!isOpen) button.click()
  const item = nextItem(key, menu)
  if (!item) return
  event.preventDefault()
  item.focus()
}

/** Marks the current page in the menu, and the categories it is filed under, read from its crumbs. */
function markCurrent(menu: HTMLElement): void {
  const crumbs = document.querySelectorAll<HTMLAnchorElement>('main nav > ol > li > a')
  const filed = new Set([...crumbs].map(({ pathname }) => pathname))
  const here = pagePath()
  for (const link of menu.querySelectorAll('a')) {
    if (link.pathname === here) link.setAttribute('aria-current', 'page')
    else if (filed.has(link.pathname)) link.setAttribute('aria-current', 'true')
    else link.removeAttribute('aria-current')
  }
}
