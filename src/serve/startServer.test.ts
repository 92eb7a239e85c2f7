import { randomBytes } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { ask, scriptHash, serveFiles, serveOnce, stopTestServers } from './testing/serveFiles.ts'

afterAll(stopTestServers)

const page = `<!doctype html><title>Terms</title>${'<p>The whites of a north-facing room.</p>'.repeat(50)}`
const files = {
  'index.html': '<!doctype html><title>Home</title>',
  'terms/index.html': page,
  '404.html': `<!doctype html><title>Lost</title>${'<p>Nothing is here.</p>'.repeat(20)}`,
  '500.html': '<!doctype html><title>Broken</title>',
  'tr/404.html': '<!doctype html><title>Kayıp</title>',
  'public-game/404.html': '<!doctype html><title>Game over</title>',
  'дом/index.html': '<!doctype html><title>Дом</title>',
  'assets/app-1a2b.js': `export const a = 1\n${'// Oak and linen.\n'.repeat(40)}`,
  'assets/a-3c4d.webp': Buffer.alloc(400),
  'assets/noise-5e6f.txt': randomBytes(200),
  'page-data/index/page-data.json': '{"path":"/"}',
  'sw.js': 'self',
  '.well-known/security.txt': 'Contact: mailto:a@b.example',
  '.hidden': 'no',
}
const redirects = [{ from: '/old/:slug', to: '/:slug', status: 308 }] as const

describe('startServer', () => {
  it.each([
    ['/', 200, 'Home', 'text/html; charset=utf-8'],
    ['/terms', 200, 'Terms', 'text/html; charset=utf-8'],
    ['/%D0%B4%D0%BE%D0%BC', 200, 'Дом', 'text/html; charset=utf-8'],
    ['/404.html', 200, 'Lost', 'text/html; charset=utf-8'],
    ['/500.html', 200, 'Broken', 'text/html; charset=utf-8'],
    ['/page-data/index/page-data.json', 200, '"path"', 'application/json; charset=utf-8'],
    ['/.well-known/security.txt', 200, 'Contact', 'text/plain; charset=utf-8'],
    ['/nowhere', 404, 'Lost', 'text/html; charset=utf-8'],
    ['/nowhere/', 404, 'Lost', 'text/html; charset=utf-8'],
    ['/tr', 404, 'Kayıp', 'text/html; charset=utf-8'],
    ['/tr/yok', 404, 'Kayıp', 'text/html; charset=utf-8'],
    ['/%74r/yok?a', 404, 'Kayıp', 'text/html; charset=utf-8'],
    ['/tr/terms.json', 404, 'Not found\n', 'text/plain; charset=utf-8'],
    ['/try/yok', 404, 'Lost', 'text/html; charset=utf-8'],
    ['//tr/yok', 404, 'Lost', 'text/html; charset=utf-8'],
    ['/ru/nope', 404, 'Lost', 'text/html; charset=utf-8'],
    ['/public-game/over', 404, 'Lost', 'text/html; charset=utf-8'],
    ['//evil.example/', 404, 'Lost', 'text/html; charset=utf-8'],
    ['/.hidden', 404, 'Lost', 'text/html; charset=utf-8'],
    ['/.roomwright/manifest.json', 404, 'Not found\n', 'text/plain; charset=utf-8'],
    ['/page-data/nowhere/page-data.json', 404, 'Not found\n', 'text/plain; charset=utf-8'],
    ['/slice-data/nowhere.json', 404, 'Not found\n', 'text/plain; charset=utf-8'],
    ['/assets/nowhere-0000.js', 404, 'Not found\n', 'text/plain; charset=utf-8'],
    ['/sold', 410, 'Lost', 'text/html; charset=utf-8'],
    ['/tr/satildi', 410, 'Kayıp', 'text/html; charset=utf-8'],
    ['/sold/?a', 410, 'Lost', 'text/html; charset=utf-8'],
    ['/%73old', 410, 'Lost', 'text/html; charset=utf-8'],
    ['/%zz', 400, 'malformed', 'text/plain; charset=utf-8'],
    ['/terms/?a=1', 301, 'See /terms?a=1', 'text/plain; charset=utf-8'],
    ['/old/terms?a', 308, 'See /terms?a', 'text/plain; charset=utf-8'],
  ])('answers %s alike to GET and HEAD, except for the body', async (...[path, status, text, type]) => {
    const { port } = await serveOnce({ files, redirects, gone: ['/sold', '/tr/satildi'] })
    const [get, head] = [await ask(port, path), await ask(port, path, { method: 'HEAD' })]
    expect([get.status, get.headers['content-type']]).toEqual([status, type])
    expect(get.text).toContain(text)
    expect(get.headers['content-length']).toBe(String(get.bytes.length))
    expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' })
    expect([head.status, head.bytes.length]).toEqual([status, 0])
  })

  it.each([
    ['/terms/?a=1', '/terms?a=1'],
    ['/old/terms?a', '/terms?a'],
    ['/index.html', '/'],
  ])('redirects %s to %s', async (path, location) => {
    const { port } = await serveOnce({ files, redirects })
    expect((await ask(port, path)).headers.location).toBe(location)
  })

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE'])('refuses the method %s', async (method) => {
    const { port } = await serveOnce({ files })
    const { status, headers } = await ask(port, '/terms', { method })
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
  })

  it('answers a missing page in plain text if the build has no 404 page', async () => {
    const { port } = await serveFiles({ files: { 'index.html': 'home' } })
    expect((await ask(port, '/nowhere')).text).toBe('Not found\n')
  })
})

