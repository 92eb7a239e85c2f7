/**
 * Returns the item that a key moves to from the focused one (or from the menu's button, if none is
 * focused); undefined for keys that move nowhere.
 */
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
      return item instanceof HTMLElement ? aside(item, menu, (key === 'ArrowRight') === (document.dir !== 'rtl') ? 1 : -1) : undefined
  }
  return undefined
}

/** From one cell or line to the next, or to the one before. */
type Step = 1 | -1

/** Returns the item at the same height in the neighbouring cell of the plan; in the list, opens a line and enters it, or returns to it. */
function aside(item: HTMLElement, menu: HTMLElement, step: Step): HTMLElement | undefined {
  const details = item.closest('details')
  if (!details) return inCellBeside(item, menu, step)
  const onwards = step > 0
  const isLine = item.matches('summary')
  if (onwards && isLine && details.open) return itemsIn(details)[1]
  if (isLine) details.open = onwards
  return onwards && !isLine ? undefined : (details.querySelector('summary') ?? undefined)
}

function inCellBeside(item: HTMLElement, menu: HTMLElement, step: Step): HTMLElement | undefined {
  const cells = [...(menu.querySelector('ul')?.children ?? [])]
  const here = cells.findIndex((cell) => cell.contains(item))
  const beside = cells[here + step]
  if (here < 0 || !beside) return undefined
  const items = itemsIn(beside)
  return items[Math.min(itemsIn(cells[here]).indexOf(item), items.length - 1)]
}

/** Returns the visible focusable items, in document order. */
function itemsIn(part: Element | undefined): readonly HTMLElement[] {
  return [...(part?.querySelectorAll<HTMLElement>('a, summary') ?? [])].filter((item) => item.checkVisibility())
}
