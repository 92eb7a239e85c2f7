import { expect, test } from './browse/test.ts'
import { sampleCases } from '../src/platform/testing/sampleCases.ts'
import { whenAlive } from './harness/whenAlive.ts'

const refuse = (name: string) =>
  `Object.defineProperty(globalThis, '${name}', { get() { throw new DOMException('Denied', 'SecurityError') } });`
const remove = (name: string) => `Object.defineProperty(globalThis, '${name}', { value: undefined });`

/** What is missing or fails -> the script that simulates it. */
const lacks: Readonly<Record<string, string>> = {
  'session storage that is refused': refuse('sessionStorage'),
  'no session storage': remove('sessionStorage'),
  'session storage that is full': `Storage.prototype.setItem = () => { throw new DOMException('Full', 'QuotaExceededError') }`,
  'local storage that is refused': refuse('localStorage'),
  'no service workers': `Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined })`,
  'service workers that are refused': `Object.defineProperty(Navigator.prototype, 'serviceWorker', { get() { throw new DOMException('Denied', 'SecurityError') } })`,
  'service workers that cannot be registered': `ServiceWorkerContainer.prototype.register = () => Promise.reject(new TypeError('no'))`,
  'no IntersectionObserver': remove('IntersectionObserver'),
  'an IntersectionObserver that fails': `globalThis.IntersectionObserver = class { constructor() { throw new TypeError('no') } }`,
  'no Navigation API': remove('navigation'),
  'no deferred commits': `delete globalThis.NavigationPrecommitController`,
  'no view transitions': `delete Document.prototype.startViewTransition`,
  'view transitions that fail': `Document.prototype.startViewTransition = () => { throw new TypeError('no') }`,
  'no requestIdleCallback': remove('requestIdleCallback'),
  'no information on the connection': `Object.defineProperty(Navigator.prototype, 'connection', { value: undefined })`,
}

/** Whether something is missing, or fails. */
const mannerOf = (lack: string) => (/refused|fail|full|cannot/.test(lack) ? 'failing' : 'missing')

for (const [lack, script] of sampleCases(Object.entries(lacks), ([name]) => [mannerOf(name)])) {
  test(`links and Back work in a browser with ${lack}`, async ({ reader }) => {
    await reader.context.addInitScript(script)
    await reader.open('/')
    await reader.click('/chairs')
    await reader.sees('/chairs')
    await reader.click('/no/such/page')
    await reader.sees('/no/such/page')
    await reader.back()
    await reader.sees('/chairs')
    await reader.back()
    await reader.sees('/')
  })
}

for (const [lack, script] of [
  ['popovers', 'for (const name of ["hide", "show", "toggle"]) delete HTMLElement.prototype[`${name}Popover`]'],
  ['AbortSignal.any', 'delete AbortSignal.any'],
] as const) {
  test(`the search works in a browser without ${lack}`, { tag: '@night' }, async ({ reader }) => {
    const { page, context } = reader
    await context.addInitScript(script)
    await reader.open('/')
    await page.getByRole('banner').locator('input[type=search]').fill('chair')
    await expect(page.getByRole('option').first()).toBeVisible()
  })
}

test(
  'in a browser without deferred commits, `navigate` with `replace` that fails offline keeps the address',
  { tag: '@night' },
  async ({ reader }) => {
    const { page, context } = reader
    await context.addInitScript('delete globalThis.NavigationPrecommitController')
    await reader.open('/')
    await reader.click('/chairs')
    await reader.sees('/chairs')
    const entries = await reader.entries()
    await context.setOffline(true)
    await page.evaluate("navigate('/terms', { replace: true })")
    await expect.poll(() => reader.told()).toContain('offline')
    await reader.sees('/chairs')
    await context.setOffline(false)
    expect(await reader.entries()).toBe(entries)
    await reader.back()
    await reader.sees('/')
  },
)

test('in a browser without the Navigation API links load documents', async ({ reader }) => {
  await reader.context.addInitScript('delete globalThis.navigation')
  await reader.page.goto('/')
  await whenAlive(reader.page)
  reader.watch.recount()
  await reader.click('/chairs?a=b#end')
  await reader.sees('/chairs?a=b#end', '/chairs')
  expect(reader.watch.documents).toBe(1)
  await reader.back()
  await reader.sees('/')
  await reader.click('#end')
  await reader.sees('/#end', '/')
  expect(reader.watch.documents).toBe(2)
})