describe('response headers', () => {
  it.each([
    ['/terms', 'public, max-age=0, must-revalidate'],
    ['/page-data/index/page-data.json', 'public, max-age=0, must-revalidate'],
    ['/sw.js', 'public, max-age=0, must-revalidate'],
    ['/nowhere', 'public, max-age=0, must-revalidate'],
    ['/assets/app-1a2b.js', 'public, max-age=31536000, immutable'],
    ['/assets/a-3c4d.webp', 'public, max-age=31536000, immutable'],
  ])('for %s have the Cache-Control of its kind', async (path, policy) => {
    const { port } = await serveOnce({ files })
    expect((await ask(port, path)).headers['cache-control']).toBe(policy)
  })

  it.each(['/terms', '/assets/app-1a2b.js', '/page-data/index/page-data.json', '/nowhere', '/nowhere.json', '/terms/', '/%zz'])(
    'for %s include the security headers',
    async (path) => {
      const { port } = await serveOnce({ files })
      const { headers } = await ask(port, path)
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'cross-origin-opener-policy': 'same-origin',
      })
      expect(headers['strict-transport-security']).toBeUndefined()
    },
  )

  it.each([
    ['https', true],
    ['HTTPS, http', true],
    ['http', false],
    ['http, https', false],
  ])('have HSTS only behind a proxy that uses https (%s)', async (proto, demanded) => {
    const { port } = await serveOnce({ files })
    for (const path of ['/terms', '/nowhere.json']) {
      const { headers } = await ask(port, path, { headers: { 'X-Forwarded-Proto': proto } })
      expect(headers['strict-transport-security'] !== undefined).toBe(demanded)
    }
  })

  it('allow documents to run only the scripts of the build', async () => {
    const { port } = await serveOnce({ files })
    const policies = await Promise.all(
      ['/terms', '/nowhere', '/sw.js'].map(async (path) => (await ask(port, path)).headers['content-security-policy']),
    )
    expect(String(policies[0]).split('; ')).toEqual([
      "default-src 'self'",
      `script-src 'self' ${scriptHash}`,
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data:",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ])
    expect(policies.slice(1)).toEqual([policies[0], undefined])
  })

  it.each(['/map.svg', '/feed.xml', '/feed.rss', '/feed.atom', '/.well-known/x.xml'])(
    'sandbox %s, so that it runs no scripts',
    async (path) => {
      const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
      const { port } = await serveFiles({ files: { ...files, [path.slice(1)]: drawing } })
      for (const headers of [{}, { 'Accept-Encoding': 'br' }, { Range: 'bytes=0-9' }]) {
        const reply = await ask(port, path, { headers })
        expect(String(reply.headers['content-security-policy']).split('; ')).toEqual([
          "default-src 'none'",
          "style-src 'unsafe-inline'",
          'img-src data:',
          'sandbox',
        ])
      }
    },
  )

  it.each(['/sw.js', '/assets/app-1a2b.js', '/assets/a-3c4d.webp', '/page-data/index/page-data.json', '/.well-known/security.txt'])(
    'for %s have no Content-Security-Policy',
    async (path) => {
      const { port } = await serveOnce({ files })
      expect((await ask(port, path)).headers['content-security-policy']).toBeUndefined()
    },
  )
})

