import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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

/** Starts `dev`, and waits for a line that names its address. */
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

test('the open page shows what stops the build, as text, and loses it when it is mended', async ({ page }) => {
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

test('a publication that cannot be built yet has a page that says why, and becomes the site by itself', async ({ page }) => {
  const settings = readFileSync(file('site.config.ts'), 'utf8')
  writeFileSync(file('site.config.ts'), settings.replace(/url: '[^']*'/, "url: 'nowhere'"))
  const address = await develop()
  await page.goto(address)
  await expect(page.locator(panel)).toContainText('site.config.ts:')
  writeFileSync(file('site.config.ts'), settings)
  await expect(page.getByRole('contentinfo')).toBeVisible()
})

test('an occupied port is told before anything is built, with what to do', async () => {
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
