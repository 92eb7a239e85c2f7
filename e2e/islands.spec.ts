import { sampleCases } from '../src/platform/testing/sampleCases.ts'
import { expect, islandCases, recordDevice } from './browse/islandCases.ts'
import { test } from './browse/islandsSite.ts'
import type { Reader } from './browse/Reader.ts'
import type { Page } from '@playwright/test'
import { hold } from './browse/hold.ts'
import { travel } from './browse/follow.ts'

const counter = (page: Page) => page.getByRole('button', { name: /^Count/ })

async function comeByClick(reader: Reader, path: string): Promise<void> {
  await reader.open('/authors')
  await reader.click(path)
  await reader.sees(path)
}

const slowLine = 'on a slow line'

/** The ways in which a reader arrives at an island. */
const situations: Readonly<Record<string, (reader: Reader, path: string) => Promise<void>>> = {
  'on the first page': (reader, path) => reader.open(path),
  'after a click': comeByClick,
  'on the first page, after Back': async (reader, path) => {
    await reader.open(path)
    await reader.click('/authors')
    await reader.sees('/authors')
    await reader.back()
    await reader.sees(path)
  },
  'after a click and Back': async (reader, path) => {
    await comeByClick(reader, path)
    await reader.click('/chairs')
    await reader.sees('/chairs')
    await reader.back()
    await reader.sees(path)
  },
  'after Forward': async (reader, path) => {
    await comeByClick(reader, path)
    await reader.back()
    await reader.sees('/authors')
    await travel(reader.page, 'forward')
    await reader.sees(path)
  },
  'on the first page in Russian': (reader, path) => reader.open(`/ru${path}`),
  'on the first page in Turkish': (reader, path) => reader.open(`/tr${path}`),
  'on the first page in Korean': (reader, path) => reader.open(`/ko${path}`),
  'after a click into Turkish': (reader, path) => comeByClick(reader, `/tr${path}`),
  'after a click into Korean': (reader, path) => comeByClick(reader, `/ko${path}`),
  [slowLine]: async (reader, path) => {
    await reader.page.goto(path, { waitUntil: 'commit' })
    await reader.page.waitForFunction(() => Reflect.get(globalThis, '___navigate'))
  },
}

test.beforeEach(({ reader }) => recordDevice(reader.page))

const matrix = islandCases.flatMap((island) => Object.entries(situations).map(([situation, come]) => ({ island, situation, come })))

for (const { island, situation, come } of sampleCases(matrix, ({ island: { name }, situation: way }) => [name, way]))
  test(`${island.name} works ${situation}`, async ({ reader }) => {
    await island.prepare?.(reader.page)
    // The scripts of the page, except the inline one, arrive after the touch.
    const scripts = situation === slowLine ? await hold(reader.context, /\/assets\/(?!runtime-)[^/]*\.js$/) : undefined
    await come(reader, island.path)
    const touched = island.touch(reader.page)
    // What can only be touched once it is live waits for its scripts.
    if (island.early) await touched
    scripts?.letGo()
    await touched
    await island.expectAnswer(reader.page)
  })

/** Those that can be touched at once, one on each page. */
const early = sampleCases(
  islandCases.filter((island) => island.early),
  ({ path }) => [path],
)

for (const { name, path, touch, expectAnswer } of early) {
  test(`${name} responds once to a touch before any script has loaded`, async ({ reader }) => {
    const { page } = reader
    const scripts = await hold(reader.context, '**/*.js')
    await page.goto(path, { waitUntil: 'commit' })
    await page.locator('footer').waitFor()
    await touch(page)
    expect(await page.evaluate(() => Reflect.has(globalThis, '___navigate'))).toBe(false)
    scripts.letGo()
    await expectAnswer(page)
    await reader.watch.quiet(1000)
    await expectAnswer(page)
  })
}

