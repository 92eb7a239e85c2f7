import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'

test.describe.configure({ mode: 'serial' })

const program = join(import.meta.dirname, '../bin/roomwright')

let home: string
let child: ChildProcess | undefined

test.beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'development-'))
  cpSync('fixtures/sites/minimal', join(home, 'site'), { recursive: true })
})

test.afterEach(async () => {
  if (child && child.exitCode === null) {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  rmSync(home, { recursive: true, force: true })
})

/** Starts `dev` and waits for its address. */
async function develop(): Promise<string> {
  child = spawn(program, ['dev', '--site', join(home, 'site'), '--out', join(home, 'out'), '--port', '0'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  for await (const part of child.stdout ?? []) {
    const [address] = /http:\/\/localhost:\d+/.exec(String(part)) ?? []
    if (address !== undefined) return address
  }
  throw new Error('`dev` has ended')
}

const file = (name: string) => join(home, 'site', name)
const panel = '#dev-problems'

test('the open page shows what stops the build, as text, until it is fixed', async ({ page }) => {
  const address = await develop()
  await page.goto(`${address}/terms`)
  await expect(page.locator(panel)).toHaveAttribute('role', 'status')
  const categories = readFileSync(file('categories.yaml'), 'utf8')
  writeFileSync(file('categories.yaml'), `${categories}"<img src=x onerror=document.title='ran'>": { slug: BAD }\n`)
  await expect(page.locator(panel)).toHaveAttribute('role', 'alert')
  await expect(page.locator(panel)).toContainText('<img src=x')
  await expect(page.locator(panel)).toContainText('categories.yaml:')
  expect(await page.locator(`${panel} img`).count()).toBe(0)
  await expect(page.locator('h1')).toHaveText('Terms of Use')
  const { violations } = await new AxeBuilder({ page }).include(panel).analyze()
  expect(violations).toEqual([])
  writeFileSync(file('categories.yaml'), categories)
  await expect(page.locator(panel)).toHaveAttribute('role', 'status')
  expect(await page.title()).not.toBe('ran')
})

test(
  'a publication that cannot be built yet has a page that says why, and becomes the site once it is fixed',
  { tag: '@night' },
  async ({ page }) => {
    const settings = readFileSync(file('site.config.ts'), 'utf8')
    writeFileSync(file('site.config.ts'), settings.replace(/url: '[^']*'/, "url: 'nowhere'"))
    const address = await develop()
    await page.goto(address)
    await expect(page.locator(panel)).toContainText('site.config.ts:')
    writeFileSync(file('site.config.ts'), settings)
    await expect(page.getByRole('contentinfo')).toBeVisible()
  },
)

test('an open page shows a saved text, and whatever was saved with it', async ({ page }) => {
  const chair = readFileSync(file('articles/a-plain-chair/en.md'), 'utf8')
  const stool = chair.replaceAll('plain-chair', 'plain-stool').replace('A Plain Chair', 'A Plain Stool')
  mkdirSync(file('articles/a-plain-stool'))
  writeFileSync(file('articles/a-plain-stool/en.md'), stool)
  const address = await develop()
  await page.goto(`${address}/articles/a-plain-chair`)
  const save = (text: string) => writeFileSync(file('articles/a-plain-chair/en.md'), text)
  // The first build of `dev` may have found everything as it was, and planned nothing.
  for (const words of ['A first save.', 'A second save.']) {
    save(`${chair}\n${words}\n`)
    await expect(page.locator('main')).toContainText(words)
  }
  // A new picture elsewhere: the build makes no page before the others.
  cpSync('fixtures/sites/reading/articles/sofa/lead.png', file('articles/a-plain-stool/lead.png'))
  writeFileSync(file('articles/a-plain-stool/en.md'), `${stool}\n![A sofa](lead.png)\n`)
  save(`${chair.replace('A Plain Chair', 'A Fancy Chair')}\nA third save.\n`)
  await expect(page.locator('h1')).toHaveText('A Fancy Chair')
  await expect(page.locator('main')).toContainText('A third save.')
})

test('an occupied port is reported before anything is built, with a remedy', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  child = spawn(program, ['dev', '--site', join(home, 'site'), '--out', join(home, 'out'), '--port', String(port)])
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => void (said += String(part)))
  const [status] = (await once(child, 'exit')) as [number]
  server.close()
  expect(status).not.toBe(0)
  expect(said).toBe(`Port ${port} is in use by another program. Stop it, or choose another port with --port NUMBER.\n`)
})

test('saved blocks, components and plug-ins update the open page, and a syntax error leaves the page working', async ({ page }) => {
  rmSync(join(home, 'site'), { recursive: true })
  cpSync('fixtures/sites/own', join(home, 'site'), { recursive: true })
  cpSync('fixtures/sites/plugged/plugins', join(home, 'site/plugins'), { recursive: true })
  const change = (name: string, from: string, to: string) => {
    const text = readFileSync(file(name), 'utf8')
    expect(text).toContain(from)
    writeFileSync(file(name), text.replace(from, to))
  }
  change('site.config.ts', 'export default', "import { longTitles } from './plugins/longTitles.ts'\n\nexport default")
  change('site.config.ts', 'languages:', 'plugins: [longTitles(40)],\n  languages:')
  const address = await develop()
  await page.goto(`${address}/articles/a-soup-of-leeks`)
  const letters = page.locator('meta[name=letters]')
  await expect(letters).toHaveAttribute('content', 'A Soup of Leeks'.length.toString())

  change('plugins/longTitles.ts', 'String(entry.title.length)', '`${entry.title.length} letters`')
  await expect(letters).toHaveAttribute('content', '15 letters')

  const half = readFileSync(file('components/Footer.tsx'), 'utf8')
  change('components/Footer.tsx', half, 'export default function Footer( {')
  await expect(page.locator(panel)).toHaveAttribute('role', 'alert')
  await expect(page.locator(panel)).toContainText('components/Footer.tsx:1:')
  await expect(page.locator('[data-block=servings]')).toBeVisible()
  change('components/Footer.tsx', 'export default function Footer( {', half)
  await expect(page.locator(panel)).toHaveCount(0)

  let loads = 0
  page.on('load', () => void (loads += 1))
  change('components/Footer.tsx', 'in one pot', 'in two pots')
  await expect(page.getByText('Cooked in two pots.')).toBeVisible()
  // Changes are shown in order.
  change('articles/soup/en.md', 'title: A Soup of Leeks', 'title: A Soup of Two Leeks')
  await expect(page.locator('h1')).toHaveText('A Soup of Two Leeks')
  await expect.poll(() => loads).toBe(2)

  change('blocks/servings.tsx', '+\n', 'One more\n')
  const block = page.locator('[data-block=servings]')
  const before = Number(await block.locator('output').textContent())
  await block.getByRole('button', { name: 'One more' }).click()
  await expect(block.locator('output')).toHaveText(String(before + 1))
})
