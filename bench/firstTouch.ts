import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { startServer } from '../src/serve/startServer.ts'
import { median } from './measure.ts'

// npm run bench:touch [-- RUNS [COMPUTING [NAME]]]: measures milliseconds from the first touch of each island to the frame that shows its
// answer, on dist/, at a quarter of this machine's speed, with all scripts in the browser's cache: by finger on a scrolled page, by mouse,
// and by finger as the very first event on the page. With `computing`, the CPU time of the page's thread is measured instead, at full
// speed, and multiplied, since other work on the machine affects it least. Touches that leave the page (a page number, Enter in the search)
// and islands that wake by themselves (saved stories) are left out. Build the magazine first; CHROMIUM names another browser than
// /usr/bin/chromium.
const runs = Number(process.argv[2] ?? 9)
const isComputing = process.argv[3] === 'computing'
/** Measures only touches whose names contain this. */
const only = process.argv[4] ?? ''
const slowdown = 4
const article = '/articles/whites-for-north-facing-rooms'
const listing = '/modern-furniture'
const palette = '/articles/a-palette-from-one-rug'
const calculator = '/articles/what-size-rug-for-which-room'
/** Milliseconds between press and release, as of a quick hand. */
const press = 80
/** Milliseconds without any event before the touch. */
const rest = 1500

const ways = ['finger', 'mouse', 'at once'] as const
type Way = (typeof ways)[number]

interface Touch {
  readonly name: string
  readonly path: string
  readonly selector: string
  /** Pressed once the element has focus; the time counts from the last one. */
  readonly keys?: readonly string[]
  /** Runs in the page: reports whether the answer is in the document. */
  answered(this: void): boolean
}

const touches: readonly Touch[] = [
  {
    name: 'saving',
    path: article,
    selector: 'main page-island p > button',
    answered: () => document.querySelector('main [aria-pressed=true]') !== null,
  },
  {
    name: 'copying',
    path: article,
    selector: 'main page-island p > button:nth-of-type(2)',
    answered: () => Reflect.get(globalThis, 'copied') === true,
  },
  {
    name: 'a picture',
    path: article,
    selector: 'main a[data-picture]',
    answered: () => document.querySelector('dialog[open]') !== null,
  },
  {
    name: 'a heading’s link',
    path: article,
    selector: '[data-body] h2 > a',
    answered: () => Reflect.get(globalThis, 'copied') === true,
  },
  {
    name: 'a colour',
    path: palette,
    selector: '[data-block=palette] li > button',
    answered: () => Reflect.get(globalThis, 'copied') === true,
  },
  {
    name: 'a figure in a calculator',
    path: calculator,
    selector: 'input[name=tableLength]',
    keys: ['5'],
    answered: () => document.querySelector('output[name=rugLength]')?.textContent?.startsWith('300') === false,
  },
  {
    name: 'a key in the menu',
    path: listing,
    selector: '[popovertarget=menu]',
    keys: ['ArrowDown'],
    answered: () => document.activeElement?.closest('#menu') instanceof Element,
  },
  {
    name: 'the theme',
    path: listing,
    selector: 'label:has(> #theme-dark)',
    // The radio button takes effect through styles alone.
    answered: () => document.querySelector('#theme-dark:checked') !== null,
  },
  {
    name: 'a word in the search',
    path: listing,
    selector: 'search input',
    // Queries need three letters.
    keys: ['s', 'o', 'f'],
    answered: () => document.querySelector('[role=option]') !== null,
  },
]

const server = await startServer({
  directory: join(import.meta.dirname, '../dist'),
  cards: { draw: () => Promise.resolve(undefined) },
  port: 0,
  host: 'localhost',
})
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking'],
})

