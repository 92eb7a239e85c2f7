import type { BrowserContext, Page } from '@playwright/test'
import { pageWithLinks } from './browse/pageWithLinks.ts'
import type { Reader } from './browse/Reader.ts'
import { StoppedClock } from './browse/StoppedClock.ts'
import { expect, test } from './browse/test.ts'
import { sampleCases } from '../src/platform/testing/sampleCases.ts'

const ten = [
  '/chairs',
  '/tables',
  '/authors',
  '/info/about-us',
  '/privacy-policy',
  '/chairs/wooden',
  '/sitemap',
  '/articles/stool',
  '/articles/ladderback',
  '/articles/windsor-chair',
]

const fetched = ({ watch }: Reader) =>
  watch.requests
    .filter(({ path }) => path.endsWith('/page-data.json'))
    .map(({ path }) => path.replace('/page-data.json', '').replace('/page-data', ''))

async function connect(context: BrowserContext, connection: object): Promise<void> {
  await context.addInitScript((fields) => {
    Object.defineProperty(navigator, 'connection', { value: Object.assign(new EventTarget(), fields) })
  }, connection)
}

const placeOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { x, y } = element.getBoundingClientRect()
    return { x: x + 5, y: y + 5 }
  })

test('links in view are prefetched four at a time, three seconds apart', async ({ reader }) => {
  await pageWithLinks(reader.context, { path: '/terms', hrefs: ten })
  const clock = await StoppedClock.of(reader)
  await clock.open('/terms')
  await clock.pass(900)
  await reader.watch.quiet()
  expect(fetched(reader)).toEqual([])
  await clock.pass(2200)
  await expect.poll(() => fetched(reader).length).toBe(4)
  await reader.watch.quiet()
  expect(fetched(reader)).toEqual(ten.slice(0, 4))
  await clock.pass(2800)
  await reader.watch.quiet()
  expect(fetched(reader)).toHaveLength(4)
  await clock.pass(300)
  await expect.poll(() => fetched(reader).length).toBe(8)
  await reader.watch.quiet()
  await clock.pass(3100)
  await expect.poll(() => fetched(reader)).toEqual(ten)
})

test('a link that leaves the window before its turn is not prefetched', { tag: '@night' }, async ({ reader }) => {
  await pageWithLinks(reader.context, { path: '/terms', hrefs: ten.slice(0, 3) })
  const clock = await StoppedClock.of(reader)
  await clock.open('/terms')
  // Observers are told in the order in which they were made, so the runtime's has been told when this one is.
  await reader.page.locator('#links').evaluate((row) => {
    row.style.cssText = 'position:absolute;top:20000px'
    return new Promise<void>((resolve) => new IntersectionObserver(() => resolve()).observe(row))
  })
  await clock.pass(50)
  await reader.watch.quiet()
  await clock.pass(6000)
  await reader.watch.quiet()
  expect(fetched(reader)).toEqual([])
})

test('a page is prefetched if one link to it is in view, wherever its other links are', { tag: '@night' }, async ({ reader }) => {
  const filler = Array.from({ length: 60 }, () => '/robots.txt')
  await pageWithLinks(reader.context, { path: '/terms', hrefs: ['/chairs', ...filler, '/chairs', '/chairs#end'] })
  const clock = await StoppedClock.of(reader)
  await clock.open('/terms')
  await clock.pass(3100)
  await expect.poll(() => fetched(reader)).toEqual(['/chairs'])
})

test('links to one page share one request with low priority, and the click makes no other', async ({ reader }) => {
  const priorities: string[] = []
  const session = await reader.context.newCDPSession(reader.page)
  await session.send('Network.enable')
  session.on('Network.requestWillBeSent', ({ request }) => {
    if (request.url.endsWith('/page-data.json')) priorities.push(request.initialPriority)
  })
  await pageWithLinks(reader.context, { path: '/terms', hrefs: ['/chairs', '/chairs?utm=a', '/chairs#b', '/chairs/'] })
  const clock = await StoppedClock.of(reader)
  await clock.open('/terms')
  await clock.pass(10_000)
  await expect.poll(() => fetched(reader)).toEqual(['/chairs'])
  expect(priorities).toEqual(['Low'])
  await reader.watch.quiet()
  await reader.page.locator('#link0').evaluate((link: HTMLElement) => link.click())
  await clock.pass(100)
  await reader.sees('/chairs')
  expect(fetched(reader)).toEqual(['/chairs'])
})

