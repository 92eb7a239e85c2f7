import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSourceProbe } from './createSourceProbe.ts'

const server = createServer(({ method, url }, response) => {
  if (url === '/silent') return
  if (url === '/no-head' && method === 'HEAD') response.writeHead(405)
  else if (url === '/moved') response.writeHead(301, { location: '/there' })
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
])('a source at %s is there: %j', async (path, isThere) => {
  expect(await createSourceProbe(300)(`${origin}${path}`)).toBe(isThere)
})
