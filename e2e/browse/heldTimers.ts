import type { BrowserContext, Page } from '@playwright/test'

/** Holds all timers of the pages of `context` that would run after `least` milliseconds or more, until `runHeldTimers`. */
export async function holdTimers(context: BrowserContext, least: number): Promise<void> {
  await context.addInitScript((milliseconds) => {
    const { setTimeout: set, clearTimeout: clear } = window
    const held = new Map<number, { readonly delay: number; readonly run: () => void }>()
    Object.assign(globalThis, {
      heldTimers: held,
      setTimeout(work: (...given: readonly unknown[]) => void, delay = 0, ...given: readonly unknown[]) {
        const id = set(work, delay, ...given)
        if (delay >= milliseconds) {
          clear(id)
          held.set(id, { delay, run: () => work(...given) })
        }
        return id
      },
      clearTimeout(id: number) {
        if (!held.delete(id)) clear(id)
      },
    })
  }, least)
}

/** Runs the timers that are held, as if their time had come; gives their delays in milliseconds. */
export function runHeldTimers(page: Page): Promise<readonly number[]> {
  return page.evaluate(() => {
    const held = Reflect.get(globalThis, 'heldTimers') as Map<number, { readonly delay: number; readonly run: () => void }>
    const due = [...held.values()]
    held.clear()
    for (const { run } of due) run()
    return due.map(({ delay }) => delay)
  })
}
