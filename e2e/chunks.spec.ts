import { sampleCases } from '../src/platform/testing/sampleCases.ts'
import { expect, test } from './browse/test.ts'
import { withoutPrefetch } from './browse/withoutPrefetch.ts'

test.beforeEach(async ({ context }) => withoutPrefetch(context))

for (const [what, answer] of sampleCases(
  [
    ['missing', { status: 404 }],
    ['empty', { contentType: 'text/javascript', body: '\n' }],
  ] as const,
  () => ['any answer'],
)) {
  test(`a page whose script is ${what} loads its document once, then shows the error page`, async ({ reader }) => {
    await reader.context.route(/\/assets\/component---category-.*js$/, (route) => route.fulfill(answer))
    await reader.open('/')
    const entries = await reader.entries()
    await reader.click('/chairs')
    await reader.sees('/chairs')
    expect(reader.watch.documents).toBe(1)
    expect(await reader.entries()).toBe(entries + 1)

    await reader.open('/terms')
    await reader.click('/chairs')
    await reader.sees('/chairs', '/500.html')
    await reader.watch.quiet(500)
    expect(reader.watch.documents).toBe(0)

    // Each path is counted separately.
    await reader.open('/terms')
    await reader.click('/tables')
    await reader.sees('/tables')
    expect(reader.watch.documents).toBe(1)
  })
}

test('a page with an unknown component is logged and loads its document', { tag: '@night' }, async ({ reader }) => {
  await reader.context.route('**/page-data/chairs/page-data.json', async (route) => {
    const response = await route.fetch()
    const body = await response.text()
    await route.fulfill({ response, body: body.replace(/("componentChunkName":")[^"]*/, '$1component---of-tomorrow') })
  })
  await reader.open('/')
  await reader.click('/chairs?a=b#end')
  await reader.sees('/chairs?a=b#end', '/chairs')
  await reader.watch.quiet(500)
  expect(reader.watch.documents).toBe(1)
  const said = reader.watch.errors.splice(0)
  expect(said).toHaveLength(1)
  expect(said[0]).toContain("We couldn't find the correct component chunk")
})

test('a page whose component throws shows the 500 page at its address', async ({ reader }) => {
  await reader.context.route('**/page-data/chairs/page-data.json', async (route) => {
    const response = await route.fetch()
    const data = (await response.json()) as { result: { props: unknown } }
    await route.fulfill({ json: { ...data, result: { ...data.result, props: {} } } })
  })
  await reader.open('/')
  await reader.click('/chairs')
  await reader.sees('/chairs', '/500.html')
  await reader.watch.quiet(500)
  expect(reader.watch.documents).toBe(0)
  // The component's own error.
  expect(reader.watch.errors.splice(0)).toHaveLength(1)
})

for (const [what, answer] of [
  ['is missing', { status: 404 }],
  ['has another shape', { json: { result: { of: 'tomorrow' } } }],
] as const) {
  test(`a page of a language whose header ${what} loads its document each time`, { tag: '@night' }, async ({ reader }) => {
    await reader.context.route('**/slice-data/header-tr.json', (route) => route.fulfill(answer))
    for (let visit = 0; visit < 2; visit += 1) {
      await reader.open('/terms')
      await reader.click('/tr/terms')
      await reader.sees('/tr/terms')
      expect(reader.watch.documents).toBe(1)
    }
  })
}
