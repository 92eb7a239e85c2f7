import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { browsed, expect, test } from './browse/test.ts'
import { StoppedClock } from './browse/StoppedClock.ts'
import { withoutPrefetch } from './browse/withoutPrefetch.ts'

// The tests change the publication and rebuild it.
test.use({ publication: { ...browsed, name: 'builds', own: true } })

const otherHash = 'ffffffffffffffffffff'
const guard = 'compilation-hash-reload'

/** Puts another build’s hash into the server’s responses from now on; with `once`, only into the first one. */
async function deploy(context: BrowserContext, files: string | RegExp, once = false): Promise<void> {
  await context.route(
    files,
    async (route) => {
      const response = await route.fetch()
      const body = await response.text()
      await route.fulfill({ response, body: body.replace(/("webpackCompilationHash":")[^"]*/g, `$1${otherHash}`) })
    },
    once ? { times: 1 } : {},
  )
}

const guardIn = (page: Page) => page.evaluate((key) => sessionStorage.getItem(key), guard)

test.beforeEach(async ({ context }) => withoutPrefetch(context))

test('a persistent build mismatch reloads the document once, then the page works', async ({ reader }) => {
  await deploy(reader.context, '**/page-data/app-data.json')
  await reader.page.goto('/')
  await expect.poll(() => reader.watch.documents).toBe(2)
  await expect.poll(() => reader.watch.count('/page-data/app-data.json')).toBe(2)
  await expect.poll(() => guardIn(reader.page)).toBe(null)
  await reader.watch.quiet(1000)
  expect(reader.watch.documents).toBe(2)
  await reader.sees('/')
})

test('a temporary build mismatch reloads the document once and clears its mark', { tag: '@night' }, async ({ reader }) => {
  await deploy(reader.context, '**/page-data/app-data.json', true)
  await reader.page.goto('/terms?a=b#end')
  await expect.poll(() => reader.watch.documents).toBe(2)
  await expect.poll(() => reader.watch.count('/page-data/app-data.json')).toBe(2)
  await expect.poll(() => guardIn(reader.page)).toBe(null)
  await reader.sees('/terms?a=b#end', '/terms')
  await reader.watch.quiet(500)
  expect(reader.watch.documents).toBe(2)
})

test('a build mismatch does not take back a reader who waits for a file', { tag: '@night' }, async ({ reader, site }) => {
  const { page, context } = reader
  const file = Promise.withResolvers<void>()
  const hash = Promise.withResolvers<void>()
  site.routes.set('/slow.txt', async (_request, response) => {
    await file.promise
    response.setHeader('content-type', 'text/plain').end('slow')
  })
  await context.route('**/page-data/app-data.json', async (route) => {
    await hash.promise
    await route.fulfill({ json: { webpackCompilationHash: otherHash } })
  })
  await page.goto('/')
  await reader.watch.saw('/page-data/app-data.json')
  const clicked = page.waitForRequest('**/slow.txt')
  await page.evaluate(() => location.assign('/slow.txt'))
  await clicked
  const answered = page.waitForResponse('**/page-data/app-data.json')
  hash.resolve()
  await answered
  await reader.watch.quiet(500)
  file.resolve()
  await page.waitForURL('**/slow.txt', { timeout: 10_000 })
  expect(reader.watch.documents).toBe(2)
  site.routes.delete('/slow.txt')
  // A text file is not a page of the site.
  reader.watch.forget()
})

test('without session storage a build mismatch does not reload the document', { tag: '@night' }, async ({ reader }) => {
  await reader.context.addInitScript(() => {
    Object.defineProperty(globalThis, 'sessionStorage', {
      get() {
        throw new DOMException('Access is denied.', 'SecurityError')
      },
    })
  })
  await deploy(reader.context, '**/page-data/app-data.json')
  await reader.page.goto('/')
  await expect.poll(() => reader.watch.count('/page-data/app-data.json')).toBe(1)
  await reader.watch.quiet(500)
  expect(reader.watch.documents).toBe(1)
  await reader.sees('/')
})

