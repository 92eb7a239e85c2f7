import { once } from 'node:events'
import { type RequestListener, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { ask, connectTo, readAll, serveFiles, stopTestServers } from '../testing/serveFiles.ts'
import { ConnectionTracker } from './ConnectionTracker.ts'

afterEach(stopTestServers)

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`
const last = 'GET /last HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'

const soon = <Value>(value: () => Value) => expect.poll(value, { interval: 2, timeout: 10_000 })

/** Starts a server whose responses end when the test says so; `space` is the limit for waiting requests, in bytes. */
async function serveSlowly(space?: number) {
  const answering: { readonly url: string; readonly response: ServerResponse }[] = []
  const listener: RequestListener = ({ url = '' }, response) => void answering.push({ url, response })
  const connections = new ConnectionTracker(space)
  const server = createServer()
  connections.serve(server, listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    connections.closeAll()
    server.close()
  })
  return { answering, connections, port: (server.address() as AddressInfo).port }
}

describe('a client that pipelines requests', () => {
  it('has them answered one at a time, in order', async () => {
    const { answering, port } = await serveSlowly()
    const paths = Array.from({ length: 50 }, (_, index) => `/${index}`)
    const socket = await connectTo(port, paths.map(get).join('') + last)
    const text = readAll(socket)
    for (const path of [...paths, '/last']) {
      await soon(() => answering.length).toBe(1)
      const { url, response } = answering.pop() ?? {}
      expect(url).toBe(path)
      response?.end(`<${url}>`)
    }
    expect((await text).match(/<[^>]+>/g)).toEqual([...paths, '/last'].map((path) => `<${path}>`))
  })

  it('has its waiting requests dropped when it disconnects', async () => {
    const { answering, port } = await serveSlowly()
    const socket = await connectTo(port, get('/a') + get('/b'))
    await soon(() => answering.length).toBe(1)
    socket.destroy()
    await once(answering[0]?.response ?? socket, 'close')
    const reply = ask(port, '/c')
    await soon(() => answering.length).toBe(2)
    answering[1]?.response.end('c')
    expect((await reply).text).toBe('c')
    expect(answering.map(({ url }) => url)).toEqual(['/a', '/c'])
  })

  it('is disconnected if more would wait than the server has space for, without affecting other clients', async () => {
    const { answering, port } = await serveSlowly(100_000)
    const other = ask(port, '/other')
    await soon(() => answering.length).toBe(1)
    const modest = await connectTo(port, get('/first') + get('/second') + last)
    const text = readAll(modest)
    await soon(() => answering.length).toBe(2)
    const greedy = await connectTo(port, get('/greedy').repeat(200))
    await readAll(greedy)
    const polite = ask(port, '/polite')
    await soon(() => answering.at(-1)?.url).toBe('/polite')
    for (const path of ['/other', '/polite', '/first', '/second', '/last']) {
      await soon(() => answering.map(({ url }) => url)).toContain(path)
      answering.find(({ url }) => url === path)?.response.end(path)
    }
    expect([(await other).text, (await polite).text]).toEqual(['/other', '/polite'])
    expect((await text).match(/HTTP\/1\.1 200/g)).toHaveLength(3)
    expect(answering.filter(({ url }) => url === '/greedy')).toHaveLength(1)
  })

  it('frees the space of its requests when they are answered or it disconnects', async () => {
    const { answering, port } = await serveSlowly(100_000)
    for (let round = 0; round < 20; round++) {
      const socket = await connectTo(port, get('/a').repeat(10) + (round % 2 === 0 ? last : ''))
      const text = readAll(socket)
      await soon(() => answering.length).toBe(1)
      if (round % 2 === 0) for (let left = 11; left > 0; left--) await answerNext(answering)
      else socket.destroy()
      expect((await text).match(/HTTP\/1\.1 200/g) ?? []).toHaveLength(round % 2 === 0 ? 11 : 0)
      answering.length = 0
    }
  })

  it('with a body on one of them still gets all the answers', async () => {
    const { answering, port } = await serveSlowly()
    const body = 'x'.repeat(300_000)
    const socket = await connectTo(port, get('/a'))
    socket.write(`GET /b HTTP/1.1\r\nHost: a\r\nContent-Length: ${body.length}\r\n\r\n${body}${last}`)
    const text = readAll(socket)
    for (let left = 3; left > 0; left--) await answerNext(answering)
    expect((await text).match(/HTTP\/1\.1 200/g)).toHaveLength(3)
  })
})

async function answerNext(answering: { readonly response: ServerResponse }[]): Promise<void> {
  await soon(() => answering.length).toBe(1)
  answering.pop()?.response.end()
}

describe('a stalled reader', () => {
  const film = Buffer.alloc(40 * 1024 * 1024, 'film')
  const page = Buffer.alloc(16 * 1024 * 1024, 'page')

  it.each([
    ['/film.mp4', film],
    ['/page.png', page],
  ])('of %s is disconnected', { timeout: 90_000 }, async (path, content) => {
    const lines: string[] = []
    const accessLog = { write: (text: string) => lines.push(text), clock: () => new Date() }
    // With a shorter limit, a process that gets no CPU time for so long would be disconnected before its request has arrived.
    const { port, logged } = await serveFiles({ files: { 'film.mp4': film, 'page.png': page } }, { stalled: 1000, accessLog })
    const socket = await connectTo(port, get(path).repeat(3))
    await expect.poll(() => lines.length, { timeout: 60_000 }).toBe(1)
    expect((await readAll(socket)).length).toBeLessThan(content.length)
    expect([lines.length, logged]).toEqual([1, []])
  })
})
