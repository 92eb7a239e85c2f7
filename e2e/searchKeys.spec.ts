import { active, field, options, search, stories } from './browse/searchBox.ts'
import { kinds, wobbly } from './harness/readingPages.ts'
import { expect, test } from './harness/test.ts'
import { whenAlive } from './harness/whenAlive.ts'

test.describe('the search by keyboard only', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(kinds.terms)
    await whenAlive(page)
  })

  test('a slash focuses the search, except from an editable field or a select', async ({ page }) => {
    await page.keyboard.press('/')
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveValue('')
    await page.keyboard.type('a/b')
    await expect(field(page)).toHaveValue('a/b')
    for (const html of ['<textarea></textarea>', '<div contenteditable><p tabindex="0">Words</p></div>', '<select><option>/</select>']) {
      const other = await page.evaluateHandle((text) => {
        document.querySelector('main')?.insertAdjacentHTML('afterbegin', text)
        const place = document.querySelector<HTMLElement>('main > :first-child')
        place?.focus()
        return place
      }, html)
      await page.keyboard.press('/')
      expect(await other.evaluate((element) => element === document.activeElement)).toBe(true)
    }
    for (const place of ['footer a', 'footer input[type=radio]:checked']) {
      await page.locator(place).first().focus()
      await page.keyboard.press('/')
      await expect(field(page)).toBeFocused()
    }
    await expect(field(page)).toHaveValue('a/b')
  })

  test('a slash with Control, Alt or Meta does not focus the search', { tag: '@night' }, async ({ page }) => {
    for (const modifier of ['Control', 'Alt', 'Meta']) {
      await page.keyboard.press(`${modifier}+/`)
      await expect(field(page)).not.toBeFocused()
    }
    // On German, Turkish and other keyboards, a slash is typed with Shift.
    await page.evaluate(() => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '/', shiftKey: true, bubbles: true })))
    await expect(field(page)).toBeFocused()
  })

  test('Tab leads from a list that scrolls to the next control', { tag: '@night' }, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 260 })
    await search(page, 'chair')
    expect(await page.getByRole('listbox').evaluate((list) => list.scrollHeight - list.clientHeight)).toBeGreaterThan(0)
    await page.keyboard.press('Tab')
    await expect(page.locator('button[popovertarget=languages]')).toBeFocused()
    await expect(options(page)).toHaveCount(0)
  })

  test('a slash closes the menu, so that nothing lies above the list', { tag: '@night' }, async ({ page }) => {
    await page.getByRole('button', { name: 'Categorization' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('#menu')).toBeVisible()
    await page.keyboard.press('Tab')
    await search(page, 'wobbly')
    await expect(page.locator('#menu')).toBeHidden()
    await expect(field(page)).toBeFocused()
    await expect(stories(page)).toBeInViewport()
  })

  test('arrow keys, Home and End move through the options while the field keeps the focus', async ({ page }) => {
    await search(page, 'chair')
    const count = await options(page).count()
    expect(count).toBeGreaterThan(5)
    await expect(active(page)).toHaveCount(0)
    const isActive = async (position: number) => {
      await expect(options(page).nth(position)).toHaveAttribute('aria-selected', 'true')
      await expect(active(page)).toHaveCount(1)
      await expect(field(page)).toHaveAttribute('aria-activedescendant', (await active(page).getAttribute('id')) ?? '-')
      await expect(active(page)).toBeInViewport()
      await expect(field(page)).toBeFocused()
    }
    await page.keyboard.press('ArrowDown')
    await isActive(2)
    await page.keyboard.press('ArrowUp')
    await isActive(1)
    await page.keyboard.press('End')
    await isActive(count - 1)
    await page.keyboard.press('ArrowDown')
    await isActive(0)
    await page.keyboard.press('ArrowUp')
    await isActive(count - 1)
    await page.keyboard.press('Home')
    await isActive(0)
    await page.keyboard.press('ArrowLeft')
    await expect(active(page)).toHaveCount(0)
    await expect(field(page)).not.toHaveAttribute('aria-activedescendant', /./)
    await page.keyboard.type('s')
    await expect(field(page)).toHaveValue('chaisr')
  })

  test('Enter opens the active story in a new tab, and a group in this one', async ({ page }) => {
    await search(page, 'wobbly')
    await expect(options(page)).not.toHaveCount(0)
    await page.keyboard.press('ArrowDown')
    await expect(active(page)).toHaveCount(1)
    const [opened] = await Promise.all([page.context().waitForEvent('page'), page.keyboard.press('Enter')])
    await expect(opened).toHaveURL(wobbly)
    await opened.close()
    await expect(field(page)).toHaveValue('wobbly')
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(options(page)).not.toHaveCount(0)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Home')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/furniture-maintenance$/)
  })

  test('Enter without an active option submits the form', { tag: '@night' }, async ({ page }) => {
    await search(page, 'wobbly')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/sitemap\?q=wobbly$/)
    await expect(options(page)).toHaveCount(0)
  })

  test('Escape closes the list and keeps the query; Tab closes it and leaves the field', async ({ page }) => {
    await search(page, 'chair')
    await expect(options(page)).not.toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(options(page)).toHaveCount(0)
    await expect(field(page)).toHaveValue('chair')
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(options(page)).not.toHaveCount(0)
    await page.keyboard.press('Tab')
    await expect(options(page)).toHaveCount(0)
    await expect(field(page)).not.toBeFocused()
  })
})
