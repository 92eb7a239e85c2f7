import { brotliDecompressSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import type { RouteHandler } from './request/createRequestHandler.ts'
import { ask, serveFiles, stopTestServers } from './testing/serveFiles.ts'

afterEach(stopTestServers)

const files = { 'index.html': `<body>${'home '.repeat(50)}</body>`, '404.html': '<body>lost</body>', 'a.txt': '</body>' }
const transformDocument = (html: string) => html.replace('</body>', '<script></script></body>')

describe('a server with transformDocument', () => {
  it('sends transformed documents in every encoding, with a different ETag', async () => {
    const [plain, changed] = [await serveFiles({ files }), await serveFiles({ files }, { transformDocument })]
    const [before, after] = [await ask(plain.port, '/'), await ask(changed.port, '/')]
    const br = await ask(changed.port, '/', { headers: { 'Accept-Encoding': 'br' } })
    expect(after.text).toBe(transformDocument(before.text))
    expect(after.headers['content-length']).toBe(String(after.bytes.length))
    expect(brotliDecompressSync(br.bytes).toString()).toBe(after.text)
    expect(after.headers.etag).not.toBe(before.headers.etag)
    expect((await ask(changed.port, '/nowhere')).text).toContain('<script>')
  })

  it('sends a newer document if there is one, with its own ETag, and no other newer file', async () => {
    const newer = new Map([
      ['index.html', 'newer'],
      ['a.txt', 'newer'],
    ])
    const { port } = await serveFiles({ files }, { transformDocument, newerDocument: (path) => newer.get(path) })
    const first = await ask(port, '/')
    expect([first.text, (await ask(port, '/a.txt')).text]).toEqual(['newer', '</body>'])
    newer.clear()
    const then = await ask(port, '/', { headers: { 'If-None-Match': String(first.headers.etag) } })
    expect([then.status, then.text]).toEqual([200, transformDocument(files['index.html'])])
  })

  it('does not transform other files', async () => {
    const { port } = await serveFiles({ files }, { transformDocument })
    expect((await ask(port, '/a.txt')).text).toBe('</body>')
  })
})

describe('an extra route', () => {
  const extraRoutes = new Map<string, RouteHandler>([
    ['/__dev/events', (_, response) => void response.end('event')],
    ['/__dev/broken', () => Promise.reject(new Error('the route broke'))],
  ])

  it('answers its path with any method and query', async () => {
    const { port } = await serveFiles({ files }, { extraRoutes })
    const replies = await Promise.all([ask(port, '/__dev/events'), ask(port, '/__dev/events?a', { method: 'POST' })])
    expect(replies.map(({ text }) => text)).toEqual(['event', 'event'])
    expect((await ask(port, '/__dev/events/')).status).toBe(404)
  })

  it('that fails is an internal error', async () => {
    const { port, logged } = await serveFiles({ files }, { extraRoutes })
    expect((await ask(port, '/__dev/broken')).status).toBe(500)
    expect(logged).toEqual(['GET /__dev/broken: the route broke'])
  })
})
