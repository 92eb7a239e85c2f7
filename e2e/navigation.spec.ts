import { expect, test } from './browse/test.ts'
import { withoutPrefetch } from './browse/withoutPrefetch.ts'

const dataOf = (path: string) => `/page-data${path}/page-data.json`

test('a click shows the next page without a document, and Back and Forward lead there and home', async ({ reader }) => {
  await reader.open('/')
  const entries = await reader.entries()
  await reader.click('/chairs')
  await reader.sees('/chairs')
  expect(await reader.entries()).toBe(entries + 1)
  await reader.back()
  await reader.sees('/')
  await reader.page.evaluate(() => history.forward())
  await reader.sees('/chairs')
  expect(await reader.entries()).toBe(entries + 1)
  expect(reader.watch.documents).toBe(0)
})

test('query and hash stay in the address and cause no other request', async ({ reader }) => {
  await withoutPrefetch(reader.context)
  await reader.open('/')
  await reader.click('/terms?utm_source=letter#end')
  await reader.sees('/terms?utm_source=letter#end', '/terms')
  await reader.click('/chairs')
  await reader.sees('/chairs')
  await reader.click('/terms?utm_source=other')
  await reader.sees('/terms?utm_source=other', '/terms')
  expect(reader.watch.count(dataOf('/terms'))).toBe(1)
  expect(reader.watch.documents).toBe(0)
})

test('query and hash are kept where the browser loads the document', async ({ reader }) => {
  await reader.context.route('**/page-data/terms/page-data.json', (route) => route.fulfill({ status: 404 }))
  await reader.open('/')
  const entries = await reader.entries()
  await reader.click('/terms?a=b&c=%20#end')
  await reader.sees('/terms?a=b&c= #end', '/terms')
  expect(reader.watch.documents).toBe(1)
  expect(await reader.entries()).toBe(entries + 1)
})

for (const [name, href] of [
  ['in another script', '/articles/ёлка'],
  ['percent-encoded', '/articles/%D1%91%D0%BB%D0%BA%D0%B0'],
  ['percent-encoded in small letters', '/articles/%d1%91%d0%bb%d0%ba%d0%b0'],
] as const) {
  test(`an address ${name} is the page's`, async ({ reader }) => {
    await withoutPrefetch(reader.context)
    await reader.open('/')
    await reader.click(href)
    await reader.sees('/articles/ёлка')
    expect(reader.watch.documents).toBe(0)
    expect(reader.watch.count(dataOf('/articles/ёлка'))).toBe(1)
  })
}

test('an unknown address with a percent sign shows the 404 page', async ({ reader }) => {
  await reader.open('/')
  await reader.click('/100%25')
  await reader.sees('/100%', '/no/such/page')
})

test('an address that cannot be decoded is left to the browser and breaks nothing', async ({ reader }) => {
  await reader.open('/')
  await reader.click('/%zz')
  await reader.page.waitForURL(/%zz$/)
  await reader.watch.quiet()
  expect(reader.watch.documents).toBeLessThanOrEqual(1)
  expect(reader.watch.uncaught).toEqual([])
  // The server answers such an address in plain text.
  reader.watch.forget()
})

test('a link with a slash at its end shows the page', async ({ reader }) => {
  await reader.open('/')
  await reader.click('/terms/')
  await expect.poll(() => reader.page.title()).toMatch(/Terms/)
  expect(reader.watch.documents).toBeLessThanOrEqual(1)
})

test('a redirect of the server is followed by a document', async ({ reader }) => {
  await reader.open('/')
  await reader.click('/old/windsor-chair')
  await reader.sees('/articles/windsor-chair')
  expect(reader.watch.documents).toBe(1)
})

test('a redirect to another site is followed by the browser', async ({ reader, site }) => {
  const elsewhere = site.url.replace('localhost', '127.0.0.1')
  await reader.context.route('**/away', (route) => route.fulfill({ status: 302, headers: { location: `${elsewhere}/terms` } }))
  await reader.open('/')
  await reader.click('/away')
  await reader.page.waitForURL(`${elsewhere}/terms`)
  await reader.sees('/terms')
})

test('the name under which the home page’s data lies is no page', async ({ reader }) => {
  await reader.open('/')
  await reader.click('/index')
  await reader.sees('/index', '/no/such/page')
  expect(reader.watch.count(dataOf('/index'))).toBe(0)
})

test('of two fast clicks the last one wins and leaves one entry', async ({ reader }) => {
  await reader.open('/')
  const entries = await reader.entries()
  await reader.page.evaluate(() => {
    for (const href of ['/chairs', '/terms']) document.querySelector<HTMLAnchorElement>(`footer a[href="${href}"]`)?.click()
  })
  await reader.sees('/terms')
  await reader.watch.quiet()
  await reader.sees('/terms')
  expect(await reader.entries()).toBe(entries + 1)
  await reader.back()
  await reader.sees('/')
  expect(reader.watch.documents).toBe(0)
})

test('a slow page that comes after a fast one is not shown', async ({ reader }) => {
  const gate = Promise.withResolvers<undefined>()
  await reader.context.route('**/page-data/chairs/page-data.json', async (route) => {
    await gate.promise
    // The runtime may have given it up.
    await route.continue().catch(() => undefined)
  })
  await reader.open('/')
  await reader.click('/chairs')
  await reader.click('/terms')
  await reader.sees('/terms')
  gate.resolve(undefined)
  await reader.watch.quiet()
  await reader.sees('/terms')
  await reader.back()
  await reader.sees('/')
})

test('a link to the page that stands adds no entry', async ({ reader }) => {
  await reader.open('/terms')
  const entries = await reader.entries()
  await reader.click('/terms')
  await reader.watch.quiet()
  await reader.sees('/terms')
  expect(await reader.entries()).toBe(entries)
})

test('a reload is a reload', async ({ reader }) => {
  await reader.open('/')
  await reader.click('/terms')
  await reader.sees('/terms')
  await reader.page.reload()
  await reader.sees('/terms')
  expect(reader.watch.documents).toBe(1)
})

test('the search form leads to its page', async ({ reader }) => {
  await reader.open('/')
  const field = reader.page.getByRole('banner').locator('input[type=search]')
  await field.fill('qqqqq')
  await field.press('Enter')
  await expect(reader.page).toHaveURL(/\/sitemap\?q=qqqqq$/)
  // The heading says first what the page is, and then what was found.
  await expect(reader.page.locator('h1')).toHaveText('No story has “qqqqq” in its title')
})

test('links lead on without scripts', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })
  const page = await context.newPage()
  await page.goto('/')
  await page.locator('footer a[href="/chairs"]').click()
  await expect(page).toHaveURL('/chairs')
  await expect(page.locator('h1')).toHaveText('Chairs')
  await context.close()
})

test('Back is true in a document that was reloaded, before its runtime is there', async ({ reader }) => {
  await withoutPrefetch(reader.context)
  await reader.open('/chairs')
  await reader.click('/terms')
  await reader.sees('/terms')
  await reader.context.route('**/assets/*.js', () => undefined)
  await reader.page.reload({ waitUntil: 'commit' })
  await reader.sees('/terms')
  await reader.back()
  await reader.sees('/chairs')
  await reader.page.evaluate(() => history.forward())
  await reader.sees('/terms')
})
