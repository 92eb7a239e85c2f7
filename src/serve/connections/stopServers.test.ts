import { once } from 'node:events'
import { Agent, type ServerResponse } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { ask, connectTo, serveFiles, stopTestServers } from '../testing/serveFiles.ts'

afterEach(stopTestServers)

const files = { 'index.html': 'home' }

/** Milliseconds for requests in flight that no test waits for: a stop that takes them all is a failure. */
const unbearable = 600_000

/** A server with an address that answers when the test says so. */
async function serveSlowly() {
  const waiting: ServerResponse[] = []
  const extraRoutes = new Map([['/slow', (_: unknown, response: ServerResponse) => void waiting.push(response)]])
  const server = await serveFiles({ files }, { extraRoutes })
  return { ...server, waiting }
}

describe('a server that is stopped', () => {
  it('closes connections that wait for a further request', async () => {
    const { port, close } = await serveSlowly()
    const agent = new Agent({ keepAlive: true })
    await ask(port, '/', { agent })
    await close(unbearable)
    agent.destroy()
  })

  it('closes connections that never asked for anything', async () => {
    const { port, close } = await serveSlowly()
    const socket = await connectTo(port)
    // Connections are accepted in the order in which they come.
    await ask(port, '/')
    await close(unbearable)
    socket.destroy()
  })

  it('finishes what it is answering, and accepts nothing new', async () => {
    const { port, close, waiting } = await serveSlowly()
    const agent = new Agent({ keepAlive: true })
    const reply = ask(port, '/slow', { agent })
    await expect.poll(() => waiting.length).toBe(1)
    const closing = close(unbearable)
    await expect(ask(port, '/')).rejects.toThrow('ECONNREFUSED')
    waiting[0]?.end('at last')
    const { text, headers } = await reply
    expect([text, headers.connection]).toEqual(['at last', 'close'])
    await closing
    agent.destroy()
  })

  it('finishes a body that is on its way, then closes its connection', async () => {
    const { port, close, waiting } = await serveSlowly()
    const agent = new Agent({ keepAlive: true })
    const reply = ask(port, '/slow', { agent })
    await expect.poll(() => waiting.length).toBe(1)
    waiting[0]?.write('a')
    const closing = close(unbearable)
    waiting[0]?.end('b'.repeat(1_000_000))
    expect((await reply).text).toBe(`a${'b'.repeat(1_000_000)}`)
    await closing
    agent.destroy()
  })

  it('loses no request of a client that asks without pause', async () => {
    const { port, close } = await serveSlowly()
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const connections: unknown[] = []
    let closing: Promise<void> | undefined
    while (connections.at(-1) !== 'close') {
      connections.push((await ask(port, '/', { agent })).headers.connection)
      if (connections.length === 20) closing = close(2000)
    }
    await closing
    expect(connections.length).toBeGreaterThan(20)
    agent.destroy()
  })

  it('cuts off what takes longer than it was given', async () => {
    const { port, close, waiting } = await serveSlowly()
    const reply = ask(port, '/slow').catch((error: unknown) => String(error))
    await expect.poll(() => waiting.length).toBe(1)
    await close(100)
    expect(await reply).toContain('socket hang up')
  })

  it('may be stopped twice', async () => {
    const { close } = await serveSlowly()
    await Promise.all([close(100), close(100)])
    await close(100)
  })
})

describe('a client', () => {
  it('that sends too long a header is refused', async () => {
    const { port } = await serveSlowly()
    expect((await ask(port, '/', { headers: { 'X-Long': 'x'.repeat(17_000) } })).status).toBe(431)
  })

  it('that sends several requests at once has one of them answered at a time', async () => {
    const { port, waiting } = await serveSlowly()
    const socket = await connectTo(port, 'GET /slow HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(20))
    await expect.poll(() => waiting.length).toBe(1)
    await ask(port, '/')
    expect(waiting.length).toBe(1)
    socket.destroy()
  })

  it('that sends several requests at once gets the answers in order', async () => {
    const { port } = await serveSlowly()
    const socket = await connectTo(port, 'GET / HTTP/1.1\r\nHost: a\r\n\r\nGET /x.json HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
    let text = ''
    socket.on('data', (data) => (text += String(data)))
    await once(socket, 'close')
    expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 404'])
  })
})
