import type { Page } from '@playwright/test'
import { expect, test } from './browse/test.ts'
import { sampleCases } from '../src/platform/testing/sampleCases.ts'

const homes = { en: '/', tr: '/tr', ru: '/ru', ko: '/ko' }

const menuOf = (page: Page) =>
  page
    .locator('#languages a')
    .evaluateAll((links) => Object.fromEntries(links.map((link) => [(link as HTMLAnchorElement).hreflang, link.getAttribute('href')])))

/** The home pages of the languages other than that of the page. */
const waysFrom = (language: string) => Object.fromEntries(Object.entries(homes).filter(([other]) => other !== language))

const missing = [
  ['/nope', 'This page is not here'],
  ['/tr/yok', 'Bu sayfa burada değil'],
  ['/ru/nope', 'Такой страницы нет'],
  ['/ko/articles/nope', '이 페이지는 여기에 없습니다'],
] as const

for (const [path, heading] of sampleCases(missing, () => ['any language'])) {
  const language = /^\/(tr|ru|ko)\//.exec(path)?.[1] ?? 'en'

  test(`${path} shows a 404 page in its language with links to the other home pages, directly and by a click`, async ({ reader }) => {
    const { page } = reader
    const answer = await page.request.get(path)
    expect([answer.status(), await answer.text()]).toEqual([404, expect.stringContaining(`<html lang="${language}"`)])
    for (const start of ['/', '/ru/chairs']) {
      await reader.open(start)
      await reader.click(path)
      await reader.sees(path)
      expect(reader.watch.documents).toBe(0)
      await expect(page.locator('h1')).toHaveText(heading)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      expect(await menuOf(page)).toEqual(waysFrom(language))
      await reader.back()
      await reader.sees(start)
    }
  })
}

test('a server error is shown in the language of the page', async ({ reader }) => {
  await reader.open('/')
  await reader.context.route('**/page-data/tr/chairs/page-data.json', (route) => route.fulfill({ status: 500 }))
  await reader.click('/tr/chairs')
  await reader.sees('/tr/chairs', '/tr/500.html')
  expect(reader.watch.documents).toBe(0)
  expect(await menuOf(reader.page)).toEqual(waysFrom('tr'))
})
