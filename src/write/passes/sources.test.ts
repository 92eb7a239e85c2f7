import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { JournalRecord } from '../journal/runState.ts'
import { type Source, createSourceProbe, keepSources, rememberSources, sourceFault } from './sources.ts'

describe('createSourceProbe', () => {
  const server = createServer(({ method, url }, response) => {
    if (url === '/silent') return
    if (url === '/no-head' && method === 'HEAD') response.writeHead(405)
    else if (url === '/moved') response.writeHead(301, { location: '/there' })
    else if (url === '/to-gone') response.writeHead(302, { location: '/gone' })
    else if (url === '/no-head-to-gone' && method === 'HEAD') response.writeHead(405)
    else if (url === '/no-head-to-gone') response.writeHead(302, { location: '/gone' })
    else if (url === '/away') response.writeHead(301, { location: 'https://elsewhere.example/there' })
    else if (url === '/round') response.writeHead(302, { location: '/round' })
    else if (url === '/nowhere') response.writeHead(302)
    else if (url === '/nonsense') response.writeHead(302, { location: 'http://[' })
    else if (url === '/retired') response.writeHead(301, { location: '/' })
    else if (url?.startsWith('/step-'))
      response.writeHead(307, { location: url === '/step-1' ? '/there' : `/step-${Number(url.slice(6)) - 1}` })
    else if (url === '/gone') response.writeHead(404)
    response.end()
  })
  let origin = ''

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })

  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  test.each([
    ['/there', true],
    ['/no-head', true],
    ['/moved', true],
    ['/gone', false],
    ['/silent', false],
    ['/to-gone', false],
    ['/no-head-to-gone', false],
    ['/away', false],
    ['/round', false],
    ['/nowhere', false],
    ['/nonsense', false],
    ['/retired', false],
    ['/', true],
    ['/step-5', true],
    ['/step-6', false],
  ])('for a source at %s reports whether it exists: %j', async (path, isThere) => {
    expect(await createSourceProbe({ timeout: 300, isAllowed: (url) => url.startsWith(origin) })(`${origin}${path}`)).toBe(isThere)
  })
})

describe('sourceFault', () => {
  const sites = [{ host: 'pedia.example' }]

  test.each(['https://pedia.example/a', 'https://en.pedia.example/wiki/Chair?x=1#y'])('accepts %s', (url) => {
    expect(sourceFault(url, sites)).toBeUndefined()
  })

  test.each([
    'http://pedia.example/a',
    'https://pedia.example:8443/',
    'https://user:pass@pedia.example/',
    'https://pedia.example.evil.example/',
    'https://notpedia.example/',
    'https://evil.example/pedia.example',
    'javascript:alert(1)',
    '//pedia.example/a',
    '',
  ])('refuses %j', (url) => {
    expect(sourceFault(url, sites)).toMatch(/^is /)
  })
})

test('a source is looked for once in a run, and not at all if an earlier process of the run has looked', async () => {
  const probe = vi.fn(async (url: string) => url.endsWith('/there'))
  const records: JournalRecord[] = []
  const journal = { append: (record: JournalRecord) => void records.push(record) }
  const remembered = rememberSources(probe, journal, { sources: new Map([['https://a.example/known', true]]) })
  const urls = [
    'https://a.example/there',
    'https://a.example/gone',
    'https://a.example/there',
    'https://a.example/gone',
    'https://a.example/known',
  ]
  const found: boolean[] = []
  for (const url of urls) found.push(await remembered(url))
  expect(found).toEqual([true, false, true, false, true])
  expect(probe).toHaveBeenCalledTimes(2)
  expect(records).toEqual([
    { type: 'source', url: 'https://a.example/there', isThere: true },
    { type: 'source', url: 'https://a.example/gone', isThere: false },
  ])
})

describe('the sources that are kept', () => {
  const sites = [{ name: 'Pedia', host: 'pedia.example', kind: 'an encyclopedia' }]
  const keep = (named: readonly Source[], isThere = true) => keepSources(named, sites, () => Promise.resolve(isThere))
  const chair = { title: 'Chair', url: 'https://pedia.example/chair' }

  test('are those on a reference site, each once, with plain titles', async () => {
    const named = [{ ...chair, title: ' Chair\t' }, chair, { title: 'Table', url: 'https://pedia.example/a table' }]
    expect(await keep(named.map((source) => ({ ...source, title: source.title.replace('\t', ' ') })))).toEqual({
      sources: [chair, { title: 'Table', url: 'https://pedia.example/a%20table' }],
      notes: [],
    })
  })

  test.each([
    ['is on none of the reference sites', { ...chair, url: 'https://evil.example/' }, true],
    ['is not a plain https address', { ...chair, url: 'http://pedia.example/' }, true],
    ['has no usable title', { ...chair, title: ' ' }, true],
    ['has no usable title', { ...chair, title: 'a'.repeat(201) }, true],
    ['has no usable title', { ...chair, title: 'A <b>chair</b>' }, true],
    ['was not found', chair, false],
  ])('leave out, with a note, one that %s: %j', async (why, source, isThere) => {
    const message = `The source "${source.url}" ${why}; it was left out.`
    expect(await keep([source], isThere)).toEqual({ sources: [], notes: [{ rule: 'source', message }] })
  })

  test('may have titles of 200 characters', async () => {
    const long = { ...chair, title: 'a'.repeat(200) }
    expect((await keep([long])).sources).toEqual([long])
  })
})