test('a link under the pointer is prefetched after 65 ms, but not if the pointer only passes over it', async ({ reader }) => {
  await pageWithLinks(reader.context, { path: '/terms', hrefs: ten })
  const clock = await StoppedClock.of(reader)
  await clock.open('/terms')
  const { x, y } = await placeOf(reader.page, '#link0')
  await reader.page.mouse.move(x, y)
  await clock.pass(40)
  await reader.page.mouse.move(x, 700)
  await clock.pass(500)
  await reader.watch.quiet()
  expect(fetched(reader)).toEqual([])
  await reader.page.mouse.move(x, y)
  await clock.pass(90)
  await expect.poll(() => fetched(reader)).toEqual(['/chairs'])
})

for (const [how, act] of sampleCases(
  [
    ['focused', (page: Page) => page.locator('#link1').focus()],
    [
      'pressed',
      async (page: Page) => {
        const { x, y } = await placeOf(page, '#link1')
        await page.mouse.move(x, y)
        await page.mouse.down()
      },
    ],
  ] as const,
  () => ['any touch'],
)) {
  test(`a link that is ${how} is prefetched at once`, async ({ reader }) => {
    await pageWithLinks(reader.context, { path: '/terms', hrefs: ten })
    const clock = await StoppedClock.of(reader)
    await clock.open('/terms')
    await act(reader.page)
    await expect.poll(() => fetched(reader)).toEqual(['/tables'])
  })
}

const readers = [
  ['on 2g', (context: BrowserContext) => connect(context, { effectiveType: '2g', saveData: false })],
  ['on slow 2g', (context: BrowserContext) => connect(context, { effectiveType: 'slow-2g', saveData: false })],
  ['who saves data', (context: BrowserContext) => connect(context, { effectiveType: '4g', saveData: true })],
  [
    'that is a bot',
    (context: BrowserContext) =>
      context.addInitScript(() => Object.defineProperty(navigator, 'userAgent', { value: 'Mozilla/5.0 (compatible; Somebot/2.1)' })),
  ],
] as const

for (const [who, prepare] of sampleCases(readers, () => ['any reader'])) {
  test(`nothing is prefetched for a reader ${who}`, async ({ reader }) => {
    await prepare(reader.context)
    await pageWithLinks(reader.context, { path: '/terms', hrefs: ten })
    const clock = await StoppedClock.of(reader)
    await clock.open('/terms')
    await reader.page.mouse.move(...(Object.values(await placeOf(reader.page, '#link0')) as [number, number]))
    await reader.page.locator('#link2').focus()
    await clock.pass(10_000)
    await reader.watch.quiet()
    expect(fetched(reader)).toEqual([])
  })
}

for (const [what, hrefs, attributes] of sampleCases(
  [
    ['the page that stands', ['/terms', '/terms?a=b', '#c'], ''],
    ['a marked page', ten.slice(0, 3), 'data-no-prefetch'],
    ['other origins and files', ['https://other.example/a', '/robots.txt', 'mailto:a@b.example'], ''],
    ['a page in another window or to be kept', ten.slice(0, 3), 'download'],
  ] as const,
  () => ['any link'],
)) {
  test(`${what} is not prefetched`, async ({ reader }) => {
    await pageWithLinks(reader.context, { path: '/terms', hrefs, attributes })
    const clock = await StoppedClock.of(reader)
    await clock.open('/terms')
    await reader.page.mouse.move(...(Object.values(await placeOf(reader.page, '#link0')) as [number, number]))
    await reader.page.locator('#link1').focus()
    await clock.pass(10_000)
    await reader.watch.quiet()
    expect(fetched(reader)).toEqual([])
  })
}

