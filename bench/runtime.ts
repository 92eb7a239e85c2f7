import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type Page, chromium } from '@playwright/test'
import { startServer } from '../src/serve/startServer.ts'
import { median } from './measure.ts'

// npm run bench:runtime [-- RUNS]: measures the cost of the runtime on an article page of dist/, and the speed of a prefetched navigation
// at a quarter of this machine's speed. Build the site first; CHROMIUM names another browser than /usr/bin/chromium.
const runs = Number(process.argv[2] ?? 20)
const directory = join(import.meta.dirname, '../dist')
const article = '/articles/whites-for-north-facing-rooms'
const slowdown = 4
/** Milliseconds that the pointer rests on a link before the click: enough to render the target page at this speed. */
const dwell = 1000
/** Milliseconds between press and release, as of a quick hand. */
const press = 80
/** Milliseconds after the click without querying the page, since queries would affect the measurement. */
const silence = 1500

const server = await startServer({ directory, cards: { draw: () => Promise.resolve(undefined) }, port: 0, host: 'localhost' })
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking'],
})

async function openArticle({ throttled }: { readonly throttled: boolean }): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.addInitScript(observeLongTasks)
  if (throttled) await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(server.url + article)
  return page
}

/** Runs in the page. */
function observeLongTasks(): void {
  const tasks: number[] = []
  Object.assign(globalThis, { longTasks: tasks })
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => Math.round(duration)))).observe({
    type: 'longtask',
    buffered: true,
  })
}

interface ScriptBytes {
  readonly early: number
  readonly untouched: number
  readonly all: number
}

async function scriptBytes(): Promise<ScriptBytes> {
  const page = await openArticle({ throttled: false })
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
  const loaded = await page.evaluate(() => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventEnd)
  const untouched = await page.evaluate(loadedScripts)
  await page.mouse.wheel(0, 400)
  await page.waitForTimeout(1000)
  const all = await page.evaluate(loadedScripts)
  await page.context().close()
  const sizeOf = (scripts: readonly LoadedScript[]) =>
    scripts.reduce((sum, { path }) => sum + brotliCompressSync(readFileSync(join(directory, path))).length, 0)
  return { early: sizeOf(untouched.filter(({ startTime }) => startTime < loaded)), untouched: sizeOf(untouched), all: sizeOf(all) }
}

interface LoadedScript {
  readonly path: string
  readonly startTime: number
}

/** Runs in the page. */
function loadedScripts(): readonly LoadedScript[] {
  return performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.endsWith('.js'))
    .map(({ name, startTime }) => ({ path: new URL(name).pathname, startTime }))
}

async function longTasks(): Promise<readonly number[]> {
  const page = await openArticle({ throttled: true })
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
  await page.waitForTimeout(2000)
  const tasks = await page.evaluate(() => Reflect.get(globalThis, 'longTasks') as number[])
  await page.context().close()
  return tasks
}

/**
 * Returns the milliseconds from the click to the first frame with the next page's heading, after the pointer has rested on its link for
 * `rest`.
 */
async function navigationTime(rest: number): Promise<number> {
  const page = await openArticle({ throttled: true })
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
  const link = page.locator('main a[href^="/articles/"]').last()
  await link.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await link.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  // The queue's first batch loads the data of the pages in view.
  await page.waitForResponse((response) => response.url().endsWith('page-data.json'))
  await page.waitForTimeout(dwell)
  await page.evaluate(measureClick)
  // Moves the mouse directly, since Playwright's hover() leaves listeners in the page.
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.waitForTimeout(rest)
  await page.mouse.down()
  await page.waitForTimeout(press)
  await page.mouse.up()
  await page.waitForTimeout(silence)
  await page.waitForFunction(() => Reflect.has(globalThis, 'paintedAfter'))
  const time = await page.evaluate(() => Reflect.get(globalThis, 'paintedAfter') as number)
  await page.context().close()
  return time
}

/** Runs in the page. */
function measureClick(): void {
  const heading = document.querySelector('h1')?.textContent
  addEventListener(
    'click',
    ({ timeStamp }) => {
      const look = () => {
        if (document.querySelector('h1')?.textContent === heading) return requestAnimationFrame(look)
        // This frame shows it; a message is delivered as a new task once the frame is done.
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => Object.assign(globalThis, { paintedAfter: performance.now() - timeStamp }))
        port1.start()
        port2.postMessage('')
      }
      requestAnimationFrame(look)
    },
    { capture: true },
  )
}

function describe(times: readonly number[]): string {
  return `median ${Math.round(median(times))} ms of ${runs} [${Math.round(Math.min(...times))} to ${Math.round(Math.max(...times))}]`
}

try {
  const { early, untouched, all } = await scriptBytes()
  const tasks = await longTasks()
  const rested: number[] = []
  const atOnce: number[] = []
  for (let run = 0; run < runs; run += 1) {
    rested.push(await navigationTime(dwell))
    atOnce.push(await navigationTime(0))
  }
  const blocked = tasks.reduce((sum, task) => sum + Math.max(0, task - 50), 0)
  process.stdout.write(
    [
      `Script before the page is idle: ${early} bytes (Brotli)`,
      `Script on an article page that nobody touches: ${untouched} bytes (Brotli)`,
      `Script in all, once it is read: ${all} bytes (Brotli)`,
      `Long tasks at ${slowdown}x slowdown: ${tasks.join(', ') || 'none'} ms; blocked beyond 50 ms: ${blocked} ms`,
      `Prefetched navigation at ${slowdown}x slowdown, click to painted page, the pointer on the link for ${dwell} ms: ${describe(rested)}`,
      `The same, pressed as soon as it is touched: ${describe(atOnce)}`,
      '',
    ].join('\n'),
  )
} finally {
  await browser.close()
  await server.close(0)
}
