import { join } from 'node:path'
import { type Page, chromium, firefox } from '@playwright/test'
import type { Engine, Tab } from './Tab.ts'

/** Opens Chromium, or the distribution's Firefox, under Playwright's control. */
export async function openPlaywrightEngine(name: 'chromium' | 'firefox'): Promise<Engine> {
  const browser =
    name === 'chromium'
      ? await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] })
      : await firefox.launch({ channel: 'moz-firefox', executablePath: join(import.meta.dirname, 'firefox.ts') })
  return {
    label: `${name === 'chromium' ? 'Chromium' : 'Firefox'} ${browser.version()}`,
    async openTab() {
      // Chromium with a window lets a click copy; without one it cannot ask for permission, and refuses.
      const permissions = name === 'chromium' ? ['clipboard-write'] : []
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, permissions, serviceWorkers: 'allow' })
      return tabOf(await context.newPage())
    },
    close: () => browser.close(),
  }
}

function tabOf(page: Page): Tab {
  return {
    async open(url) {
      await page.goto(url)
    },
    read: <Value>(expression: string) => page.evaluate<Value>(expression),
    async click(selector) {
      await page.locator(selector).first().click({ noWaitAfter: true })
    },
    async press(...keys) {
      for (const key of keys) await page.keyboard.press(key)
    },
    back: () => run(page, 'history.back()'),
    forward: () => run(page, 'history.forward()'),
    async reload() {
      await page.reload()
    },
    resize: (width, height) => page.setViewportSize({ width, height }),
    close: () => page.context().close(),
  }
}

/** Runs code that may leave the document; the next document may load before the result arrives. */
async function run(page: Page, code: string): Promise<void> {
  try {
    await page.evaluate(code)
  } catch (error) {
    if (!(error instanceof Error && error.message.includes('Execution context was destroyed'))) throw error
  }
}
