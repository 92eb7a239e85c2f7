import { join } from 'node:path'
import { type Page, chromium, firefox } from '@playwright/test'
import { travel } from '../browse/follow.ts'
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
    back: () => travel(page, 'back'),
    forward: () => travel(page, 'forward'),
    async reload() {
      await page.reload()
    },
    resize: (width, height) => page.setViewportSize({ width, height }),
    close: () => page.context().close(),
  }
}
