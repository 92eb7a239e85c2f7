import { sampleCases } from '../src/platform/testing/sampleCases.ts'
import { expect, test } from './browse/test.ts'

for (const modifier of sampleCases(['Control', 'Shift'] as const, () => ['any key'])) {
  test(`a click with ${modifier} opens another window and does not navigate this one`, async ({ reader }) => {
    await reader.open('/')
    const link = await reader.link('/terms')
    const [opened] = await Promise.all([reader.context.waitForEvent('page'), link.click({ modifiers: [modifier] })])
    await expect(opened).toHaveURL('/terms')
    await reader.sees('/')
  })
}

test('a click with the middle button opens another window and does not navigate this one', async ({ reader }) => {
  await reader.open('/')
  const link = await reader.link('/terms')
  const [opened] = await Promise.all([reader.context.waitForEvent('page'), link.click({ button: 'middle' })])
  await expect(opened).toHaveURL('/terms')
  await reader.sees('/')
})

test('a link with a target opens another window and does not navigate this one', { tag: '@night' }, async ({ reader }) => {
  await reader.open('/')
  const link = await reader.link('/terms', { target: '_blank' })
  const [opened] = await Promise.all([reader.context.waitForEvent('page'), link.click()])
  await expect(opened).toHaveURL('/terms')
  await reader.sees('/')
})

test('a link with a download attribute downloads the file', async ({ reader }) => {
  await reader.open('/')
  const link = await reader.link('/robots.txt', { download: '' })
  const [download] = await Promise.all([reader.page.waitForEvent('download'), link.click()])
  expect(download.suggestedFilename()).toBe('robots.txt')
  await reader.sees('/')
})

test('a link to a file is left to the browser', { tag: '@night' }, async ({ reader }) => {
  await reader.open('/')
  await reader.click('/robots.txt')
  await expect(reader.page).toHaveURL('/robots.txt')
  await expect(reader.page.locator('body')).toContainText('User-agent')
  expect(reader.watch.documents).toBe(1)
  // A text file has no header, main or footer.
  reader.watch.forget()
})

test('a link to another origin is left to the browser', async ({ reader }) => {
  await reader.context.route('https://other.example/**', (route) => route.fulfill({ contentType: 'text/plain', body: 'elsewhere' }))
  await reader.open('/')
  await reader.click('https://other.example/terms')
  await expect(reader.page).toHaveURL('https://other.example/terms')
  reader.watch.forget()
})

test('a click that a script of the page has cancelled does not navigate', async ({ reader }) => {
  await reader.open('/')
  const link = await reader.link('/terms')
  await link.evaluate((element) => element.addEventListener('click', (event) => event.preventDefault()))
  await link.click()
  await reader.watch.quiet()
  await reader.sees('/')
})
