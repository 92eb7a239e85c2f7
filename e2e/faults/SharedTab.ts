import type { Browser, BrowserContext, Page } from '@playwright/test'
import { requestTimeout } from '../../src/runtime/router/network.ts'
import { holdTimers } from '../browse/heldTimers.ts'
import { PageWatch } from '../browse/PageWatch.ts'
import { withoutPrefetch } from '../browse/withoutPrefetch.ts'
import type { Cell } from './Cell.ts'
import { FaultSwitch } from './FaultSwitch.ts'

/** Fewer than fill the 50 entries that a browser's history has. */
const cellsPerTab = 12

/** Painting takes most of the time: a low window without cross-fades takes a third less. */
const cheap = { viewport: { width: 1280, height: 240 }, reducedMotion: 'reduce' } as const

/** A tab that several cells share in turn, because opening one for each would take most of the time. */
export class SharedTab {
  readonly #browser: Browser
  readonly #url: string
  #tab: Tab | undefined
  #played = 0

  constructor(browser: Browser, url: string) {
    this.#browser = browser
    this.#url = url
  }

  /** Returns the tab, without any state of earlier cells. */
  async open(cell: Cell): Promise<Tab> {
    if (this.#played === cellsPerTab) await this.close()
    this.#played += 1
    const tab = (this.#tab ??= await openTab(this.#browser, this.#url))
    await tab.page.evaluate(() => location.protocol.startsWith('http') && sessionStorage.clear())
    tab.watch.forget()
    tab.faults.begin(cell)
    return tab
  }

  async close(): Promise<void> {
    await this.#tab?.context.close()
    this.#tab = undefined
    this.#played = 0
  }
}

export interface Tab {
  readonly context: BrowserContext
  readonly page: Page
  readonly watch: PageWatch
  readonly faults: FaultSwitch
}

async function openTab(browser: Browser, baseURL: string): Promise<Tab> {
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block', ...cheap })
  await withoutPrefetch(context)
  await holdTimers(context, requestTimeout)
  const faults = await FaultSwitch.install(context)
  const page = await context.newPage()
  return { context, page, watch: await PageWatch.of(page), faults }
}
