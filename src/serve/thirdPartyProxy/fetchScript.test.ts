import type { RequestListener, ServerResponse } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { openLoopbackNetwork } from '../testing/loopbackNetwork.ts'
import { fetchScript } from './fetchScript.ts'
import { publicNetwork } from './publicNetwork.ts'

const address = 'https://s.example/a.js'
const limits = { timeLimit: 60, sizeLimit: 100 }
/** For a host that answers, however slow the machine is. */
const patient = { ...limits, timeLimit: 60_000 }
const publicAddresses = [{ address: '93.184.216.34', family: 4 }]
const opened: { close(): unknown }[] = []

afterEach(() => {
  for (const server of opened.splice(0)) server.close()
})

/** Half a script without its length, neither in its head nor in its body; then whatever `next` does. */
function sendHalf(next: (response: ServerResponse) => void): RequestListener {
  return (_request, response) => {
    response.removeHeader('Transfer-Encoding')
    response.writeHead(200, { 'Content-Type': 'text/javascript', Connection: 'close' }).write('half', () => next(response))
  }
}

test('a resolver that never answers is left alone in time', async () => {
  const network = { ...publicNetwork, lookup: () => new Promise<never>(() => undefined) }
  expect(await fetchScript(address, { network, ...limits })).toMatchObject({ status: 504 })
})

test.each<[string, RequestListener]>([
  ['a head', () => undefined],
  ['the rest of a body', (_request, response) => void response.writeHead(200, { 'Content-Type': 'text/javascript' }).write('half')],
  ['the rest of a body whose length nobody knows', sendHalf(() => undefined)],
])('a host that never sends %s is cut off in time', async (_name, answer) => {
  const network = await openLoopbackNetwork(answer)
  opened.push(network)
  expect(await fetchScript(address, { network, ...limits })).toMatchObject({ status: 504 })
})

test('a host that ends a body of unknown length has sent it whole', async () => {
  const network = await openLoopbackNetwork(sendHalf((response) => void response.end()))
  opened.push(network)
  expect(await fetchScript(address, { network, ...patient })).toMatchObject({ status: 200, bytes: Buffer.from('half') })
})

test.each<[string, RequestListener, string]>([
  ['speaks another protocol', (_request, response) => void response.writeHead(101, { Connection: 'Upgrade', Upgrade: 'h2c' }).end(), '101'],
  ['hangs up', (request) => void request.socket.end(), 'hang up'],
])('a host that %s is a failure at once', async (_name, answer, detail) => {
  const network = await openLoopbackNetwork(answer)
  opened.push(network)
  expect(await fetchScript(address, { network, ...patient })).toMatchObject({ status: 502, detail: expect.stringContaining(detail) })
})

test('a network that never answers is left alone in time', async () => {
  const network = { ...publicNetwork, lookup: async () => publicAddresses, request: () => new Promise<never>(() => undefined) }
  expect(await fetchScript(address, { network, ...limits })).toMatchObject({ status: 504 })
})

test('a name that is not there is a failure of its host', async () => {
  const error = Object.assign(new Error('getaddrinfo ENOTFOUND s.example'), { code: 'ENOTFOUND' })
  const network = { ...publicNetwork, lookup: () => Promise.reject(error) }
  expect(await fetchScript(address, { network, ...limits })).toMatchObject({ status: 502, detail: error.message })
})

test('the connection goes to the checked address, under the name of the host', async () => {
  const hello = Promise.withResolvers<string>()
  const server = createServer((socket) => {
    socket.once('data', (bytes) => {
      hello.resolve(bytes.toString('latin1'))
      socket.destroy()
    })
    socket.on('error', () => undefined)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  opened.push(server)
  const { port } = server.address() as AddressInfo
  const request = publicNetwork.request({
    url: new URL(`https://scripts.invalid:${port}/a.js`),
    addresses: [{ address: '127.0.0.1', family: 4 }],
    signal: AbortSignal.timeout(2000),
  })
  await expect(request).rejects.toThrow()
  expect(await hello.promise).toContain('scripts.invalid')
})
