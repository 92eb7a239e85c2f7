import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeBuiltFolder } from '../src/serve/testing/serveFiles.ts'
import { openSite } from './harness/openSite.ts'
import { test as base, expect } from './harness/test.ts'

const mark = `document.documentElement.setAttribute('data-ran', '')`
const drawing = `<symbol id="a"><rect width="9" height="9"/></symbol><rect width="50" height="50"/>`
const files = {
  'index.html': '<!doctype html><img src="/map.svg"><svg><use id="use" href="/map.svg#a"/></svg>',
  'map.svg': `<svg xmlns="http://www.w3.org/2000/svg" width="50" height="50" onload="${mark}">${drawing}<script>${mark}</script></svg>`,
  'feed.xml': `<a><script xmlns="http://www.w3.org/1999/xhtml">${mark}</script></a>`,
}

const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern -- the test runner reads the names of fixtures from here
  site: async ({}, use) => {
    const home = mkdtempSync(join(tmpdir(), 'opened-'))
    writeBuiltFolder(join(home, 'dist'), { files })
    const site = await openSite(join(home, 'dist'))
    await use(site)
    await site.stop()
    rmSync(home, { recursive: true })
  },
  // The browser logs the policy that blocks the scripts.
  forgiven: /Content Security Policy|sandboxed/,
})

for (const path of ['/map.svg', '/feed.xml']) {
  test(`${path} opened directly runs none of its scripts`, async ({ page }) => {
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.hasAttribute('data-ran'))).toBe(false)
  })
}

test('a drawing works inside a page, as an image and through <use>', async ({ page }) => {
  await page.goto('/')
  await expect.poll(() => page.evaluate(() => document.querySelector('img')?.naturalWidth)).toBe(50)
  await expect.poll(() => page.evaluate(() => document.querySelector<SVGGraphicsElement>('#use')?.getBBox().width)).toBe(9)
})
