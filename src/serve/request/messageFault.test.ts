import { afterAll, describe, expect, it } from 'vitest'
import { connectTo, readAll, serveOnce, stopTestServers } from '../testing/serveFiles.ts'

afterAll(stopTestServers)

const files = { 'index.html': 'home' }

async function answers(...lines: readonly string[]): Promise<readonly string[]> {
  const { port } = await serveOnce({ files })
  const message = `${lines.join('\r\n')}\r\n\r\n`
  const socket = await connectTo(port, `${message}GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)
  return (await readAll(socket)).match(/HTTP\/1\.1 \d+/g)?.map((line) => line.slice(-3)) ?? []
}

describe('a request', () => {
  it.each([
    ['magazine.example'],
    ['magazine.example:8080'],
    ['127.0.0.1:4000'],
    ['[::1]:4000'],
    ['[2001:db8::1]'],
    ['b%C3%BCro.example'],
    ['my_host.example.'],
    ['a:'],
    [''],
  ])('to the host %s is answered', async (host) => {
    expect(await answers('GET / HTTP/1.1', `Host: ${host}`)).toEqual(['200', '200'])
  })

  it.each([
    'a b',
    'a,b',
    'a/b',
    'a?b',
    'a#b',
    'me@a',
    'http://a',
    'a:b',
    'a:80:80',
    'a:70000',
    '::1',
    '[::1',
    '[zz]',
    '[]',
    '[127.0.0.1]',
    'a%zz',
    'a\\b',
    '"a"',
    '<a>',
    'büro.example',
  ])('to the host %s is refused, and the connection is closed', async (host) => {
    expect(await answers('GET / HTTP/1.1', `Host: ${host}`)).toEqual(['400'])
    expect(await answers('GET / HTTP/1.0', 'Connection: keep-alive', `Host: ${host}`)).toEqual(['400'])
  })

  it.each([
    [['GET / HTTP/1.1', 'Host: a', 'Host: b'], '400'],
    [['GET / HTTP/1.1', 'Host: a', 'hOST: a'], '400'],
    [['GET http://a/ HTTP/1.1', 'Host: a', 'Host: a'], '400'],
    [['GET / HTTP/1.0', 'Host: a', 'Host: a'], '400'],
    [['GET /.roomwright/health HTTP/1.1', 'Host: a', 'Host: a'], '400'],
    [['GET / HTTP/1.1'], '400'],
    [['GET / HTTP/1.0', 'Connection: keep-alive', 'Transfer-Encoding: chunked', '', '0'], '400'],
    [['GET / HTTP/1.0', 'Transfer-Encoding: chunked', '', '0'], '400'],
    [['GET / HTTP/1.1', 'Host: a', 'Transfer-Encoding: gzip, chunked', '', '0'], '501'],
    [['GET / HTTP/1.1', 'Host: a', 'Transfer-Encoding: chunked', 'Transfer-Encoding: chunked', '', '0'], '400'],
    [['GET / HTTP/1.1', 'Host: a', 'Transfer-Encoding: gzip'], '501'],
    [['GET / HTTP/1.1', 'Host: a', 'Content-Length: 0', 'Transfer-Encoding: chunked', '', '0'], '400'],
    [['GET / HTTP/2.0', 'Host: a'], '505'],
    [['GET / HTTP/0.9'], '505'],
  ])('%j is refused with %s, and the connection is closed', async (lines, status) => {
    expect(await answers(...lines)).toEqual([status])
  })

  it.each([
    [['GET / HTTP/1.0', 'Connection: keep-alive']],
    [['GET http://b/ HTTP/1.1', 'Host: a']],
    [['GET / HTTP/1.1', 'Host: a', 'Transfer-Encoding: Chunked', '', '0']],
  ])('%j is answered, and so is the next request', async (lines) => {
    expect(await answers(...lines)).toEqual(['200', '200'])
  })

  it('with an Upgrade header is answered, and the connection is closed', async () => {
    expect(await answers('GET / HTTP/1.1', 'Host: a', 'Connection: upgrade', 'Upgrade: websocket')).toEqual(['200'])
  })
})
