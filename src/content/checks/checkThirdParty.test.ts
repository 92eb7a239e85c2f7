import { expect, test } from 'vitest'
import { loadFiles } from '../testing/loadFiles.ts'

const head = "export default {\n  key: 'k', slug: 's', title: 'T', url: 'https://t.example', languages: ['en'],\n"

async function load(thirdParty: string) {
  const { publication, problems } = await loadFiles({ 'site.config.ts': `${head}  thirdParty: ${thirdParty},\n}\n` })
  return { publication, problems: problems.filter(({ rule }) => rule !== 'no-authors') }
}

test('a script given as an address alone loads after hydration', async () => {
  const { publication, problems } = await load(
    "{ scripts: ['https://s.example', { src: 'https://S.example/a.js?x=1', strategy: 'idle' }] }",
  )
  expect(problems).toEqual([])
  expect(publication?.site.thirdParty).toEqual({
    scripts: [
      { src: 'https://s.example/', strategy: 'post-hydrate' },
      { src: 'https://s.example/a.js?x=1', strategy: 'idle' },
    ],
    proxyHosts: [],
  })
})

test('a script off the main thread lists the functions that are forwarded to it', async () => {
  const script = { src: 'https://s.example:8443/a.js', strategy: 'off-main-thread', forward: ['dataLayer.push', 'fbq'] }
  const { publication, problems } = await load(`{ scripts: [${JSON.stringify(script)}], proxyHosts: ['s.example:8443'] }`)
  expect(problems).toEqual([])
  expect(publication?.site.thirdParty.scripts).toEqual([script])
})

test('a script may have `data-*` attributes, and the publication may list origins that scripts connect to', async () => {
  const script = { src: 'https://s.example/a.js', strategy: 'post-hydrate', data: { domain: 'a "b" <c>', 'website-id': '1', 'a.b_c': '' } }
  const { publication, problems } = await load(
    `{ scripts: [${JSON.stringify(script)}], connect: ['https://t.example', 'https://u.example:8443'] }`,
  )
  expect(problems).toEqual([])
  expect(publication?.site.thirdParty).toEqual({
    scripts: [script],
    proxyHosts: [],
    connect: ['https://t.example', 'https://u.example:8443'],
  })
})