describe('compression', () => {
  it('follows Accept-Encoding, with its own ETag for each encoding', async () => {
    const { port } = await serveOnce({ files })
    const replies = await Promise.all(
      ['br', 'gzip', 'identity'].map((encoding) => ask(port, '/terms', { headers: { 'Accept-Encoding': encoding } })),
    )
    const [br, gzip, identity] = replies
    expect(replies.map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined])
    expect([br && brotliDecompressSync(br.bytes).toString(), gzip && gunzipSync(gzip.bytes).toString(), identity?.text]).toEqual([
      page,
      page,
      page,
    ])
    expect(new Set(replies.map(({ headers }) => headers.etag)).size).toBe(3)
    expect(replies.map(({ headers }) => headers.vary)).toEqual(Array(3).fill('Accept-Encoding'))
    expect(replies.map(({ headers }) => headers.etag?.startsWith('"'))).toEqual(Array(3).fill(true))
  })

  it('applies to the 404 page too', async () => {
    const { port } = await serveOnce({ files })
    const { status, headers, bytes } = await ask(port, '/nowhere', { headers: { 'Accept-Encoding': 'br' } })
    expect([status, headers['content-encoding'], headers.etag]).toEqual([404, 'br', undefined])
    expect(brotliDecompressSync(bytes).toString()).toContain('Lost')
  })

  it.each([
    ['/assets/a-3c4d.webp', undefined],
    ['/assets/noise-5e6f.txt', 'Accept-Encoding'],
  ])('leaves %s uncompressed', async (path, vary) => {
    const { port } = await serveOnce({ files })
    const { headers } = await ask(port, path, { headers: { 'Accept-Encoding': 'br, gzip' } })
    expect([headers['content-encoding'], headers.vary]).toEqual([undefined, vary])
  })

  it('improves while the server is idle', async () => {
    const { port } = await serveOnce({ files })
    const tag = async () => (await ask(port, '/terms', { headers: { 'Accept-Encoding': 'br' } })).headers.etag
    await expect.poll(tag, { interval: 60, timeout: 25_000 }).toContain('-br11"')
  })
})

describe('a client with a cached page', () => {
  it.each(['br', 'gzip', 'identity'])('in %s gets 304', async (encoding) => {
    const { port } = await serveOnce({ files })
    const headers = { 'Accept-Encoding': encoding }
    const first = await ask(port, '/terms', { headers })
    const etag = first.headers.etag ?? ''
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await ask(port, '/terms', { headers: { ...headers, 'If-None-Match': known } })
      expect([again.status, again.bytes.length, again.headers.vary, again.headers['cache-control']]).toEqual([
        304,
        0,
        'Accept-Encoding',
        'public, max-age=0, must-revalidate',
      ])
    }
    expect((await ask(port, '/terms', { headers: { ...headers, 'If-None-Match': '"other"' } })).status).toBe(200)
  })

  it('never gets 304 for a missing page', async () => {
    const { port } = await serveOnce({ files })
    expect((await ask(port, '/nowhere', { headers: { 'If-None-Match': '*' } })).status).toBe(404)
  })
})
