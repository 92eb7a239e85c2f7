import { expect, test } from 'vitest'
import { messages, renderInLayout } from '../../testing/renderInLayout.tsx'
import { MenuButton } from './MenuButton.island.tsx'

test('the menu button uses the popover API, without a script or aria-expanded', () => {
  const html = renderInLayout(<MenuButton />)
  expect(html).toMatch(/<button [^>]*popoverTarget="menu"/i)
  expect(html).not.toContain('aria-expanded')
  expect(html).toContain(messages.menuButton)
})
