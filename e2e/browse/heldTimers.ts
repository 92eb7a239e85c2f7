import type { BrowserContext, Page } from '@playwright/test'

interface HeldTimer {
  readonly delay: number
  readonly run: () => void
  /** The path of the request that it limits, if it limits one. */
  path?: string
}

/** Holds all timers of the pages of `context` with a delay of `least` milliseconds or more, until a test runs them. */
export async function holdTimers(context: BrowserContext, least: number): Promise<void> {
  await context.addInitScript((milliseconds) => {
    const { setTimeout: set, clearTimeout: clear, fetch: ask } = window
    const held = new Map<number, HeldTimer>()
    let newest: HeldTimer | undefined
    Object.assign(globalThis, {
      heldTimers: held,
      setTimeout(work: (...given: readonly unknown[]) => void, delay = 0, ...given: readonly unknown[]) {
        const id = set(work, delay, ...given)
        if (delay >= milliseconds) {
          clear(id)
          newest = { delay, run: () => work(...given) }
          held.set(id, newest)
          queueMicrotask(() => (newest = undefined))
        }
        return id
      },
      clearTimeout(id: number) {
        if (!held.delete(id)) clear(id)
      },
      // The timer of a request is set in the same turn as the request.
      fetch(...given: Parameters<typeof ask>) {
        if (newest && typeof given[0] === 'string') newest.path = new URL(given[0], location.href).pathname
        return ask(...given)
      },
    })
  }, least)
}

/** Runs all held timers; returns their delays in milliseconds. */
export function runHeldTimers(page: Page): Promise<readonly number[]> {
  return page.evaluate(() => {
    const held = Reflect.get(globalThis, 'heldTimers') as Map<number, HeldTimer>
    const due = [...held.values()]
    held.clear()
    for (const { run } of due) run()
    return due.map(({ delay }) => delay)
  })
}

/** Runs only the timers of the requests for `paths`: the responses to others may still arrive. */
export function runLimitsOf(page: Page, paths: readonly string[]): Promise<void> {
  return page.evaluate((hanging) => {
    const held = Reflect.get(globalThis, 'heldTimers') as Map<number, HeldTimer>
    // The timer of an import has no path.
    const scripts = hanging.some((path) => path.endsWith('.js'))
    const due = [...held].filter(([, { path }]) => (path === undefined ? scripts : hanging.includes(path)))
    for (const [id] of due) held.delete(id)
    for (const [, { run }] of due) run()
  }, paths)
}
