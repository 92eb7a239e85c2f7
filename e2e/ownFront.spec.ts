import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { faultsOfPlan, widths } from './faultsOfPlan.ts'
import { expect, test } from './harness/test.ts'
import { writeFrontSite } from './harness/writeFrontSite.ts'
import { violationsOf } from './violationsOf.ts'

const page = (fields: string, text = 'Seeds.') => `---\ndescription: What we sell.\n${fields}---\n${text}\n`
const files: Readonly<Record<string, string>> = {
  'pages/home/en.md': page('title: Potting Shed\n', 'For people who grow things.'),
  'pages/shop/en.md': page('title: Our Shop | Potting Shed\nplace: menu\naddress: /shop\n'),
  'pages/imprint/en.md': page('title: Imprint | Potting Shed\naddress: /legal/imprint\n'),
  'pages/imprint/tr.md': page('title: Künye\naddress: /künye\n'),
}
const settings = {
  home: ['text', 'projects', 'rooms', 'newest', 'lead', 'updated', 'rated'],
  social: { mastodon: 'https://m.example/@shed' },
}
const folder = (site: string) => {
  writeFrontSite(site, { categories: 7, articles: 48, settings })
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(site, file, '..'), { recursive: true })
    writeFileSync(join(site, file), text)
  }
}
test.use({ publication: { name: 'front-own', folder } })

test('a home page with a configured order of sections shows it, fits every window and passes axe', async ({ page: tab }) => {
  await tab.goto('/')
  const headings = await tab.locator('main h2').allTextContents()
  const places = ['Projects', 'Soil', 'New stories', 'Mulch 46', 'Updated stories', 'Top rated stories']
  expect(places.map((text) => headings.indexOf(text))).toEqual(places.map((text) => headings.indexOf(text)).toSorted((a, b) => a - b))
  expect(headings).toEqual(expect.arrayContaining(places))
  expect(await tab.locator('main').innerText()).toMatch(/^Potting Shed\s+For people who grow things\./)
  expect(await violationsOf(tab)).toEqual([])
  for (const width of widths) {
    await tab.setViewportSize({ width, height: 900 })
    expect(await faultsOfPlan(tab), `at ${width}`).toEqual([])
    expect(await tab.evaluate(() => document.documentElement.scrollWidth), `at ${width}`).toBe(width)
  }
})

test('custom pages are linked from the menu and the footer, and have translations', { tag: '@night' }, async ({ page: tab }) => {
  await tab.goto('/')
  await tab.getByRole('button', { name: 'Categorization' }).click()
  await tab.locator('#menu').getByRole('link', { name: 'Our Shop' }).click()
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Our Shop')
  await tab.getByRole('contentinfo').getByRole('link', { name: 'Imprint' }).click()
  await expect(tab).toHaveURL(/\/legal\/imprint$/)
  expect(await violationsOf(tab)).toEqual([])
  await tab.locator('[popovertarget=languages]').click()
  await tab.locator('#languages').getByRole('link', { name: 'Türkçe' }).click()
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Künye')
  await expect(tab.getByRole('link', { name: 'mastodon' })).toHaveAttribute('rel', 'me')
})
