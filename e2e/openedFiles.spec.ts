import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { type RunningServer, startServer } from '../src/serve/startServer.ts'
import { temporaryFolder, writeBuiltFolder } from '../src/serve/testing/serveFiles.ts'

const home = temporaryFolder()
const mark = `document.documentElement.setAttribute('data-ran', '')`
const drawing = `<symbol id="a"><rect width="9" height="9"/></symbol><rect width="50" height="50"/>`
let server: RunningServer

test.beforeAll(async () => {
  writeBuiltFolder(join(home, 'dist'), {
    files: {
      'index.html': '<!doctype html><img src="/map.svg"><svg><use id="use" href="/map.svg#a"/></svg>',
      'map.svg': `<svg xmlns="http://www.w3.org/2000/svg" width="50" height="50" onload="${mark}">${drawing}<script>${mark}</script></svg>`,
      'feed.xml': `<a><script xmlns="http://www.w3.org/1999/xhtml">${mark}</script></a>`,
    },
  })
  server = await startServer({ directory: join(home, 'dist'), port: 0, host: 'localhost' })
})

test.afterAll(async () => {
  await server.close(0)
  rmSync(home, { recursive: true })
})

for (const path of ['/map.svg', '/feed.xml']) {
  test(`${path} opened by its address runs none of its scripts`, async ({ page }) => {
    await page.goto(server.url + path)
    expect(await page.evaluate(() => document.documentElement.hasAttribute('data-ran'))).toBe(false)
  })
}

test('a drawing still stands inside a page, as a picture and in parts', async ({ page }) => {
  await page.goto(server.url)
  await expect.poll(() => page.evaluate(() => document.querySelector('img')?.naturalWidth)).toBe(50)
  await expect.poll(() => page.evaluate(() => document.querySelector<SVGGraphicsElement>('#use')?.getBBox().width)).toBe(9)
})
