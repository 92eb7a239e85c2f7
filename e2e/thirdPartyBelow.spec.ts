import { expect } from './harness/test.ts'
import { listing, scriptBody, scriptHost, test as base, worker } from './thirdPartyTest.ts'

const test = base.extend({ publication: listing('third-party-below', '/blog') })

test('below a base, third-party scripts and their worker have addresses within it', async ({ page, network }) => {
  const paths: string[] = []
  page.context().on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (origin !== scriptHost) paths.push(pathname)
  })
  await page.context().route(`${scriptHost}/**`, (route) => {
    const name = /(\w+)\.js/.exec(route.request().url())?.[1] ?? ''
    return route.fulfill({ contentType: 'text/javascript', body: scriptBody(name) })
  })
  await page.goto('/blog/')
  await expect
    .poll(async () => (await page.locator('html').getAttribute('data-ran'))?.split(' ').toSorted().join(' '))
    .toBe('idle plain worker')
  expect(network.asked.map(({ url }) => url.href)).toEqual([worker])
  expect(await page.evaluate(() => 'ran_worker' in globalThis)).toBe(false)
  expect(paths.filter((path) => !path.startsWith('/blog/'))).toEqual([])
  expect(paths.some((path) => path.startsWith('/blog/~partytown/'))).toBe(true)
})
