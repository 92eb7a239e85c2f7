import type { RequestListener } from 'node:http'
import { afterEach, describe, expect, it, test } from 'vitest'
import { type LoopbackNetwork, openLoopbackNetwork } from '../testing/loopbackNetwork.ts'
import { type AskOptions, ask, manifestOf, serveFiles, stopTestServers, writeBuiltFolder } from '../testing/serveFiles.ts'
import { requestedAddress } from './createThirdPartyProxy.ts'

describe('createThirdPartyProxy', () => {
  const files = { 'index.html': '<!DOCTYPE html><title>Home</title>' }
  const script = 'https://s.example/a.js?x=1'
  const listed = (...proxied: readonly string[]) => ({ scripts: proxied.map((src) => ({ src, strategy: 'idle' as const })), proxied })
  const addressOf = (url: string) => `/__third-party-proxy?url=${encodeURIComponent(url)}`

  const sendScript: RequestListener = (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/javascript; charset=UTF-8', 'Set-Cookie': 'a=1', 'X-Powered-By': 'x' })
    response.end('run()')
  }

  const networks: LoopbackNetwork[] = []

  afterEach(async () => {
    await stopTestServers()
    for (const network of networks.splice(0)) network.close()
  })

  async function serve(answer: RequestListener = sendScript, names?: Readonly<Record<string, readonly string[]>>) {
    const network = await openLoopbackNetwork(answer, names)
    networks.push(network)
    const server = await serveFiles({ files, thirdParty: listed(script, 'https://[::1]/b.js', 'https://10.0.0.1/c.js') }, { network })
    return { ...server, network, get: (path: string, options?: AskOptions) => ask(server.port, path, options) }
  }

  describe('the proxy for third-party scripts', () => {
    it('passes on a listed script, and none of its headers', async () => {
      const { get, network } = await serve()
      const { status, headers, text } = await get(addressOf(script))
      expect([status, text]).toEqual([200, 'run()'])
      expect(Object.keys(headers).toSorted()).toEqual([
        'cache-control',
        'connection',
        'content-length',
        'content-type',
        'cross-origin-opener-policy',
        'cross-origin-resource-policy',
        'date',
        'permissions-policy',
        'referrer-policy',
        'x-content-type-options',
      ])
      expect(headers).toMatchObject({
        'content-type': 'text/javascript; charset=utf-8',
        'content-length': '5',
        'cache-control': 'public, max-age=600',
        'x-content-type-options': 'nosniff',
      })
      expect(network.asked.map(({ url, addresses }) => [url.href, addresses])).toEqual([
        [script, [{ address: '93.184.216.34', family: 4 }]],
      ])
    })

    it('sends the other site nothing about the reader', async () => {
      let seen: unknown
      const { get } = await serve((request, response) => {
        seen = request.headers
        sendScript(request, response)
      })
      await get(addressOf(script), { headers: { Cookie: 'session=1', Referer: 'https://t.example/', 'X-Forwarded-For': '1.2.3.4' } })
      expect(Object.keys(seen as object).toSorted()).toEqual(['connection', 'host'])
    })

    it.each([
      ['/__third-party-proxy', 400],
      ['/__third-party-proxy?url=', 400],
      ['/__third-party-proxy?url=a.js', 400],
      [`${addressOf(script)}&url=x`, 400],
      [addressOf('https://s.example/a.js'), 403],
      [addressOf('https://s.example/a.js?x=1&y'), 403],
      [addressOf('https://s.example/a.js?x=1#y'), 403],
      [addressOf('http://s.example/a.js?x=1'), 403],
      [addressOf('https://me@s.example/a.js?x=1'), 403],
      [addressOf('https://s.example:8443/a.js?x=1'), 403],
      [addressOf('https://s.example/b/../a.js?x=2'), 403],
      [addressOf('https://other.example/a.js'), 403],
      [addressOf('file:///etc/passwd'), 403],
    ])('answers %s with %i and sends no request', async (target, status) => {
      const { get, network } = await serve()
      const reply = await get(target)
      expect(reply.status).toBe(status)
      expect(reply.headers).toMatchObject({
        'content-type': 'text/plain; charset=utf-8',
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      })
      expect(network.asked).toEqual([])
    })

    it.each(['HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'])('refuses the method %s', async (method) => {
      const { get } = await serve()
      const { status, headers } = await get(addressOf(script), { method })
      expect([status, headers.allow]).toEqual([405, 'GET'])
    })

    it.each([[['127.0.0.1']], [['93.184.216.34', '10.0.0.1']], [['::ffff:127.0.0.1']], [['64:ff9b::7f00:1']], [[]]])(
      'sends no request to a host with the addresses %j',
      async (addresses) => {
        const { get, network } = await serve(sendScript, { 's.example': addresses })
        expect((await get(addressOf(script))).status).toBe(403)
        expect(network.asked).toEqual([])
      },
    )

    it.each(['https://[::1]/b.js', 'https://10.0.0.1/c.js'])('refuses %s even if it is listed', async (url) => {
      const { get, network } = await serve()
      expect((await get(addressOf(url))).status).toBe(403)
      expect(network.asked).toEqual([])
    })

    it.each<[string, number, Readonly<Record<string, string>>]>([
      ['a redirect', 302, { Location: 'https://s.example/b.js' }],
      ['an error', 500, { 'Content-Type': 'text/javascript' }],
      ['nothing', 204, {}],
      ['a page', 200, { 'Content-Type': 'text/html' }],
      ['something untyped', 200, {}],
      ['JSON', 200, { 'Content-Type': 'application/json' }],
      ['what is compressed', 200, { 'Content-Type': 'text/javascript', 'Content-Encoding': 'gzip' }],
      ['too much', 200, { 'Content-Type': 'text/javascript', 'Content-Length': '2097153' }],
    ])('does not pass on %s', async (_name, status, headers) => {
      const { get, network, logged } = await serve((_request, response) => void response.writeHead(status, headers).end())
      expect((await get(addressOf(script))).status).toBe(502)
      expect([network.asked.length, logged.length]).toEqual([1, 1])
    })

    it('does not pass on too large a script of unknown length', async () => {
      const { get } = await serve((_request, response) => {
        response.writeHead(200, { 'Content-Type': 'text/javascript' })
        for (let megabyte = 0; megabyte < 3; megabyte++) response.write(' '.repeat(1024 * 1024))
        response.end()
      })
      expect((await get(addressOf(script))).status).toBe(502)
    })

    it('does not pass on an incomplete script', async () => {
      const { get } = await serve((_request, response) => {
        response.writeHead(200, { 'Content-Type': 'text/javascript', 'Content-Length': '100' })
        response.write('half', () => response.destroy())
      })
      expect((await get(addressOf(script))).status).toBe(502)
    })

    it('fetches a script once for concurrent and later requests', async () => {
      const { get, network } = await serve()
      const replies = await Promise.all([1, 2, 3].map(() => get(addressOf(script))))
      expect(replies.map(({ text }) => text)).toEqual(['run()', 'run()', 'run()'])
      expect((await get(addressOf(script))).text).toBe('run()')
      expect(network.asked.length).toBe(1)
    })

    it('uses the list of the build that is served', async () => {
      const { get, reload, directory } = await serve()
      writeBuiltFolder(directory, { files, thirdParty: listed('https://s.example/new.js') })
      await reload()
      expect((await get(addressOf('https://s.example/new.js'))).status).toBe(200)
      expect((await get(addressOf(script))).status).toBe(403)
      writeBuiltFolder(directory, { files })
      await reload()
      expect((await get(addressOf('https://s.example/new.js'))).status).toBe(403)
      expect(manifestOf({ files }).thirdParty).toBeUndefined()
    })
  })
})

describe('requestedAddress', () => {
  test.each([
    ['/p?url=https%3A%2F%2Fs.example%2Fa.js%3Fx%3D1%26y%3D2', 'https://s.example/a.js?x=1&y=2'],
    ['/p?url=https://S.example:443/b/../a.js', 'https://s.example/a.js'],
    ['/p?v=1&url=https%3A%2F%2Fs.example%2F', 'https://s.example/'],
    ['/p?url=file%3A%2F%2F%2Fetc%2Fpasswd', 'file:///etc/passwd'],
    ['/p?url=https%3A%2F%2Fs.example&url=https%3A%2F%2Ft.example', undefined],
    ['/p?url=/a.js', undefined],
    ['/p?url=', undefined],
    ['/p?url=%E0%A4%A', undefined],
    ['/p?uri=https%3A%2F%2Fs.example', undefined],
    ['/p?', undefined],
    ['/p', undefined],
  ])('of %s is %s', (target, address) => {
    expect(requestedAddress(target)).toBe(address)
  })
})
