import type { Page } from '@playwright/test'
import { setTimeout } from 'node:timers/promises'

/** A page's time that stands still until a test lets it pass. */
export class StoppedClock {
  readonly #page: Page

  private constructor(page: Page) {
    this.#page = page
  }

  /** Stops the time of `page`, before its first document. */
  static async of(page: Page): Promise<StoppedClock> {
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(1000)
    return new StoppedClock(page)
  }

  /** Lets so many milliseconds pass. */
  async pass(milliseconds: number): Promise<void> {
    await this.#page.clock.runFor(milliseconds)
  }

  /** Opens a document and lets as little time pass as its runtime needs to be at work. */
  async open(path: string): Promise<void> {
    await this.#page.goto(path)
    for (let waited = 0; waited < 400; waited += 1) {
      if (await this.#page.evaluate(() => performance.getEntriesByName('hydrated').length > 0)) return
      await this.pass(5)
      await setTimeout(25)
    }
    throw new Error(`No runtime is at work on ${path}.`)
  }
}
