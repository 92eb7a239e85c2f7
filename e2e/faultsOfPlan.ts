import type { Page } from '@playwright/test'

/** Windows of every kind, those among them in which rooms once ran over their walls. */
export const widths = [320, 360, 577, 768, 1024, 1280, 1360, 1366, 1408, 1440, 1456, 1920]

/** What of a plan's rooms stands outside its walls, or what of a room on something else of it. */
export function faultsOfPlan(page: Page): Promise<readonly string[]> {
  return page.locator('main ul:has(> [data-notch]) > li').evaluateAll((rooms) =>
    rooms.flatMap((room) => {
      const wall = room.getBoundingClientRect()
      const words = document.createRange()
      words.selectNodeContents(room.querySelector('h2') ?? room)
      const name = room.querySelector('h2')?.textContent
      const drawing = room.querySelector('svg')?.getBoundingClientRect()
      const lines = [...words.getClientRects()]
      const others = [...room.querySelectorAll('li li a, span')]
        .filter((part) => part.checkVisibility())
        .map((part) => part.getBoundingClientRect())
      const isOut = ({ left, right, bottom, width }: DOMRect) =>
        width > 0 && (left < wall.left - 0.5 || right > wall.right + 0.5 || bottom > wall.bottom + 0.5)
      const isOn = (a: DOMRect, b: DOMRect) =>
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1
      return [
        ...([...lines, ...others, ...(drawing ? [drawing] : [])].some(isOut) ? [`${name} runs over its walls`] : []),
        ...(drawing && [...lines, ...others].some((part) => isOn(part, drawing)) ? [`${name} stands on its drawing`] : []),
        ...(others.some((part) => lines.some((line) => isOn(part, line))) ? [`${name} stands on other words`] : []),
      ]
    }),
  )
}