async function answerTime({ path, selector, keys = [], answered }: Touch, way: Way): Promise<number> {
  const isMouse = way === 'mouse'
  const viewport = isMouse ? { width: 1280, height: 900 } : { width: 360, height: 740 }
  const context = await browser.newContext({ viewport, hasTouch: !isMouse, serviceWorkers: 'block' })
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: async () => void Reflect.set(globalThis, 'copied', true) } })
  })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)

  const open = async () => {
    await page.goto(server.url + path)
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
    // A script scrolls the page, which does not count as a sign of a reader.
    await page
      .locator(selector)
      .first()
      .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const { x, y, width, height } = (await page.locator(selector).first().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    return { x: x + width / 2, y: y + height / 2 }
  }
  const touch = async (point: { readonly x: number; readonly y: number }) => {
    if (isMouse) await page.mouse.down()
    else await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
    await page.waitForTimeout(press)
    if (isMouse) await page.mouse.up()
    else await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    for (const key of keys) await page.waitForTimeout(press).then(() => page.keyboard.press(key))
  }

  // Run once at full speed to fill the cache with all scripts.
  const place = await open()
  if (isMouse) await page.mouse.move(place.x, place.y)
  await touch(place)
  await page.waitForFunction(answered)
  await page.evaluate(() => localStorage.clear())
  await page.goto('about:blank')
  if (!isComputing) await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const point = await open()
  if (isMouse) await page.mouse.move(point.x, point.y)
  if (way === 'finger') await page.evaluate(() => dispatchEvent(new Event('scroll')))
  await page.waitForTimeout(rest)
  const [first = ''] = keys
  const type = first === '' ? 'click' : first.length > 1 ? 'keydown' : 'input'
  await page.evaluate(measureTouch, {
    type,
    before: Math.max(keys.length - 1, 0),
    answered: `(${answered.toString()})()`,
    pause: isComputing ? 50 : 0,
  })
  if (isComputing) await browser.startTracing(page, { categories: ['blink.user_timing'] })
  await touch(point)
  await page.waitForFunction(() => Reflect.has(globalThis, 'answeredAfter'))
  const time = isComputing
    ? slowdown * computedBetween(await browser.stopTracing(), 'touched', 'answered')
    : await page.evaluate(() => Reflect.get(globalThis, 'answeredAfter') as number)
  await context.close()
  return time
}

interface TraceEvent {
  readonly name: string
  /** CPU time of the thread in microseconds. */
  readonly tts?: number
}

/** Returns the CPU time of the page's thread between two marks of its timeline, in milliseconds. */
function computedBetween(trace: Buffer, first: string, last: string): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { readonly traceEvents: readonly TraceEvent[] }
  const at = (mark: string) => traceEvents.findLast(({ name }) => name === mark)?.tts ?? NaN
  return (at(last) - at(first)) / 1000
}

interface Measured {
  /** Type of the event that counts. */
  readonly type: string
  /** Number of earlier events of the same type. */
  readonly before: number
  /** A JavaScript expression. */
  readonly answered: string
  /** Milliseconds between two checks for the answer; 0 checks at every frame, which adds work of its own. */
  readonly pause: number
}

/** Runs in the page. */
function measureTouch({ type, before, answered, pause }: Measured): void {
  // oxlint-disable-next-line typescript/no-implied-eval, no-new-func -- a function of this file, passed to the page as source text
  const isAnswered = new Function(`return ${answered}`) as () => boolean
  let count = 0
  const begin = ({ timeStamp }: Event) => {
    count += 1
    if (count <= before) return
    removeEventListener(type, begin, true)
    performance.mark('touched')
    const look = (): unknown => {
      if (!isAnswered()) return pause > 0 ? setTimeout(() => requestAnimationFrame(look), pause) : requestAnimationFrame(look)
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => {
        performance.mark('answered')
        Object.assign(globalThis, { answeredAfter: performance.now() - timeStamp })
      })
      port1.start()
      port2.postMessage('')
    }
    requestAnimationFrame(look)
  }
  addEventListener(type, begin, true)
}

try {
  for (const touch of touches.filter(({ name }) => name.includes(only))) {
    const said: string[] = []
    for (const way of ways) {
      const times: number[] = []
      for (let run = 0; run < runs; run += 1) times.push(await answerTime(touch, way))
      said.push(`${way} ${Math.round(median(times))} ms [${Math.round(Math.min(...times))} to ${Math.round(Math.max(...times))}]`)
    }
    process.stdout.write(`${touch.name}: ${said.join(', ')}\n`)
  }
} finally {
  await browser.close()
  await server.close(0)
}