test.each([
  ["{ scripts: ['http://s.example/a.js'] }", '3:27', '"http://s.example/a.js" is not https', 'Write `https://s.example/a.js`.'],
  ["{ scripts: ['/a.js'] }", '3:27', 'is not an absolute web address', 'Write its full address: `https://example.org/script.js`.'],
  ["{ scripts: ['https://me:pw@s.example/a.js#x'] }", '3:27', 'never sent', 'Write `https://s.example/a.js`.'],
  ['{ scripts: [1] }', '3:27', 'is the number 1', 'Write the address of a script, in quotes.'],
  ["{ scripts: 'https://s.example/a.js' }", '3:26', 'is "https://s.example/a.js"', 'Write a list of scripts.'],
  ["{ scripts: [{ strategy: 'idle' }] }", '3:27', '`src` is missing', 'Add `src:` with its full address'],
  ["{ scripts: [{ src: 'https://s.example/a.js', strategy: 'idel' }] }", '3:70', 'is "idel"', 'Did you mean `idle`?'],
  ["{ scripts: [{ src: 'https://s.example/a.js', stratgy: 'idle' }] }", '3:60', 'is not a field', 'Did you mean `strategy`?'],
  ["{ scripts: [{ src: 'https://s.example/a.js', forward: ['fbq'] }] }", '3:60', 'is for scripts off the main thread only', 'Add'],
  [
    "{ scripts: [{ src: 'https://s.example/a.js', strategy: 'off-main-thread', forward: ['a b'] }], proxyHosts: ['s.example'] }",
    '3:99',
    '"a b" is not the name of a function',
    'Write a name such as `dataLayer.push`.',
  ],
  ["{ proxyHosts: ['https://s.example/x'] }", '3:30', 'is not the name of a host', 'Write `s.example`.'],
  ["{ proxyHosts: ['S.example:443'] }", '3:30', 'is not the name of a host', 'Write `s.example`.'],
  ["{ proxyHosts: ['*.example'] }", '3:30', 'is not the name of a host', 'Write the name of a host'],
  ["{ proxyHosts: 's.example' }", '3:29', 'is "s.example"', "Write a list of hosts: `['example.org']`."],
  ["{ connect: ['http://t.example'] }", '3:27', 'is not https', 'Write `https://t.example`.'],
  ["{ connect: ['https://t.example/'] }", '3:27', 'is not an origin', 'Write `https://t.example`.'],
  ["{ connect: ['https://t.example/api?x'] }", '3:27', 'is not an origin', 'Write `https://t.example`.'],
  ["{ connect: ['wss://t.example/live'] }", '3:27', 'is not an origin', 'Write `https://t.example`.'],
  ["{ connect: ['t.example'] }", '3:27', 'is not an origin', 'Write `https://t.example`.'],
  ["{ connect: ['https://*.t.example'] }", '3:27', 'names more than one host', 'Write scheme and host'],
  ["{ connect: ['*'] }", '3:27', 'names more than one host', 'Write scheme and host'],
  ['{ connect: ["https://t.example; script-src \'unsafe-inline\'"] }', '3:27', 'is not an origin', 'Write scheme and host'],
  ["{ connect: 'https://t.example' }", '3:26', 'is "https://t.example"', "Write a list of origins: `['https://stats.example']`."],
  ["{ scripts: [{ src: 'https://s.example/a.js', data: { 'data-domain': 'a' } }] }", '3:68', 'is not the name of a', 'Write `domain`'],
  ["{ scripts: [{ src: 'https://s.example/a.js', data: { websiteId: 'a' } }] }", '3:68', 'is not the name of a', 'Write `website-id`'],
  [
    "{ scripts: [{ src: 'https://s.example/a.js', data: { 'a b onload=x': 'a' } }] }",
    '3:68',
    'is not the name of a',
    'Write `a-b-onload-x`',
  ],
  ["{ scripts: [{ src: 'https://s.example/a.js', data: { site: 1 } }] }", '3:74', 'is the number 1', 'Write a text'],
  ["{ scripts: [{ src: 'https://s.example/a.js', data: 'x' }] }", '3:66', 'is "x"', 'Write a map of names and texts'],
  ['{ script: [] }', '3:17', '`script` is not a field', 'Did you mean `scripts`?'],
])('%s is refused with a fix', async (written, place, message, fix) => {
  const { publication, problems } = await load(written)
  expect(publication).toBeUndefined()
  expect(problems.map(({ line, column }) => `${line}:${column}`)).toEqual([place])
  expect(problems[0]?.message).toContain(message)
  expect(problems[0]?.fix).toContain(fix)
})

test.each([
  [
    "{ scripts: [{ src: 'https://s.example/a.js', strategy: 'off-main-thread' }] }",
    'host-not-proxied',
    "Add `'s.example'` to `proxyHosts`.",
  ],
  [
    "{ scripts: [{ src: 'https://s.example/a.js', strategy: 'off-main-thread' }], proxyHosts: ['s.exampel'] }",
    'host-not-proxied',
    '`proxyHosts` has `s.exampel`; did you mean `s.example`?',
  ],
  ["{ scripts: ['https://s.example/a.js', { src: 'https://s.example/a.js' }] }", 'duplicate-script', 'Keep one of the two.'],
  [
    "{ scripts: [{ src: 'https://s.example/a.js', strategy: 'off-main-thread', data: { a: 'b' } }], proxyHosts: ['s.example'] }",
    'data-in-worker',
    "Write `strategy: 'idle'`, or remove `data`.",
  ],
  ["{ connect: ['https://t.example'] }", 'unused-origin', 'List the script, or remove the origin.'],
  ["{ scripts: ['https://s.example/a.js'], connect: ['https://s.example'] }", 'unused-origin', 'Remove the origin.'],
  ["{ scripts: ['https://s.example/a.js'], connect: ['https://t.example', 'https://t.example'] }", 'unused-origin', 'Keep one of the two.'],
])('%s is built with a warning', async (written, rule, fix) => {
  const { publication, problems } = await load(written)
  expect(publication).toBeDefined()
  expect(problems).toMatchObject([{ severity: 'warning', rule, fix }])
})
