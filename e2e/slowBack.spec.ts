import { holdData } from './browse/hold.ts'
import { expect, test } from './browse/test.ts'
import { walk } from './browse/walk.ts'
import { withoutPrefetch } from './browse/withoutPrefetch.ts'

test.beforeEach(({ context }) => withoutPrefetch(context))

test('a click on a link to the current page during a slow Back keeps both pages in the history', async ({ reader }) => {
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

test('enlarging a picture during a slow Back keeps the reader on the current page', async ({ reader }) => {
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