test('after a new build a click loads the document, with query and hash and one history entry', async ({ reader }) => {
  await reader.open('/')
  const entries = await reader.entries()
  await deploy(reader.context, /page-data\/(app-data|.*\/page-data)\.json$/)
  await reader.click('/chairs?a=b#end')
  await reader.sees('/chairs?a=b#end', '/chairs')
  await expect.poll(() => reader.watch.documents).toBeGreaterThan(0)
  // The loaded document is mismatched too, and is reloaded once.
  await reader.watch.quiet(1000)
  expect(await reader.entries()).toBe(entries + 1)
  await reader.back()
  await reader.sees('/')
})

test('page data of another build loads the document, and only once', async ({ reader }) => {
  await reader.open('/')
  const entries = await reader.entries()
  await deploy(reader.context, '**/page-data/chairs/page-data.json')
  await reader.click('/chairs')
  await reader.sees('/chairs')
  await reader.watch.quiet(500)
  expect(reader.watch.documents).toBe(1)
  expect(await reader.entries()).toBe(entries + 1)
})

test('a click works after a new build whose old files are gone', { tag: '@night' }, async ({ reader }) => {
  await reader.open('/')
  await deploy(reader.context, /page-data\/(app-data|.*\/page-data)\.json$/)
  await reader.context.route(/\/assets\/component---/, (route) => route.fulfill({ status: 404 }))
  await reader.click('/chairs')
  await reader.sees('/chairs')
})

test('new content without a new bundle is shown without loading a document', async ({ reader, built }) => {
  await reader.open('/')
  appendFileSync(join(built.folder, 'articles/stool/en.md'), '\nA sentence that came later.\n')
  await built.rebuild()
  // The server checks for a new build once a second.
  await expect
    .poll(async () => (await reader.context.request.get('/page-data/articles/stool/page-data.json')).text(), { timeout: 5000 })
    .toContain('came later')
  await reader.click('/articles/stool')
  await expect(reader.page.locator('main')).toContainText('A sentence that came later.')
  await expect(reader.page).toHaveURL('/articles/stool')
  expect(reader.watch.documents).toBe(0)
})

test(
  'app-data is requested once after load and once for a page that is not cached, but not for a cached one',
  { tag: '@night' },
  async ({ reader }) => {
    await reader.page.goto('/')
    await expect.poll(() => reader.watch.count('/page-data/app-data.json')).toBe(1)
    await reader.open('/terms')
    await reader.click('/chairs')
    await reader.sees('/chairs')
    await expect.poll(() => reader.watch.count('/page-data/app-data.json')).toBe(1)
    await reader.click('/authors')
    await reader.sees('/authors')
    await expect.poll(() => reader.watch.count('/page-data/app-data.json')).toBe(2)
    await reader.click('/chairs')
    await reader.sees('/chairs')
    await reader.watch.quiet()
    expect(reader.watch.count('/page-data/app-data.json')).toBe(2)
  },
)

test('a tab that becomes visible again requests app-data after ten minutes, and not after nine', { tag: '@night' }, async ({ reader }) => {
  const { page, watch } = reader
  const clock = await StoppedClock.of(reader)
  await clock.open('/')
  await clock.pass(5000)
  await watch.quiet()
  const turn = (state: DocumentVisibilityState) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true })
      Object.defineProperty(document, 'hidden', { value: value === 'hidden', configurable: true })
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    }, state)
  watch.recount()
  await turn('hidden')
  await page.clock.fastForward('09:00')
  await turn('visible')
  await watch.quiet()
  expect(watch.count('/page-data/app-data.json')).toBe(0)
  await turn('hidden')
  await page.clock.fastForward('10:01')
  await turn('visible')
  await clock.pass(100)
  await expect.poll(() => watch.count('/page-data/app-data.json')).toBe(1)
  await reader.sees('/')
})
