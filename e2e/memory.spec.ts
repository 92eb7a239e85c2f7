import type { Page } from '@playwright/test'
import { expect, test } from './browse/test.ts'
import { withoutPrefetch } from './browse/withoutPrefetch.ts'

/** Pages that the router and React keep: the first, the current one and the last two. */
const most = 4

/** Counts the pages in memory, whether they are in the document or not. */
async function pagesInMemory(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  const { result } = await session.send('Runtime.evaluate', { expression: 'HTMLElement.prototype' })
  // Collects garbage first.
  const { objects } = await session.send('Runtime.queryObjects', { prototypeObjectId: result.objectId ?? '' })
  const { result: counted } = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    // Prototypes are among the objects, and have no name.
    functionDeclaration: `function () {
      const isElement = (it) => Object.prototype.toString.call(it) === '[object HTMLElement]'
      return this.filter((it) => isElement(it) && it.localName === 'main').length
    }`,
    returnByValue: true,
  })
  await session.detach()
  return Number(counted.value)
}

test('a page that the reader has left does not stay in memory', async ({ reader }) => {
  await withoutPrefetch(reader.context)
  await reader.open('/')
  for (let round = 0; round < 5; round++) {
    for (const path of ['/terms', '/authors']) {
      await reader.page.evaluate((to) => void navigation.navigate(to), path)
      await reader.sees(path)
      await reader.page.evaluate(async () => await navigation.transition?.finished)
    }
  }
  await expect.poll(() => pagesInMemory(reader.page)).toBeLessThanOrEqual(most)
})

test('a page that a newer click replaces before it is shown does not stay in memory', { tag: '@night' }, async ({ reader }) => {
  await withoutPrefetch(reader.context)
  await reader.open('/')
  for (let round = 0; round < 5; round++) {
    for (const path of ['/terms', '/authors', '/saved']) {
      await reader.page.evaluate(async (to) => {
        const { committed, finished } = navigation.navigate(to)
        finished?.catch(() => undefined)
        await committed
      }, path)
    }
    await reader.sees('/saved')
  }
  await expect.poll(() => pagesInMemory(reader.page)).toBeLessThanOrEqual(most)
})
