import type { Page } from '@playwright/test'
import { sampleCases } from '../src/platform/testing/sampleCases.ts'
import { drawn, drawnPath } from './harness/drawnPublication.ts'
import { expect, test } from './harness/test.ts'

test.use({ publication: drawn })

/** Returns texts that reach out of their drawings, and drawings that are wider than their column. */
function astray(page: Page) {
  return page.locator('svg[data-drawing]').evaluateAll((drawings) =>
    drawings.flatMap((drawing) => {
      const frame = drawing.getBoundingClientRect()
      const column = drawing.parentElement?.getBoundingClientRect() ?? frame
      const texts = [...drawing.querySelectorAll('text')].filter((text) => {
        const { left, right, top, bottom } = text.getBoundingClientRect()
        return left < frame.left - 1 || right > frame.right + 1 || top < frame.top - 1 || bottom > frame.bottom + 1
      })
      return [...texts.map((text) => text.textContent), ...(frame.width > column.width + 1 ? ['too wide'] : [])]
    }),
  )
}

for (const width of sampleCases([360, 1280], () => ['any window'])) {
  test(`texts stay inside their drawings at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of [drawnPath, `/ar${drawnPath}`]) {
      await page.goto(path)
      expect(await page.locator('svg[data-drawing]').count()).toBeGreaterThanOrEqual(11)
      expect([path, await astray(page)]).toEqual([path, []])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    }
  })
}

test('no text of a drawing is wider than textWidth() estimates', { tag: '@night' }, async ({ page }) => {
  await page.goto(drawnPath)
  const figures = await page
    .locator('svg[data-drawing] text')
    .evaluateAll((texts) => texts.map((text) => ({ text: text.textContent, width: (text as SVGTextElement).getComputedTextLength() })))
  const { textWidth } = await import('../src/drawings/textWidth.ts')
  expect(figures.length).toBeGreaterThan(4)
  for (const { text, width } of figures) expect([text, width <= textWidth(text)]).toEqual([text, true])
})

test('dimension lines are visible in forced colours', { tag: '@night' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(drawnPath)
  const line = page.locator('svg[data-drawing] .dim').first()
  const [stroke, ground] = await line.evaluate((path) => [getComputedStyle(path).stroke, getComputedStyle(document.body).backgroundColor])
  expect(stroke).not.toBe('none')
  expect(stroke).not.toBe(ground)
})

test('a calculator updates while the reader types, in either unit', async ({ page }) => {
  await page.goto(drawnPath)
  const tool = page.locator('[data-calculator=rug-size]')
  await expect(tool.locator('table')).toContainText('260 cm')
  await tool.locator('[name=tableLength]').fill('200')
  await expect(tool.locator('output[name=rugLength]')).toHaveText(/^320 cm/)
  await tool.locator('[name=units]').selectOption('us')
  await expect(tool.locator('[name=tableLength]')).toHaveValue('78.74')
  // 50 in and twice 23.62 in: 97.24 in, 246.99 cm.
  await tool.locator('[name=tableLength]').fill('50')
  await expect(tool.locator('output[name=rugLength]')).toHaveText(/^247 cm/)
  await tool.locator('[name=tableLength]').fill('')
  await expect(tool.locator('output[name=rugLength]')).toHaveText('–')
})

test('a page with a calculator loads no island scripts before it is used', async ({ page }) => {
  await page.goto(drawnPath)
  await page.waitForLoadState('networkidle')
  const scripts = await page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.includes('island')).length)
  expect(scripts).toBe(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('a calculator is a table with its formula and no fields', async ({ page }) => {
    await page.goto(drawnPath)
    const tool = page.locator('[data-calculator=rug-size]')
    await expect(tool.locator('table')).toBeVisible()
    await expect(tool.locator('form')).toBeHidden()
    await expect(tool.locator('code')).toContainText('L = l + 2 p')
  })
})

test('pressing a colour of a palette copies it', { tag: '@night' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(drawnPath)
  await page.waitForSelector('html[data-alive]')
  const value = page.locator('[data-block=palette] button').first()
  await value.click()
  await expect(value).toHaveAttribute('data-said', 'Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('#cbb88d')
})
