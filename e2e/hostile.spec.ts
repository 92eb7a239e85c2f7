import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { hostileStrings, hostileTexts, writeHostileSite } from '../src/builder/testing/writeHostileSite.ts'
import { sampleCases } from '../src/platform/testing/sampleCases.ts'
import { type Manifest, manifestFile } from '../src/shared/output/manifest.ts'
import { expect, test } from './harness/test.ts'
import { whenAlive } from './harness/whenAlive.ts'

test.describe.configure({ mode: 'serial' })

test.use({ publication: { name: 'hostile', folder: writeHostileSite, options: ['--no-worker'] } })

/** One in eight articles, and pages of every kind; listings contain all titles. The nightly run opens all. */
function kindsOf(path: string, index: number): readonly string[] {
  if (path.startsWith('/articles/')) return [`article ${index % Math.ceil(hostileStrings.length / 8)}`]
  if (path.startsWith('/authors/')) return [`author ${index % 4}`]
  return /^\/c-\d+\/c-/.test(path) ? [`subcategory ${index % 4}`] : [path]
}

/** Records whatever a page does that no page of the site does by itself. */
function listen(page: Page, { port }: URL): string[] {
  const heard: string[] = []
  page.on('dialog', (dialog) => {
    heard.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('console', (message) => heard.push(`console: ${message.text()}`))
  page.on('pageerror', (error) => heard.push(`uncaught: ${error.message}`))
  page.on('popup', (popup) => heard.push(`popup: ${popup.url()}`))
  page.on('request', (request) => {
    const url = new URL(request.url())
    const isOurs =
      url.port === port &&
      /^\/($|assets\/|articles\/item-\d+$|authors|c-\d|page-data\/|drawings\.svg|ru|terms|privacy-policy|corrections|layout|info\/|sitemap|saved|favicon)/.test(
        url.pathname,
      )
    if (!isOurs && url.protocol !== 'data:') heard.push(`request: ${request.url()}`)
  })
  return heard
}

/** Returns elements and attributes that no component of the engine writes. */
function strangers(): readonly string[] {
  const written = new Set(
    'html head title meta link script style body a abbr article aside b blockquote br button circle code dd del div dl dt ellipse em fieldset figcaption figure footer form g h1 h2 h3 header hr i img input label legend li line main mark nav ol option output p page-island path picture pre rect s search section select small source span strong summary details sub sup svg symbol table tbody td text th thead time tr ul use'.split(
      ' ',
    ),
  )
  const found: string[] = []
  for (const element of document.querySelectorAll('*')) {
    if (!written.has(element.localName)) found.push(`<${element.localName}>`)
    for (const { name, value } of element.attributes) {
      if (/^on|^(?:srcdoc|formaction|ping|background|poster|http-equiv|contenteditable|is|slot)$/.test(name))
        found.push(`${element.localName}[${name}]`)
      if (/^(?:href|src|action|xlink:href)$/.test(name) && !/^(?:https?:|mailto:|data:,|[/#]|$)/.test(value)) found.push(`${name}=${value}`)
    }
    if (
      element.localName === 'script' &&
      !(element as HTMLScriptElement).src &&
      !/^(?:application\/(?:ld\+)?json)$/.test((element as HTMLScriptElement).type) &&
      element.closest('body')
    )
      found.push('script')
  }
  return found
}

test('none of 200 hostile strings runs, sends a request or breaks out of its element', async ({ browser, site }) => {
  test.setTimeout(600_000)
  const manifest = JSON.parse(readFileSync(join(site.out, manifestFile), 'utf8')) as Manifest
  const documents = manifest.files
    .filter(({ path }) => path.endsWith('index.html'))
    .map(({ path }) => `/${path.replace(/\/?index\.html$/, '')}`)
  const indexed = documents.map((path, index) => ({ path, index }))
  const paths = sampleCases(indexed, ({ path, index }) => kindsOf(path, index)).map(({ path }) => path)
  const heard: string[] = []
  const found: string[] = []
  let titles = 0
  const queue = paths.values()
  const visit = async () => {
    const context = await browser.newContext({ viewport: { width: 800, height: 600 } })
    const page = await context.newPage()
    const noise = listen(page, new URL(site.url))
    for (const path of queue) {
      await page.goto(site.url + path, { waitUntil: 'domcontentloaded' })
      found.push(...(await page.evaluate(strangers)).map((what) => `${path}: ${what}`))
      const index = /^\/articles\/item-(\d+)$/.exec(path)?.[1]
      if (index !== undefined) {
        expect(await page.locator('h1').evaluate((heading) => heading.textContent)).toBe(hostileTexts(Number(index)).title)
        expect(
          await page.evaluate(() => document.querySelectorAll('[data-block=links] a:not([rel="sponsored nofollow noopener"])').length),
        ).toBe(0)
        titles += 1
      }
      heard.push(...noise.splice(0).map((what) => `${path}: ${what}`))
    }
    await context.close()
  }
  await Promise.all([visit(), visit()])
  expect(heard).toEqual([])
  expect(found).toEqual([])
  expect(titles).toBeGreaterThan(20)
  const figures = [
    `${hostileStrings.length} strings`,
    `${paths.length} pages`,
    `${heard.length} dialogs, requests and messages`,
    `${found.length} strange elements`,
  ]
  process.stdout.write(`hostile run: ${figures.join(', ')}\n`)
})

test('hostile strings do not run after a click or in search results either', async ({ page, site }) => {
  const noise = listen(page, new URL(site.url))
  await page.goto('/c-0')
  await whenAlive(page)
  await page.evaluate(() => Object.assign(globalThis, { isSame: true }))
  const field = page.getByRole('combobox')
  for (const query of ['<script', 'onerror', 'alert', 'img src']) {
    await field.fill(query)
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
    expect(await page.evaluate(strangers)).toEqual([])
  }
  await field.fill('')
  for (let clicks = 0; clicks < 5; clicks += 1) {
    await page.locator('main a[href^="/articles/item-"]').nth(clicks).click()
    await page.waitForFunction(() => location.pathname.startsWith('/articles/') && document.querySelector('h1')?.isConnected === true)
    expect(await page.evaluate(strangers)).toEqual([])
    await page.goBack()
    await page.waitForFunction(() => location.pathname === '/c-0')
  }
  expect(await page.evaluate(() => 'isSame' in globalThis)).toBe(true)
  expect(noise).toEqual([])
})
