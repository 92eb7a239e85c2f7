import { once } from 'node:events'
import { Agent, type ServerResponse } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { ask, connectTo, serveFiles, stopTestServers } from '../testing/serveFiles.ts'

afterEach(stopTestServers)

const files = { 'index.html': 'home' }

/** Milliseconds for requests in flight that no test reaches: a stop that takes this long is a failure. */
const unbearable = 600_000

/** Starts a server with a route that responds when the test says so. */
async function serveSlowly() {
  const waiting: ServerResponse[] = []
  const extraRoutes = new Map([['/slow', (_: unknown, response: ServerResponse) => void waiting.push(response)]])
  const server = await serveFiles({ files }, { extraRoutes })
  return { ...server, waiting }
}

describe('stopping a server', () => {
  it('closes idle keep-alive connections', async () => {
    const { port, close } = await serveSlowly()
    const agent = new Agent({ keepAlive: true })
    await ask(port, '/', { agent })
    const [idle] = Object.values(agent.freeSockets).flat()
    await close(unbearable)
    await expect.poll(() => idle?.destroyed).toBe(true)
    agent.destroy()
  })

  it('closes connections that have sent no request', async () => {
    const { port, close } = await serveSlowly()
    const socket = await connectTo(port)
    // Connections are accepted in order of arrival.
    await ask(port, '/')
    socket.resume()
    await close(unbearable)
    await expect.poll(() => socket.closed).toBe(true)
  })

  it('finishes the response in progress and refuses new connections', async () => {
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

  it('finishes sending a body, then closes its connection', async () => {
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

  it('loses no request of a client that sends one after another', async () => {
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

  it('disconnects requests that exceed the time limit', async () => {
    const { port, close, waiting } = await serveSlowly()
    const reply = ask(port, '/slow').catch((error: unknown) => String(error))
    await expect.poll(() => waiting.length).toBe(1)
    await close(100)
    expect(await reply).toContain('socket hang up')
  })

  it('can be done twice', async () => {
    const { port, close } = await serveSlowly()
    await Promise.all([close(100), close(100)])
    await expect(ask(port, '/')).rejects.toThrow('ECONNREFUSED')
    await close(100)
  })
})

describe('a client', () => {
  it('that sends too long a header gets 431', async () => {
    const { port } = await serveSlowly()
    expect((await ask(port, '/', { headers: { 'X-Long': 'x'.repeat(17_000) } })).status).toBe(431)
  })

  it('that pipelines requests has them answered one at a time', async () => {
    const { port, waiting } = await serveSlowly()
    const socket = await connectTo(port, 'GET /slow HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(20))
    await expect.poll(() => waiting.length).toBe(1)
    await ask(port, '/')
    expect(waiting.length).toBe(1)
    socket.destroy()
  })

  it('that pipelines requests gets the responses in order', async () => {
    const { port } = await serveSlowly()
    const socket = await connectTo(port, 'GET / HTTP/1.1\r\nHost: a\r\n\r\nGET /x.json HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
    let text = ''
    socket.on('data', (data) => (text += String(data)))
    await once(socket, 'close')
    expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 404'])
  })
})
