import { afterEach, describe, expect, it } from 'vitest'
import { ask, serveFiles, stopTestServers } from './testing/serveFiles.ts'

afterEach(stopTestServers)

const page = `<!doctype html><title>Terms</title>${'<p>The whites of a north-facing room.</p>'.repeat(50)}`
const files = { 'terms/index.html': page, '404.html': '<!doctype html><title>Lost</title>' }

describe('a request with If-Match', () => {
  const film = Buffer.alloc(17 * 1024 * 1024, 'film')

  it.each(['/terms', '/film.mp4'])('for %s gets the content if it matches, and 412 otherwise', async (path) => {
    const { port } = await serveFiles({ files: { ...files, 'film.mp4': film } })
    const { etag = '' } = (await ask(port, path, { method: 'HEAD' })).headers
    const statuses = async (tag: string, more = {}) =>
      Promise.all(['GET', 'HEAD'].map(async (method) => (await ask(port, path, { method, headers: { ...more, 'If-Match': tag } })).status))
    expect(await statuses(etag)).toEqual([200, 200])
    expect(await statuses('*')).toEqual([200, 200])
    expect(await statuses('"old"')).toEqual([412, 412])
    expect(await statuses(etag, { Range: 'bytes=0-1' })).toEqual([206, 200])
    expect(await statuses('"old"', { Range: 'bytes=0-1' })).toEqual([412, 412])
    const refused = await ask(port, path, { headers: { 'If-Match': '"old"' } })
    expect([refused.bytes.length, refused.headers['content-length'], refused.headers['x-content-type-options']]).toEqual([
      0,
      '0',
      'nosniff',
    ])
  })

  it('for a missing page gets 404', async () => {
    const { port } = await serveFiles({ files })
    expect((await ask(port, '/nowhere', { headers: { 'If-Match': '"old"' } })).status).toBe(404)
  })
})

describe('a range request', () => {
  it('is cut from the uncompressed body even if the client accepts encodings', async () => {
    const { port } = await serveFiles({ files })
    const reply = await ask(port, '/terms', { headers: { Range: 'bytes=10-19', 'Accept-Encoding': 'br' } })
    expect([reply.status, reply.text]).toEqual([206, page.slice(10, 20)])
    expect(reply.headers).toMatchObject({ 'content-range': `bytes 10-19/${page.length}`, 'content-length': '10', 'accept-ranges': 'bytes' })
    expect(reply.headers['content-encoding']).toBeUndefined()
  })

  it('beyond the end gets 416', async () => {
    const { port } = await serveFiles({ files })
    const { status, headers } = await ask(port, '/terms', { headers: { Range: `bytes=${page.length}-` } })
    expect([status, headers['content-range']]).toEqual([416, `bytes */${page.length}`])
  })

  it('for another version gets the whole body', async () => {
    const { port } = await serveFiles({ files })
    const etag = (await ask(port, '/terms')).headers.etag
    const statuses = [etag, '"old"'].map((tag) => ask(port, '/terms', { headers: { Range: 'bytes=0-1', 'If-Range': tag } }))
    expect((await Promise.all(statuses)).map(({ status }) => status)).toEqual([206, 200])
  })

  it('for a missing page gets 404', async () => {
    const { port } = await serveFiles({ files })
    expect((await ask(port, '/nowhere', { headers: { Range: 'bytes=0-1' } })).status).toBe(404)
  })

  it('for a file too big for memory is streamed from disk, like the whole file', async () => {
    const film = Buffer.alloc(17 * 1024 * 1024, 'film')
    const { port } = await serveFiles({ files: { 'film.mp4': film } })
    const [whole, part, head] = await Promise.all([
      ask(port, '/film.mp4'),
      ask(port, '/film.mp4', { headers: { Range: 'bytes=-6' } }),
      ask(port, '/film.mp4', { method: 'HEAD' }),
    ])
    expect([whole.status, whole.bytes.equals(film)]).toEqual([200, true])
    expect([part.status, part.text]).toEqual([206, 'lmfilm'])
    expect([head.status, head.headers['content-length'], head.bytes.length]).toEqual([200, String(film.length), 0])
    expect((await ask(port, '/film.mp4', { headers: { 'If-None-Match': whole.headers.etag } })).status).toBe(304)
  })
})
