import { sampleCases } from '../src/platform/testing/sampleCases.ts'
import { expect, test } from './browse/test.ts'
import { holdData } from './browse/hold.ts'
import { withoutPrefetch } from './browse/withoutPrefetch.ts'

const dataOf = (path: string) => `/page-data${path}/page-data.json`

test('a click shows the next page without loading a document, and Back and Forward work', async ({ reader }) => {
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

test('query and hash stay in the address and cause no further request', async ({ reader }) => {
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

test('query and hash are kept if the browser loads the document', async ({ reader }) => {
  await reader.context.route('**/page-data/terms/page-data.json', (route) => route.fulfill({ status: 404 }))
  await reader.open('/')
  const entries = await reader.entries()
  await reader.click('/terms?a=b&c=%20#end')
  await reader.sees('/terms?a=b&c= #end', '/terms')
  expect(reader.watch.documents).toBe(1)
  expect(await reader.entries()).toBe(entries + 1)
})

for (const [name, href] of sampleCases(
  [
    ['in another script', '/articles/ёлка'],
    ['percent-encoded', '/articles/%D1%91%D0%BB%D0%BA%D0%B0'],
    ['percent-encoded in small letters', '/articles/%d1%91%d0%bb%d0%ba%d0%b0'],
  ] as const,
  () => ['any form'],
)) {
  test(`an address ${name} leads to its page`, async ({ reader }) => {
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

test('an address that cannot be decoded is left to the browser', { tag: '@night' }, async ({ reader }) => {
  await reader.open('/')
  await reader.click('/%zz')
  await reader.page.waitForURL(/%zz$/)
  await reader.watch.quiet()
  expect(reader.watch.documents).toBe(1)
  expect(reader.watch.count('/page-data/%zz')).toBe(0)
  expect(reader.watch.uncaught).toEqual([])
  // The server answers such an address in plain text.
  reader.watch.forget()
})

test('a link with a trailing slash shows the page', async ({ reader }) => {
  await reader.open('/')
  await reader.click('/terms/')
  await expect.poll(() => reader.page.title()).toMatch(/Terms/)
  expect(reader.watch.documents).toBeLessThanOrEqual(1)
})

test('an address that begins with two slashes shows the 404 page, and no other host is requested', async ({ reader, site }) => {
  const asked: string[] = []
  reader.page.on('request', (request) => asked.push(new URL(request.url()).host))
  await reader.open('/')
  await reader.click(`${site.url}//elsewhere`)
  await reader.sees('//elsewhere', '/no/such/page')
  expect(new Set(asked)).toEqual(new Set([new URL(site.url).host]))
})

test('a server redirect is followed by loading a document', async ({ reader }) => {
  await reader.open('/')
  await reader.click('/old/windsor-chair')
  await reader.sees('/articles/windsor-chair')
  expect(reader.watch.documents).toBe(1)
})

test('a redirect to another site is followed by the browser', { tag: '@night' }, async ({ reader, site }) => {
  const elsewhere = site.url.replace('localhost', '127.0.0.1')
  await reader.context.route('**/away', (route) => route.fulfill({ status: 302, headers: { location: `${elsewhere}/terms` } }))
  await reader.open('/')
  await reader.click('/away')
  await reader.page.waitForURL(`${elsewhere}/terms`)
  await reader.sees('/terms')
})

test('/index shows the 404 page without requesting its data', { tag: '@night' }, async ({ reader }) => {
  await reader.open('/')
  await reader.click('/index')
  await reader.sees('/index', '/no/such/page')
  expect(reader.watch.count(dataOf('/index'))).toBe(0)
})

test('the last of two fast clicks wins and adds one history entry', async ({ reader }) => {
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

test('a click during the fade from one page to the next is not lost, nor one into the search box', async ({ reader }) => {
  const { page } = reader
  await withoutPrefetch(reader.context)
  await reader.open('/')
  const entries = await reader.entries()
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*) { animation-duration: 60s !important }',
    )
    document.adoptedStyleSheets.push(sheet)
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (change) => {
      const transition = start(change)
      void transition.ready.then(() => Object.assign(globalThis, { fading: true }))
      return transition
    }
  })
  const press = async (selector: string) => {
    await page.waitForFunction(() => Reflect.get(globalThis, 'fading') === true)
    const [x, y] = await page.evaluate((selectors) => {
      Object.assign(globalThis, { fading: false })
      const box = document.querySelector(selectors)?.getBoundingClientRect() ?? new DOMRect()
      return [box.x + box.width / 2, box.y + box.height / 2] as const
    }, selector)
    await page.mouse.click(x, y)
  }
  await reader.click('/chairs')
  await press('search input')
  await expect(page.locator('search input')).toBeFocused()
  await reader.click('/tables')
  await press('header a')
  await reader.sees('/')
  expect(await reader.entries()).toBe(entries + 3)
  expect(reader.watch.documents).toBe(0)
})

test('repeated clicks on the link of a slow page share one request and add one history entry', async ({ reader }) => {
  await withoutPrefetch(reader.context)
  const data = await holdData(reader.context, '/chairs')
  await reader.open('/')
  const entries = await reader.entries()
  await reader.click('/chairs')
  await data.asked
  for (const href of ['/chairs', '/chairs/', '/chairs?from=letter']) await reader.click(href)
  await reader.watch.quiet()
  data.letGo()
  await reader.sees('/chairs?from=letter', '/chairs')
  expect(reader.watch.count(dataOf('/chairs'))).toBe(1)
  expect(await reader.entries()).toBe(entries + 1)
})

test('a slow page that arrives after a faster one is not shown', async ({ reader }) => {
  const gate = Promise.withResolvers<undefined>()
  await reader.context.route('**/page-data/chairs/page-data.json', async (route) => {
    await gate.promise
    // The runtime may have aborted it.
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

test('a link to the current page adds no history entry', async ({ reader }) => {
  await reader.open('/terms')
  const entries = await reader.entries()
  await reader.click('/terms')
  await reader.watch.quiet()
  await reader.sees('/terms')
  expect(await reader.entries()).toBe(entries)
})

test('a reload loads one document', async ({ reader }) => {
  await reader.open('/')
  await reader.click('/terms')
  await reader.sees('/terms')
  await reader.page.reload()
  await reader.sees('/terms')
  expect(reader.watch.documents).toBe(1)
})

test('the search form leads to the results on the sitemap', async ({ reader }) => {
  await reader.open('/')
  const field = reader.page.getByRole('banner').locator('input[type=search]')
  await field.fill('qqqqq')
  await field.press('Enter')
  await expect(reader.page).toHaveURL(/\/sitemap\?q=qqqqq$/)
  // The heading first names the page, then the result.
  await expect(reader.page.locator('h1')).toHaveText('No story has “qqqqq” in its title')
})

test('links work without scripts', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })
  const page = await context.newPage()
  await page.goto('/')
  await page.locator('footer a[href="/chairs"]').click()
  await expect(page).toHaveURL('/chairs')
  await expect(page.locator('h1')).toHaveText('Chairs')
  await context.close()
})

test('Back and Forward work in a reloaded document before its scripts have loaded', { tag: '@night' }, async ({ reader }) => {
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
