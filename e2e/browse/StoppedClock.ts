import { setTimeout } from 'node:timers/promises'
import type { Reader } from './Reader.ts'

/** A page's time that stands still until a test lets it pass. */
export class StoppedClock {
  readonly #reader: Reader

  private constructor(reader: Reader) {
    this.#reader = reader
  }

  /** Stops the time of the reader's page, before its first document. */
  static async of(reader: Reader): Promise<StoppedClock> {
    await reader.page.clock.install({ time: 0 })
    await reader.page.clock.pauseAt(1000)
    return new StoppedClock(reader)
  }

  /** Lets so many milliseconds pass. */
  async pass(milliseconds: number): Promise<void> {
    await this.#reader.page.clock.runFor(milliseconds)
  }

  /** Opens a document and lets as little time pass as its runtime needs to be at work. */
  async open(path: string): Promise<void> {
    const { page, watch } = this.#reader
    await page.goto(path)
    // A page whose clock is another's keeps no marks in its timeline: the runtime's first request shows that it works.
    for (let waited = 0; watch.count('/page-data/app-data.json') === 0; waited += 1) {
      if (waited > 200) throw new Error(`No runtime is at work on ${path}.`)
      await this.pass(2)
      await setTimeout(25)
    }
    await watch.quiet()
  }
}
