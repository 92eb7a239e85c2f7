import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { documentPaths, test } from './harness/magazinePages.ts'
import { expect } from './harness/test.ts'

const { articleHtml } = JSON.parse(readFileSync('budgets.json', 'utf8')) as { articleHtml: number }

const rooms = (out: string) => documentPaths(out).filter((path) => path.startsWith('/rooms/'))

test('every model room has a plan, a palette and two elevations, within the HTML budget of an article', ({ site }) => {
  const found = rooms(site.out)
  expect(found).toHaveLength(12)
  for (const path of found) {
    const html = readFileSync(join(site.out, path, 'index.html'), 'utf8')
    expect(html.match(/data-block="(?:plan|palette)"/g), path).toHaveLength(2)
    expect(html.match(/data-block="dimensions"/g), path).toHaveLength(2)
    expect(brotliCompressSync(html).length, path).toBeLessThanOrEqual(articleHtml)
  }
})

test('the home page links to every model room, and a room links to stories that link back', async ({ page, site }) => {
  await page.goto('/')
  const addresses = await page
    .locator('main a[href^="/rooms/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(new Set(addresses)).toEqual(new Set(rooms(site.out)))
  const [room = ''] = addresses
  await page.goto(room)
  const story = page.locator('main aside a[href^="/articles/"]')
  expect(await story.count()).toBeGreaterThanOrEqual(3)
  await story.first().click()
  await expect(page).toHaveURL(/\/articles\//)
  await expect(page.locator(`main aside a[href="${room}"]`)).toHaveCount(1)
})
