import { createRandom } from '../../src/platform/testing/createRandom.ts'
import type { ServedSite } from './ServedSite.ts'
import { type Report, listenUntilQuiet } from './slowClients.ts'

/** Parts of requests: valid ones, and ones that servers have misread. */
const pieces = {
  method: ['GET', 'HEAD', 'POST', 'OPTIONS', 'TRACE', 'CONNECT', 'get', 'PRI', 'G\0T', ''],
  target: [
    '/',
    '/index.html',
    '/../../etc/passwd',
    '/..%2f..%2fetc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/%252e%252e/etc/passwd',
    '/..\\..\\etc\\passwd',
    '/%5c..%5c..%5cetc%5cpasswd',
    '/%c0%ae%c0%ae/etc/passwd',
    '/.roomwright/manifest.json',
    '/./.roomwright/manifest.json',
    '/.%72oomwright/manifest.json',
    '//evil.example/',
    '//evil.example/%2f..',
    'http://evil.example/',
    'http://a/',
    '*',
    '/%00',
    '/%',
    '/%zz',
    '/?q=%ff',
    `/${'a'.repeat(9000)}`,
    '/assets/',
    '/page-data/index/page-data.json',
    '/\u00e9',
    '/a b',
    '',
  ],
  version: ['HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/0.9', 'http/1.1', 'HTTP/1.10', ''],
  headers: [
    'X: a',
    'Host: a\r\nHost: b',
    'Host : a',
    ' Host: a',
    'Host: a\r\n folded',
    'Content-Length: 4\r\n\r\nabcd',
    'Content-Length: 4\r\nContent-Length: 5\r\n\r\nabcd',
    'Content-Length: +4\r\n\r\nabcd',
    'Content-Length: 4, 4\r\n\r\nabcd',
    'Content-Length: 99999999999999999999\r\n\r\na',
    'Transfer-Encoding: chunked\r\n\r\n0',
    'Transfer-Encoding: chunked\r\nContent-Length: 6\r\n\r\n0\r\n\r\nG',
    'Transfer-Encoding: xchunked\r\n\r\n0',
    'Transfer-Encoding : chunked\r\n\r\n0',
    'Transfer-Encoding: chunked, identity\r\n\r\n0',
    'Transfer-Encoding:\x0bchunked\r\n\r\n0',
    'Transfer-Encoding: chunked\r\n\r\n4;a=\nb\r\nabcd\r\n0',
    'Transfer-Encoding: chunked\r\n\r\nfffffffffffffffff\r\nabcd',
    'Range: bytes=0-3',
    'Range: bytes=3-0',
    'Range: bytes=-0',
    'Range: bytes=999999999999-',
    `Range: bytes=${'0-,'.repeat(1000)}0-`,
    'Range: lines=1-2',
    'If-Modified-Since: never',
    'If-None-Match: *',
    `If-None-Match: ${'"a",'.repeat(2000)}"b"`,
    'If-Match: "x"',
    'Expect: 100-continue',
    'Expect: payment',
    'Accept-Encoding: br;q=0, gzip;q=NaN, *;q=2',
    'Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: AAMAAABkAAQAAP__',
    'Connection: close, keep-alive',
    `X: ${'a'.repeat(20_000)}`,
    'X: a\0b',
    'X: a\rb',
    ': a',
    'X',
  ],
  end: ['\r\n\r\n', '\n\n', '\r\r', '\r\n'],
} as const

/** The statuses that the server may answer any of these with. */
const statuses = new Set([100, 200, 206, 301, 304, 307, 308, 400, 404, 405, 408, 412, 413, 414, 416, 417, 421, 426, 431, 501, 505])

/** Milliseconds of silence after which the rest of an answer is not awaited. */
const quiet = 300

/** Sends requests made of these parts: none may end the server, or be answered with a server error or a file outside the site. */
export async function brokenMessages(site: ServedSite, count: number, seed: number): Promise<Report> {
  const random = createRandom(seed)
  // Prefers the first of a list, which is valid: a message with everything wrong is only rejected for its first mistake.
  const pick = <Piece>(list: readonly Piece[]) => list[random() < 0.6 ? 0 : Math.floor(random() * list.length)] as Piece
  const faults: string[] = []
  const seen = new Map<number, number>()
  const play = async (message: string) => {
    const socket = await site.connect()
    socket.write(message, 'latin1')
    const text = await listenUntilQuiet(socket, quiet)
    for (const [, status] of text.matchAll(/(?:^|\n)HTTP\/1\.1 (\d+)/g)) {
      seen.set(Number(status), (seen.get(Number(status)) ?? 0) + 1)
      if (!statuses.has(Number(status))) faults.push(`status ${status} for ${JSON.stringify(message)}`)
    }
    if (/root:.*:0:0:|"scriptHashes":/.test(text)) faults.push(`a file outside the site for ${JSON.stringify(message)}`)
    if (/\n\s+at .*:\d+:\d+\)?/.test(text)) faults.push(`a stack trace for ${JSON.stringify(message)}`)
  }
  const make = () => {
    const headers = Array.from({ length: 1 + Math.floor(random() * 3) }, () => pick(pieces.headers))
    const line = [pick(pieces.method), pick(pieces.target), pick(pieces.version)].join(' ')
    const host = random() < 0.9 ? ['Host: a'] : []
    return `${[line, ...host, ...headers].join('\r\n')}${pick(pieces.end)}`
  }
  for (let played = 0; played < count; played += 100) {
    // Half of them send two messages over a connection: anything may follow a broken one.
    await Promise.all(Array.from({ length: 100 }, () => play(random() < 0.5 ? make() : make() + make())))
    if (!site.isRunning) return { figures: '', faults: [...faults, `the server ended among the messages ${played} to ${played + 99}`] }
  }
  if ((await site.timeFrontPage()) === Infinity) faults.push('no front page afterwards')
  const counts = [...seen].sort(([one], [other]) => one - other).map(([status, times]) => `${status} ${times}`)
  return { figures: `${count} messages, seed ${seed}; answers: ${counts.join(', ')}`, faults }
}
