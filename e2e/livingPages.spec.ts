import { expect, test } from './browse/test.ts'
import type { Reader } from './browse/Reader.ts'

// The script of the category page is replaced by components with state, effects and faults, to check that React works in them as usual.

/** Finds React in the site’s own bundle, whatever name the bundler exports it under. */
const findReact = `
import * as shared from 'RENDERER'
const call = (value) => { try { return typeof value === 'function' && value.length === 0 ? value() : undefined } catch {} }
const React = Object.values(shared).map(call).find((value) => value?.useState)
const log = (text) => (globalThis.told = [...(globalThis.told ?? []), text])
const { createElement: h, useState, useEffect, useLayoutEffect, Suspense } = React
`

/** Serves a test component in place of the category page's. */
async function servePage(reader: Reader, body: string): Promise<void> {
  await reader.context.route(/\/assets\/component---category-[^/]*\.js$/, async (route) => {
    const original = await (await route.fetch()).text()
    const [, renderer = ''] = /"(\.\/renderer-[^"]*)"/.exec(original) ?? []
    await route.fulfill({
      contentType: 'text/javascript',
      body: `${findReact.replace('RENDERER', renderer)} export function Page() { ${body} }`,
    })
  })
}

const told = (reader: Reader) => reader.page.evaluate(() => Reflect.get(globalThis, 'told') as readonly string[] | undefined)

test('a page reached by a click has handlers, state and effects, which are cleaned up when it is left', async ({ reader }) => {
  await servePage(
    reader,
    `const [count, setCount] = useState(0)
    useLayoutEffect(() => { log('connected ' + document.querySelector('main h1').isConnected) }, [])
    useEffect(() => { log('begins'); return () => log('ends') }, [])
    return h('div', null, h('h1', null, 'Counter'), h('button', { onClick: () => setCount(count + 1) }, 'Count ' + count))`,
  )
  await reader.open('/')
  await reader.click('/chairs')
  const button = reader.page.getByRole('button', { name: /^Count/ })
  await button.click()
  await button.click()
  await expect(button).toHaveText('Count 2')
  expect(await told(reader)).toEqual(['connected true', 'begins'])
  await reader.click('/terms')
  await reader.sees('/terms')
  await expect.poll(() => told(reader)).toEqual(['connected true', 'begins', 'ends'])
  await reader.back()
  await expect(button).toHaveText('Count 0')
  await button.click()
  await expect(button).toHaveText('Count 1')
  expect(reader.watch.documents).toBe(0)
})

test('a page that is rendered ahead runs its effects only after the click', async ({ reader }) => {
  await servePage(reader, `useEffect(() => { log('begins') }, []); return h('h1', null, 'Ahead')`)
  await reader.open('/')
  const link = await reader.link('/chairs')
  await link.hover()
  await reader.page.mouse.down()
  await expect(reader.page.locator('main')).toHaveCount(2)
  expect(await told(reader)).toBeUndefined()
  await reader.page.mouse.up()
  await expect(reader.page.locator('main:not([data-later]) h1')).toHaveText('Ahead')
  await expect.poll(() => told(reader)).toEqual(['begins'])
})

test('a component that throws in an update shows the 500 page at the same address', async ({ reader }) => {
  await servePage(
    reader,
    `const [broken, setBroken] = useState(false)
    if (broken) throw new Error('Broken in an update')
    return h('div', null, h('h1', null, 'Whole'), h('button', { onClick: () => setBroken(true) }, 'Break'))`,
  )
  await reader.open('/')
  await reader.click('/chairs')
  await reader.page.getByRole('button', { name: 'Break' }).click()
  await reader.sees('/chairs', '/500.html')
  expect(reader.watch.documents).toBe(0)
  expect(reader.watch.errors.splice(0).join()).toContain('Broken in an update')
  await reader.click('/terms')
  await reader.sees('/terms')
  expect(reader.watch.documents).toBe(0)
})

test('a handler that throws does not break the page, and the error is reported', { tag: '@night' }, async ({ reader }) => {
  await servePage(
    reader,
    `const [count, setCount] = useState(0)
    const fail = () => { setCount(count + 1); throw new Error('Broken in a handler') }
    return h('div', null, h('h1', null, 'Whole'), h('button', { onClick: fail }, 'Fail ' + count))`,
  )
  await reader.open('/')
  await reader.click('/chairs')
  await reader.page.getByRole('button', { name: /^Fail/ }).click()
  await expect(reader.page.getByRole('button', { name: 'Fail 1' })).toBeVisible()
  await expect(reader.page.locator('main h1')).toHaveText('Whole')
  expect(reader.watch.uncaught.splice(0)).toEqual(['Broken in a handler'])
})

test('effects that throw when a page is left do not affect the next page', { tag: '@night' }, async ({ reader }) => {
  await servePage(
    reader,
    `useLayoutEffect(() => () => { throw new Error('Broken in a layout effect') }, [])
    useEffect(() => () => { throw new Error('Broken in an effect') }, [])
    return h('h1', null, 'Whole')`,
  )
  await reader.open('/')
  await reader.click('/chairs')
  await expect(reader.page.locator('main h1')).toHaveText('Whole')
  await reader.click('/terms')
  await reader.sees('/terms')
  await expect.poll(() => reader.watch.errors.join()).toContain('Broken in an effect')
  await reader.click('/tables')
  await expect(reader.page.locator('main:not([aria-hidden]) h1')).toHaveText('Whole')
  expect(reader.watch.errors.splice(0).join()).toContain('Broken in a layout effect')
  expect(reader.watch.documents).toBe(0)
})

test('a component that suspends shows its fallback, then its content', { tag: '@night' }, async ({ reader }) => {
  await servePage(
    reader,
    `const [part, setPart] = useState()
    const load = () => setPart(new Promise((resolve) => (globalThis.finish = () => resolve('loaded'))))
    const Part = () => h('p', null, React.use(part))
    const content = part && h(Suspense, { fallback: h('p', null, 'waiting') }, h(Part))
    return h('div', null, h('h1', null, 'Whole'), h('button', { onClick: load }, 'Load'), content)`,
  )
  await reader.open('/')
  await reader.click('/chairs')
  await reader.page.getByRole('button', { name: 'Load' }).click()
  const part = reader.page.locator('main > div > p')
  await expect(part).toHaveText('waiting')
  await reader.page.evaluate(() => (Reflect.get(globalThis, 'finish') as () => void)())
  await expect(part.filter({ visible: true })).toHaveText('loaded')
})
