import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { picture } from '../testing/writeFiles.ts'
import { isPublic, openDownloads } from './openDownloads.ts'

let server: Server
let host: string
let cache: string
const asked: string[] = []

beforeAll(async () => {
  cache = mkdtempSync(join(tmpdir(), 'downloads-'))
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    if (request.url === '/a.png') response.end(picture)
    else if (request.url === '/moved') response.writeHead(302, { location: '/a.png' }).end()
    else if (request.url === '/inside') response.writeHead(302, { location: 'http://10.0.0.1/a.png' }).end()
    else if (request.url === '/round') response.writeHead(302, { location: '/round' }).end()
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => {
  server.close()
  rmSync(cache, { recursive: true })
})

test('a picture is downloaded once per address, also through redirects', async () => {
  const download = openDownloads(cache, (address) => address === '127.0.0.1')
  for (const path of ['/a.png', '/moved', '/a.png']) {
    const found = await download(host + path)
    expect('path' in found && readFileSync(found.path)).toEqual(picture)
  }
  expect(asked.filter((path) => path === '/a.png').length).toBe(2)
})

test.each([
  ['/none', 'its server answered 404'],
  ['/round', 'its address redirects too often'],
  ['/inside', 'its server is not public'],
])('the download of %s fails: %s', async (path, why) => {
  expect(await openDownloads(cache, (address) => address === '127.0.0.1')(host + path)).toEqual({ why })
})

test('servers that are not public are never contacted', async () => {
  const before = asked.length
  expect(await openDownloads(cache)(`${host}/other.png`)).toEqual({ why: 'its server is not public' })
  expect(await openDownloads(cache)('file:///etc/passwd')).toEqual({ why: 'its address is not http' })
  expect(asked.length).toBe(before)
})

test.each([
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['192.168.0.1', false],
  ['172.20.0.1', false],
  ['169.254.169.254', false],
  ['0.0.0.0', false],
  ['100.64.0.1', false],
  ['224.0.0.1', false],
  ['::1', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:7f00:1', false],
  ['93.184.216.34', true],
  ['2606:2800:220:1::1', true],
  ['localhost', false],
])('%s is public: %s', (address, expected) => {
  expect(isPublic(address)).toBe(expected)
})
