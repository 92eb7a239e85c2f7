import { sampleCases } from '../src/platform/testing/sampleCases.ts'
import { hold, holdData } from './browse/hold.ts'
import { expect, test } from './browse/test.ts'
import { walk } from './browse/walk.ts'
import { withoutPrefetch } from './browse/withoutPrefetch.ts'

test.beforeEach(({ context }) => withoutPrefetch(context))

test('a click on a link to the current page during a slow Back keeps both pages in the history', { tag: '@night' }, async ({ reader }) => {
  await walk(reader, ['/', '/chairs', '/terms'])
  const data = await holdData(reader.context, '/chairs')
  await reader.back()
  await data.asked
  await reader.click('/terms')
  await reader.sees('/terms')
  data.letGo()
  await reader.watch.quiet()
  await reader.sees('/terms')
  await reader.back()
  await reader.sees('/chairs')
  await reader.back()
  await reader.sees('/')
})

test('saving a story during a slow Back saves the story on the screen', async ({ reader }) => {
  const { page } = reader
  await walk(reader, ['/', '/articles/boat', '/articles/windsor-chair'])
  const keep = page.locator('main [aria-pressed]')
  await keep.focus()
  await reader.watch.quiet()
  const data = await holdData(reader.context, '/articles/boat')
  await reader.back()
  await data.asked
  await keep.click()
  await expect(keep).toHaveAttribute('aria-pressed', 'true')
  expect(await page.evaluate(() => JSON.parse(localStorage.saved as string) as unknown)).toMatchObject([
    { path: '/articles/windsor-chair', title: 'The Windsor Chair' },
  ])
  data.letGo()
  await reader.sees('/articles/boat')
  await expect(keep).toHaveAttribute('aria-pressed', 'false')
})

test('enlarging a picture during a slow Back keeps the reader on the current page', { tag: '@night' }, async ({ reader }) => {
  const { page } = reader
  await walk(reader, ['/', '/articles/boat', '/articles/windsor-chair'])
  const picture = page.locator('main a[data-picture]').first()
  await picture.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/articles/windsor-chair')
  const data = await holdData(reader.context, '/articles/boat')
  await reader.back()
  await data.asked
  await picture.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).toHaveURL('/articles/windsor-chair#picture-1')
  data.letGo()
  await reader.watch.quiet()
  await page.keyboard.press('Escape')
  await reader.sees('/articles/windsor-chair')
  await reader.back()
  await reader.sees('/articles/boat')
})

test(
  'a script that changes the address during a slow Back does not keep the reader on the current page',
  { tag: '@night' },
  async ({ reader }) => {
    await walk(reader, ['/', '/chairs', '/terms'])
    const data = await holdData(reader.context, '/chairs')
    await reader.back()
    await data.asked
    await reader.page.evaluate(() => history.replaceState(null, '', '?sorted'))
    data.letGo()
    await reader.sees('/chairs?sorted', '/chairs')
    await reader.back()
    await reader.sees('/')
  },
)

test('a script that changes the address during a slow click does not take back the click', { tag: '@night' }, async ({ reader }) => {
  await walk(reader, ['/', '/terms'])
  const entries = await reader.entries()
  const data = await holdData(reader.context, '/chairs')
  await reader.click('/chairs#end')
  await data.asked
  await reader.page.evaluate(() => history.replaceState(null, '', '?sorted'))
  data.letGo()
  await reader.sees('/chairs#end', '/chairs')
  expect(await reader.entries()).toBe(entries + 1)
  expect(reader.watch.count('/page-data/chairs/page-data.json')).toBe(1)
  await reader.back()
  await reader.sees('/terms?sorted', '/terms')
})

test(
  'a script that changes the address while the first click waits for the router does not take back the click',
  { tag: '@night' },
  async ({ reader }) => {
    await reader.open('/terms')
    const entries = await reader.entries()
    const router = await hold(reader.context, /\/assets\/router-[^/]*\.js$/)
    await reader.click('/chairs')
    await router.asked
    await reader.page.evaluate(() => history.replaceState(null, '', '?sorted'))
    router.letGo()
    await reader.sees('/chairs')
    expect(await reader.entries()).toBe(entries + 1)
    expect(reader.watch.documents).toBe(0)
    await reader.back()
    await reader.sees('/terms?sorted', '/terms')
  },
)

test('a click on a link within the page while the first click waits for the router stays on the page', async ({ reader }) => {
  await reader.open('/terms')
  const router = await hold(reader.context, /\/assets\/router-[^/]*\.js$/)
  await reader.click('/chairs')
  await router.asked
  await reader.page.evaluate(() => (location.hash = 'top'))
  router.letGo()
  await reader.watch.quiet()
  await reader.sees('/terms#top', '/terms')
})

test(
  'a click on a link to the current page while the first click waits for the router stays on the page',
  { tag: '@night' },
  async ({ reader }) => {
    await reader.open('/terms')
    const router = await hold(reader.context, /\/assets\/router-[^/]*\.js$/)
    await reader.click('/chairs')
    await router.asked
    await reader.click('/terms')
    router.letGo()
    await reader.watch.quiet()
    await reader.sees('/terms')
  },
)

for (const [browser, script] of sampleCases(
  [
    ['a browser', ''],
    ['a browser without deferred commits', 'delete globalThis.NavigationPrecommitController'],
  ] as const,
  () => ['any browser'],
)) {
  test(
    `in ${browser} a click reaches its page although a script removes a part of the address at once`,
    { tag: '@night' },
    async ({ reader }) => {
      await reader.context.addInitScript(script)
      await reader.context.addInitScript(() => {
        // As scripts that measure campaigns do.
        navigation.addEventListener('currententrychange', () => {
          if (location.search.includes('utm')) history.replaceState(null, '', location.pathname)
        })
      })
      await reader.open('/')
      const entries = await reader.entries()
      await reader.click('/chairs?utm_source=letter')
      await reader.sees('/chairs')
      expect(await reader.entries()).toBe(entries + 1)
      expect(reader.watch.documents).toBe(0)
    },
  )
}
