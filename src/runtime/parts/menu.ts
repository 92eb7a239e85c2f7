import { nextItem } from './nextItem.ts'

/** Adds to what the platform does for the menu: arrow keys, and an end as soon as the reader has chosen or moved on. */
export function answer(event: Event): void {
  const menu = document.getElementById('menu')
  const button = document.querySelector<HTMLElement>('[popovertarget=menu]')
  if (!menu || !button) return
  if (event instanceof KeyboardEvent) move(event, menu, button)
  else if (event instanceof MouseEvent) choose(event, menu)
  say(menu, button)
}

// The elements change with the language: what they tell is heard where they stand.
document.addEventListener('toggle', ({ target }) => target instanceof HTMLElement && target.id === 'menu' && say(target), true)
document.addEventListener('focusin', ({ target }) => {
  const menu = document.querySelector<HTMLElement>('#menu:popover-open')
  if (menu && target instanceof Element && !target.closest('[data-part=menu]')) menu.hidePopover()
})

function say(menu: HTMLElement, button = document.querySelector('[popovertarget=menu]')): void {
  button?.setAttribute('aria-expanded', String(menu.matches(':popover-open')))
}

/** A link that opens in this window closes the menu, even one to the page that stands. */
function choose({ target, ctrlKey, metaKey, shiftKey }: MouseEvent, menu: HTMLElement): void {
  const elsewhere = ctrlKey || metaKey || shiftKey
  if (!elsewhere && target instanceof Element && menu.contains(target.closest('a'))) menu.hidePopover()
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
