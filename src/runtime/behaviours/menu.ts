import * as attributes from '../../shared/dataAttributes.ts'

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
  if (menu && target instanceof Element && !target.closest(`[${attributes.part}=menu]`)) menu.hidePopover()
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

/** Where a key leads from the item of the menu that has the focus (none: from its button); undefined for keys that lead nowhere. */
export function nextItem(key: string, menu: HTMLElement): HTMLElement | undefined {
  const items = itemsIn(menu)
  const item = document.activeElement
  const place = items.findIndex((one) => one === item)
  switch (key) {
    case 'ArrowDown':
      return items[(place + 1) % items.length]
    case 'ArrowUp':
      return items.at(Math.max(place, 0) - 1)
    case 'Home':
      return items[0]
    case 'End':
      return items.at(-1)
    case 'ArrowRight':
    case 'ArrowLeft':
      return item instanceof HTMLElement ? aside(key === 'ArrowRight', item, menu) : undefined
  }
  return undefined
}

/** To the neighbouring room of the plan, as far down as here; in the list, into what a line unfolds or back to it. */
function aside(onwards: boolean, item: HTMLElement, menu: HTMLElement): HTMLElement | undefined {
  const details = item.closest('details')
  if (!details) return inRoomBeside(onwards, item, menu)
  const isLine = item.matches('summary')
  if (onwards && isLine && details.open) return itemsIn(details)[1]
  if (isLine) details.open = onwards
  return onwards && !isLine ? undefined : (details.querySelector('summary') ?? undefined)
}

function inRoomBeside(onwards: boolean, item: HTMLElement, menu: HTMLElement): HTMLElement | undefined {
  const rooms = [...(menu.querySelector('ul')?.children ?? [])]
  const here = rooms.findIndex((room) => room.contains(item))
  const beside = rooms[here + (onwards ? 1 : -1)]
  if (here < 0 || !beside) return undefined
  const items = itemsIn(beside)
  return items[Math.min(itemsIn(rooms[here]).indexOf(item), items.length - 1)]
}

/** What can have the focus and is in sight, in the order of the document. */
function itemsIn(part: Element | undefined): readonly HTMLElement[] {
  return [...(part?.querySelectorAll<HTMLElement>('a, summary') ?? [])].filter((item) => item.checkVisibility())
}