test('a theme chosen in a tab that closes before any script has loaded is kept', async ({ reader }) => {
  const { page, context } = reader
  await context.route('**/*.js', (route) => route.abort())
  await page.goto('/tables')
  await page.locator('#theme-dark').check()
  await context.unroute('**/*.js')
  const next = await context.newPage()
  await page.close()
  await next.goto('/tables')
  expect(await next.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
  await expect(next.locator('#theme-dark')).toBeChecked()
})

test('a touch waits for two rounds of requests and no more', async ({ reader }) => {
  const { page, context, watch } = reader
  const held: (() => void)[] = []
  await context.route(/\/assets\/(?!runtime-)[^/]*\.js(on)?$/, async (route) => {
    await new Promise<void>((resolve) => held.push(resolve))
    await route.continue()
  })
  await page.goto('/articles/settle', { waitUntil: 'commit' })
  await page.waitForFunction(() => Reflect.get(globalThis, '___navigate'))
  const save = page.locator('main [aria-pressed]')
  await save.click()
  const rounds: (readonly string[])[] = []
  for (let round = 0; round < 2; round += 1) {
    await expect.poll(() => held.length).toBeGreaterThan(0)
    await watch.quiet()
    rounds.push(watch.pending.map((path) => path.replace(/-[\w-]{8}\.js(on)?$/, '')).toSorted())
    for (const letGo of held.splice(0)) letGo()
  }
  await expect(save).toHaveAttribute('aria-pressed', 'true')
  expect(rounds).toEqual([
    ['/assets/app', '/assets/chunks'],
    ['/assets/island---ArticleTools', '/assets/islands', '/assets/messages---en', '/assets/renderer'],
  ])
})

test('saving a story in one tab marks it in others, whether their islands are awake or not', async ({ reader }) => {
  const { page, context } = reader
  await reader.open('/articles/settle')
  const [asleep, awake, list] = [await context.newPage(), await context.newPage(), await context.newPage()]
  for (const tab of [asleep, awake]) await tab.goto('/articles/settle')
  await list.goto('/saved')
  const save = (tab: Page) => tab.locator('main [aria-pressed]')
  for (const expected of ['true', 'false']) {
    await save(awake).click()
    await expect(save(awake)).toHaveAttribute('aria-pressed', expected)
  }
  await save(page).click()
  for (const tab of [page, awake, asleep]) await expect(save(tab)).toHaveAttribute('aria-pressed', 'true')
  await expect(list.locator('[data-saved] > li')).toHaveCount(1)
  await list.locator('[data-saved] button').click()
  for (const tab of [page, awake, asleep]) await expect(save(tab)).toHaveAttribute('aria-pressed', 'false')
})

test('an island wakes by itself when idle or visible, and one that waits for a touch does not', async ({ reader }) => {
  const { page } = reader
  await reader.open('/terms')
  await expect(page.locator('#idle')).toHaveText('awake')
  await expect(page.locator('#below')).toHaveText('asleep')
  await page.locator('#below').scrollIntoViewIfNeeded()
  await expect(page.locator('#below')).toHaveText('awake')
  await expect(page.locator('#touch')).toHaveText('asleep')
  await page.locator('#touch').click()
  await expect(page.locator('#touch')).toHaveText('awake')
})

test('every click before an island is awake counts once', async ({ reader }) => {
  const { page } = reader
  const scripts = Promise.withResolvers<undefined>()
  await reader.context.route(/\/assets\/(island|renderer)[^/]*\.js$/, async (route) => {
    await scripts.promise
    await route.continue()
  })
  await reader.open('/tables')
  for (let presses = 0; presses < 3; presses += 1) await counter(page).click()
  await expect(counter(page)).toHaveText('Count 3')
  scripts.resolve(undefined)
  await expect(counter(page)).toHaveText('Count 6')
  await counter(page).click()
  await expect(counter(page)).toHaveText('Count 7')
})

test('an event that another script dispatches at the document itself is no touch', { tag: '@night' }, async ({ reader }) => {
  await reader.open('/')
  // An uncaught exception fails the test.
  await reader.page.evaluate(() => {
    for (const type of ['pointerdown', 'focusin', 'keydown', 'click', 'submit']) document.dispatchEvent(new Event(type, { bubbles: true }))
  })
  await reader.sees('/')
})

test('an island whose script is missing stays as rendered, and the next touch tries again', async ({ reader }) => {
  const { page } = reader
  await reader.open('/tables')
  await reader.context.route(/\/assets\/island---Counter/, (route) => route.fulfill({ status: 404 }))
  const gone = page.waitForResponse(/island---Counter/)
  await counter(page).click()
  await gone
  await expect(counter(page)).toHaveText('Count 3')
  await reader.context.unroute(/\/assets\/island---Counter/)
  await reader.watch.quiet()
  await counter(page).click()
  await expect(counter(page)).toHaveText('Count 4')
})

for (const [what, script] of sampleCases(
  [
    ['the application', /\/assets\/app-/],
    ['the chunk map', /\/assets\/chunks-/],
    ['what islands share', /\/assets\/islands-/],
    ['React', /\/assets\/renderer-/],
    ['the island of pictures', /\/assets\/island---ReadingAids/],
  ] as const,
  () => ['any script'],
))
  test(`a click on a picture follows its link if ${what} is missing`, async ({ reader }) => {
    const { page, context } = reader
    await context.route(script, (route) => route.fulfill({ status: 404 }))
    // Clicks before the page is idle, and after.
    for (const waitUntil of ['commit', 'networkidle'] as const) {
      await page.goto('/articles/windsor-chair', { waitUntil })
      await page.waitForFunction(() => Reflect.get(globalThis, '___navigate'))
      const picture = page.locator('main a[data-picture]').first()
      const href = (await picture.getAttribute('href')) ?? ''
      await picture.click()
      await page.waitForURL(`**${href}`)
    }
    // The link leads to a picture, not to a page.
    reader.watch.forget()
  })

test('an island loads its own scripts and React, and nothing of the page around it', async ({ reader }) => {
  const { page } = reader
  await reader.open('/tables')
  await page.waitForLoadState('networkidle')
  reader.watch.recount()
  await counter(page).click()
  await expect(counter(page)).toHaveText('Count 4')
  const scripts = reader.watch.requests.map(({ path }) => /^\/assets\/(.*)-.{8}\.js$/.exec(path)?.[1])
  expect(new Set(scripts.filter(Boolean))).toEqual(new Set(['island---Counter', 'islands', 'messages---en', 'renderer']))
  expect(reader.watch.count('/assets/chunks-')).toBe(1)
})

for (const [where, come] of sampleCases(Object.entries(situations).slice(0, 2), () => ['any way'])) {
  test(`a handler that throws ${where} does not break the page, and the error is reported`, async ({ reader }) => {
    const { page } = reader
    await come(reader, '/tables')
    await page.getByRole('button', { name: 'Fail' }).click()
    await expect.poll(() => reader.watch.uncaught.splice(0)).toEqual(['Broken in a handler'])
    await expect(page.getByRole('button', { name: 'Fail' })).toBeVisible()
    await counter(page).click()
    await expect(counter(page)).toHaveText('Count 4')
  })
}

test(
  'an island that throws in an update is reset to its HTML, and wakes again at the next touch',
  { tag: '@night' },
  async ({ reader }) => {
    const { page } = reader
    await reader.open('/tables')
    await page.getByRole('button', { name: 'Break' }).click()
    await expect.poll(() => reader.watch.uncaught.splice(0)).toEqual(['Broken in an update'])
    await page.getByRole('button', { name: 'Fail' }).click()
    await expect.poll(() => reader.watch.uncaught.splice(0)).toEqual(['Broken in a handler'])
  },
)

test('an island that throws while it wakes stays as rendered', { tag: '@night' }, async ({ reader }) => {
  const { page } = reader
  await reader.open('/tables')
  await page.evaluate(() => Object.assign(globalThis, { breaks: true }))
  await page.getByRole('button', { name: 'Fail' }).click()
  await expect.poll(() => reader.watch.uncaught.length).toBeGreaterThan(0)
  expect(new Set(reader.watch.uncaught.splice(0))).toEqual(new Set(['Broken while waking']))
  await expect(page.getByRole('button', { name: 'Fail' })).toBeVisible()
})

test('an island that throws in an update after a click shows the 500 page at the same address', { tag: '@night' }, async ({ reader }) => {
  const { page } = reader
  await reader.open('/authors')
  await reader.click('/tables')
  await page.getByRole('button', { name: 'Break' }).click()
  await reader.sees('/tables', '/500.html')
  expect(reader.watch.errors.splice(0).join()).toContain('Broken in an update')
})
