import type { RequestListener, ServerResponse } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { openLoopbackNetwork } from '../testing/loopbackNetwork.ts'
import { fetchScript } from './fetchScript.ts'
import { publicNetwork } from './publicNetwork.ts'

const address = 'https://s.example/a.js'
const limits = { timeLimit: 60, sizeLimit: 100 }
/** For hosts that do respond, however slow the machine is. */
const patient = { ...limits, timeLimit: 60_000 }
const publicAddresses = [{ address: '93.184.216.34', family: 4 }]
const opened: { close(): unknown }[] = []

afterEach(() => {
  for (const server of opened.splice(0)) server.close()
})

/** Sends half a script without any indication of its length, then calls `next`. */
function sendHalf(next: (response: ServerResponse) => void): RequestListener {
  return (_request, response) => {
    response.removeHeader('Transfer-Encoding')
    response.writeHead(200, { 'Content-Type': 'text/javascript', Connection: 'close' }).write('half', () => next(response))
  }
}

test('fetchScript times out if the resolver never answers', async () => {
  const network = { ...publicNetwork, lookup: () => new Promise<never>(() => undefined) }
  expect(await fetchScript(address, { network, ...limits })).toMatchObject({ status: 504 })
})

test.each<[string, RequestListener]>([
  ['a head', () => undefined],
  ['the rest of a body', (_request, response) => void response.writeHead(200, { 'Content-Type': 'text/javascript' }).write('half')],
  ['the rest of a body whose length nobody knows', sendHalf(() => undefined)],
])('fetchScript times out if the host never sends %s', async (_name, answer) => {
  const network = await openLoopbackNetwork(answer)
  opened.push(network)
  expect(await fetchScript(address, { network, ...limits })).toMatchObject({ status: 504 })
})

test('fetchScript accepts a body of unknown length that the host ends', async () => {
  const network = await openLoopbackNetwork(sendHalf((response) => void response.end()))
  opened.push(network)
  expect(await fetchScript(address, { network, ...patient })).toMatchObject({ status: 200, bytes: Buffer.from('half') })
})

test.each<[string, RequestListener, string]>([
  ['speaks another protocol', (_request, response) => void response.writeHead(101, { Connection: 'Upgrade', Upgrade: 'h2c' }).end(), '101'],
  ['hangs up', (request) => void request.socket.end(), 'hang up'],
])('fetchScript fails at once if the host %s', async (_name, answer, detail) => {
  const network = await openLoopbackNetwork(answer)
  opened.push(network)
  expect(await fetchScript(address, { network, ...patient })).toMatchObject({ status: 502, detail: expect.stringContaining(detail) })
})

test('fetchScript times out if the network never answers', async () => {
  const network = { ...publicNetwork, lookup: async () => publicAddresses, request: () => new Promise<never>(() => undefined) }
  expect(await fetchScript(address, { network, ...limits })).toMatchObject({ status: 504 })
})

test('fetchScript fails with 502 if the host name does not exist', async () => {
  const error = Object.assign(new Error('getaddrinfo ENOTFOUND s.example'), { code: 'ENOTFOUND' })
  const network = { ...publicNetwork, lookup: () => Promise.reject(error) }
  expect(await fetchScript(address, { network, ...limits })).toMatchObject({ status: 502, detail: error.message })
})

test('publicNetwork connects to the checked address with the host’s name for TLS', async () => {
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
