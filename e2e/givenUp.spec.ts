import { type Held, hold, holdData, holdDocument } from './browse/hold.ts'
import type { Reader } from './browse/Reader.ts'
import { StoppedClock } from './browse/StoppedClock.ts'
import { expect, test } from './browse/test.ts'
import { walk } from './browse/walk.ts'
import { whenIdle } from './browse/whenIdle.ts'
import { withoutPrefetch } from './browse/withoutPrefetch.ts'

test.beforeEach(({ context }) => withoutPrefetch(context))

/** Goes back twice and waits until everything has settled. */
async function backTwice({ page, watch }: Reader, pause: number): Promise<void> {
  await page.evaluate(async (milliseconds) => {
    history.back()
    if (milliseconds > 0) await new Promise((resolve) => setTimeout(resolve, milliseconds))
    history.back()
  }, pause)
  await whenIdle(page)
  await watch.quiet()
}

/** Follows links once the browser has requested the `held` document: from then on only the network can deliver the page. */
async function followWhileLeaving({ context, page }: Reader, held: Held, hrefs: readonly string[]): Promise<void> {
  await context.route('**/once-asked', async (route) => {
    await held.asked
    await route.fulfill()
  })
  await page.evaluate((links) => {
    const begun = new Set<string>()
    let isLeaving = false
    navigation.addEventListener('navigate', ({ destination: { url }, navigationType }) => {
      // The runtime leaves a second navigation to the same address to the browser.
      if (isLeaving || (navigationType !== 'reload' && !begun.has(url))) return void begun.add(url)
      isLeaving = true
      void follow()
    })
    async function follow(): Promise<void> {
      await fetch('/once-asked')
      for (const href of links) {
        const link = Object.assign(document.createElement('a'), { href })
        document.body.append(link)
        link.click()
        await new Promise((next) => setTimeout(next, 50))
      }
    }
  }, hrefs)
}

test('the last click wins over a document that is still loading', async ({ reader }) => {
  await reader.open('/')
  const entries = await reader.entries()
  await reader.context.route('**/page-data/chairs/page-data.json', (route) => route.fulfill({ status: 404 }))
  const document = await holdDocument(reader.context, '/chairs')
  await followWhileLeaving(reader, document, ['/terms'])
  await reader.click('/chairs')
  await reader.sees('/terms')
  document.letGo()
  await reader.watch.quiet()
  await reader.sees('/terms')
  expect(await reader.entries()).toBe(entries + 1)
  await reader.back()
  await reader.sees('/')
})

test('stopping a slow Back leaves the reader on the current page', async ({ reader }) => {
  await walk(reader, ['/chairs', '/terms'])
  const data = await holdData(reader.context, '/chairs')
  await reader.back()
  await data.asked
  await reader.page.evaluate(() => stop())
  await reader.sees('/terms')
  data.letGo()
  await reader.back()
  await reader.sees('/chairs')
})

test('a hash link during a slow Back applies to the page that Back leads to', { tag: '@night' }, async ({ reader }) => {
  await walk(reader, ['/chairs', '/terms'])
  const data = await holdData(reader.context, '/chairs')
  await reader.back()
  await data.asked
  await reader.click('#end')
  data.letGo()
  await reader.sees('/chairs#end', '/chairs')
})

test('a hash link right after a reload does not swallow the next click', { tag: '@night' }, async ({ reader }) => {
  await walk(reader, ['/chairs', '/terms'])
  const scripts = await hold(reader.context, '**/assets/*.js')
  await reader.page.reload({ waitUntil: 'commit' })
  await reader.sees('/terms')
  reader.watch.recount()
  await reader.click('#end')
  await reader.sees('/terms#end', '/terms')
  expect(reader.watch.documents).toBe(0)
  scripts.letGo()
  await reader.click('/authors')
  await reader.sees('/authors')
  await reader.back()
  await reader.sees('/terms#end', '/terms')
})

test('a hash link and the click after it work while the runtime is reloading the document', { tag: '@night' }, async ({ reader }) => {
  await walk(reader, ['/chairs', '/terms'])
  await reader.context.route('**/page-data/chairs/page-data.json', (route) => route.fulfill({ status: 404 }))
  const document = await holdDocument(reader.context, '/chairs')
  await followWhileLeaving(reader, document, ['#end', '/authors'])
  await reader.back()
  await reader.sees('/authors')
  document.letGo()
  await reader.watch.quiet()
  await reader.sees('/authors')
})

