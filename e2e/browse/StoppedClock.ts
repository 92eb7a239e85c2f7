import { setTimeout } from 'node:timers/promises'
import type { Reader } from './Reader.ts'

/** A page's clock that only moves when a test moves it. */
export class StoppedClock {
  readonly #reader: Reader

  private constructor(reader: Reader) {
    this.#reader = reader
  }

  /** Stops the clock of the reader's page; call it before the first document loads. */
  static async of(reader: Reader): Promise<StoppedClock> {
    await reader.page.clock.install({ time: 0 })
    await reader.page.clock.pauseAt(1000)
    return new StoppedClock(reader)
  }

  /** Moves the clock by a number of milliseconds. */
  async pass(milliseconds: number): Promise<void> {
    await this.#reader.page.clock.runFor(milliseconds)
  }

  /** Opens a document, and moves the clock only as far as its runtime needs to start. */
  async open(path: string): Promise<void> {
    const { page, watch } = this.#reader
    await page.goto(path)
    // With a replaced clock, a page has no marks in its timeline; the first request shows that the runtime has started.
    for (let waited = 0; watch.count('/page-data/app-data.json') === 0; waited += 1) {
      if (waited > 200) throw new Error(`No runtime is at work on ${path}.`)
      await this.pass(2)
      await setTimeout(25)
    }
    await watch.quiet()
  }
}