for (const status of sampleCases([404, 500, 503, 0], () => ['any failure'])) {
  test(`failed prefetches (${status || 'network'}) do not delay others and are not shown`, { tag: '@night' }, async ({ reader }) => {
    const broken = new Set(ten.slice(0, 4))
    let whole = false
    await reader.context.route('**/page-data.json', (route) => {
      const path = new URL(route.request().url()).pathname.replace('/page-data.json', '').replace('/page-data', '')
      if (whole || !broken.has(path)) return route.continue()
      return status === 0 ? route.abort() : route.fulfill({ status })
    })
    await pageWithLinks(reader.context, { path: '/terms', hrefs: ten })
    const clock = await StoppedClock.of(reader)
    await clock.open('/terms')
    await expect
      .poll(
        async () => {
          await clock.pass(3100)
          return new Set(fetched(reader)).size
        },
        { timeout: 15_000 },
      )
      .toBe(10)
    whole = true
    await reader.page.locator('#link0').evaluate((link: HTMLElement) => link.click())
    await clock.pass(100)
    await reader.sees('/chairs')
    // The document that the test opened.
    expect(reader.watch.documents).toBe(1)
    expect(await reader.page.getByRole('progressbar').count()).toBe(0)
  })
}

test('a prefetch that never completes does not delay others', async ({ reader }) => {
  await reader.context.route('**/page-data/chairs/page-data.json', () => undefined)
  await pageWithLinks(reader.context, { path: '/terms', hrefs: ten })
  const clock = await StoppedClock.of(reader)
  await clock.open('/terms')
  await clock.pass(3100)
  await expect.poll(() => fetched(reader).length).toBe(4)
  await reader.watch.quiet()
  await clock.pass(6100)
  await expect.poll(() => fetched(reader)).toEqual(ten.slice(0, 8))
})

test('hovering over and pressing a link make one request, even if it fails', async ({ reader }) => {
  await reader.context.route('**/page-data/chairs/page-data.json', (route) => route.fulfill({ status: 404 }))
  await pageWithLinks(reader.context, { path: '/terms', hrefs: ['/chairs'] })
  const clock = await StoppedClock.of(reader)
  await clock.open('/terms')
  const { x, y } = await placeOf(reader.page, '#link0')
  await reader.page.mouse.move(x, y)
  await clock.pass(90)
  await expect.poll(() => fetched(reader)).toEqual(['/chairs'])
  await reader.watch.quiet()
  await reader.page.mouse.down()
  await clock.pass(90)
  await reader.watch.quiet()
  expect(fetched(reader)).toEqual(['/chairs'])
})

for (const [when, wait] of [
  ['at once', 0],
  ['after it was fetched ahead', 3100],
] as const) {
  test(`a link that answers 503 and is hovered ${when} makes four requests including its click`, { tag: '@night' }, async ({ reader }) => {
    const { page, watch } = reader
    await reader.context.route('**/page-data/chairs/page-data.json', (route) => route.fulfill({ status: 503 }))
    await pageWithLinks(reader.context, { path: '/terms', hrefs: ['/chairs'] })
    const clock = await StoppedClock.of(reader)
    await clock.open('/terms')
    await clock.pass(wait)
    await watch.quiet()
    const { x, y } = await placeOf(page, '#link0')
    await page.mouse.move(x, y)
    await clock.pass(90)
    await expect.poll(() => fetched(reader)).toEqual(['/chairs'])
    await watch.quiet()
    await page.mouse.click(x, y)
    await expect
      .poll(
        async () => {
          await clock.pass(500)
          return watch.documents
        },
        { intervals: [100] },
      )
      .toBe(2)
    expect(fetched(reader)).toEqual(['/chairs', '/chairs', '/chairs', '/chairs'])
    await reader.sees('/chairs')
  })
}