test('a click that fails offline during a slow Back leaves the reader on the current page', { tag: '@night' }, async ({ reader }) => {
  const { context, page } = reader
  await walk(reader, ['/chairs', '/terms'])
  const data = await holdData(context, '/chairs')
  await reader.back()
  await data.asked
  await context.setOffline(true)
  await reader.click('/authors')
  await expect.poll(() => reader.told()).not.toBe('')
  await reader.sees('/terms')
  await context.setOffline(false)
  data.letGo()
  await page.evaluate(() => history.back())
  await reader.sees('/chairs')
})

test('a history entry that failed offline is shown once the network is back', { tag: '@night' }, async ({ reader }) => {
  const { context } = reader
  await walk(reader, ['/chairs', '/terms'])
  const entries = await reader.entries()
  await context.setOffline(true)
  await reader.back()
  await expect.poll(() => reader.told()).not.toBe('')
  await reader.sees('/terms')
  await context.setOffline(false)
  await reader.back()
  await reader.sees('/chairs')
  await reader.page.evaluate(() => history.forward())
  await reader.sees('/terms')
  expect(await reader.entries()).toBe(entries)
})

test.describe('a Back that fails offline after a jump within the page', () => {
  test('leaves the reader at the target of the jump', async ({ reader }) => {
    await walk(reader, ['/chairs', '/terms'])
    await reader.click('#end')
    await reader.sees('/terms#end', '/terms')
    await reader.context.setOffline(true)
    await reader.page.evaluate(() => history.go(-2))
    await expect.poll(() => reader.told()).not.toBe('')
    await reader.sees('/terms#end', '/terms')
  })

  test('leaves the reader where an earlier Back led', { tag: '@night' }, async ({ reader }) => {
    await walk(reader, ['/chairs', '/terms'])
    await reader.click('#end')
    await reader.click('/authors')
    await reader.sees('/authors')
    await reader.back()
    await reader.sees('/terms#end', '/terms')
    await reader.back()
    await reader.sees('/terms')
    await reader.context.setOffline(true)
    await reader.back()
    await expect.poll(() => reader.told()).not.toBe('')
    await reader.sees('/terms')
  })
})

test('a page whose view transition is late does not replace the next one', async ({ reader }) => {
  await reader.context.addInitScript(() => {
    const late: (() => void)[] = []
    Object.assign(globalThis, { late })
    document.startViewTransition = ((change: () => void) => {
      const done = Promise.withResolvers<undefined>()
      late.push(() => {
        change()
        done.resolve(undefined)
      })
      return { ready: done.promise, finished: done.promise, updateCallbackDone: done.promise }
    }) as unknown as typeof document.startViewTransition
  })
  const late = () => reader.page.evaluate(() => Reflect.get(globalThis, 'late').length as number)
  await reader.open('/')
  await reader.click('/chairs')
  await expect.poll(late).toBe(1)
  await reader.click('/terms')
  await expect.poll(late).toBe(2)
  await reader.page.evaluate(() => {
    const [first, second] = Reflect.get(globalThis, 'late') as readonly (() => void)[]
    second?.()
    first?.()
  })
  await reader.watch.quiet()
  await reader.sees('/terms')
})

test(
  'a hash link that replaces a navigation removes the progress bar, even before the router has loaded',
  { tag: '@night' },
  async ({ reader }) => {
    const { page, context } = reader
    const clock = await StoppedClock.of(reader)
    const router = await hold(context, /\/assets\/router-[^/]*\.js$/)
    await clock.open('/')
    await reader.click('/chairs')
    await clock.pass(1100)
    await expect(page.getByRole('progressbar')).toBeVisible()
    await reader.click('#end')
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    expect(await reader.told()).toBe('')
    router.letGo()
  },
)

test.describe('two quick Backs offline', () => {
  test('show a page that is in memory', { tag: '@night' }, async ({ reader }) => {
    await walk(reader, ['/', '/chairs', '/terms'])
    await reader.click('/')
    await reader.sees('/')
    await reader.back()
    await reader.sees('/terms')
    await reader.context.setOffline(true)
    for (const pause of [0, 5]) {
      await backTwice(reader, pause)
      await reader.sees('/')
      await reader.page.evaluate(() => history.go(2))
      await reader.sees('/terms')
    }
  })

  test('leave the reader on the current page if the other pages are not in memory', { tag: '@night' }, async ({ reader }) => {
    await walk(reader, ['/', '/chairs', '/terms'])
    await reader.context.setOffline(true)
    for (const pause of [0, 5, 20, 60]) {
      await backTwice(reader, pause)
      await expect.poll(() => reader.told()).not.toBe('')
      await reader.sees('/terms')
    }
    await reader.context.setOffline(false)
    await reader.back()
    await reader.sees('/chairs')
  })
})
