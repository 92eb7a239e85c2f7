import { buffer } from 'node:stream/consumers'
import { type IncomingHttpHeaders, type ServerResponse, createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Bucket } from './Bucket.ts'
import { openBucket } from './openBucket.ts'

beforeAll(() => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'KEY')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'SECRET')
})

afterAll(() => vi.unstubAllEnvs())

interface Asked {
  readonly line: string
  readonly query: URLSearchParams
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

type Service = (asked: Asked, answer: ServerResponse) => void

/** Uses a bucket of a service, and returns the requests that the service received. */
async function use(service: Service, work: (bucket: Bucket) => Promise<void>, attempts = 1): Promise<readonly Asked[]> {
  const all: Asked[] = []
  // Long enough that only the client closes a connection.
  const server = createServer({ keepAliveTimeout: 60_000 }, (request, answer) => {
    void buffer(request).then((body) => {
      const { pathname, searchParams: query } = new URL(request.url ?? '', 'http://storage')
      const asked = { line: `${request.method} ${pathname}`, query, headers: request.headers, body: body.toString() }
      all.push(asked)
      return service(asked, answer)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const bucket = openBucket({ name: 'shop', endpoint, attempts, pause: 4 })
  try {
    await work(bucket)
  } finally {
    bucket.close()
    server.closeAllConnections()
    server.close()
  }
  return all
}

const xml = (answer: ServerResponse, status: number, text: string) =>
  answer.writeHead(status, { 'Content-Type': 'application/xml' }).end(`<?xml version="1.0" encoding="UTF-8"?>${text}`)

const fault = (code: string) => `<Error><Code>${code}</Code><Message>No</Message></Error>`
const redirect = 'x-amz-website-redirect-location'
const headers = { contentType: 'text/html', cacheControl: 'no-store' }
const page = { key: 'old/lamps', body: Buffer.from('moved'), headers: { ...headers, redirectTo: '/articles/lamps' } }

describe('a service without website hosting', () => {
  const service: Service = (asked, answer) => {
    if (redirect in asked.headers) return xml(answer, 501, fault('NotImplemented'))
    if ('x-amz-copy-source' in asked.headers) return xml(answer, 200, '<CopyObjectResult><ETag>"copied"</ETag></CopyObjectResult>')
    return answer.writeHead(200, { etag: '"put"' }).end()
  }
  const redirects = (asked: readonly Asked[]) => asked.map((each) => [each.line, each.headers[redirect]])

  it('gets the page at an old address without the redirect header', async () => {
    const asked = await use(service, async (bucket) => expect(await bucket.put(page)).toBe('put'))
    expect(redirects(asked)).toEqual([
      ['PUT /shop/old/lamps', '/articles/lamps'],
      ['PUT /shop/old/lamps', undefined],
    ])
    expect(asked[1]).toMatchObject({ body: 'moved', headers: { 'content-type': 'text/html', 'cache-control': 'no-store' } })
  })

  it('gets a copy of that page without the redirect header', async () => {
    const copy = { from: 'kept/a b', to: 'old/lamps', redirectTo: '/articles/lamps' }
    const asked = await use(service, async (bucket) => expect(await bucket.copy(copy)).toBe('copied'))
    expect(redirects(asked)).toEqual([
      ['PUT /shop/old/lamps', '/articles/lamps'],
      ['PUT /shop/old/lamps', undefined],
    ])
    expect(asked[1]?.headers['x-amz-copy-source']).toBe('shop/kept/a%20b')
  })

  it.each([
    ['for another reason', page, 'AccessDenied', 403],
    ['for a page that is at its own address', { ...page, headers }, 'NotImplemented', 501],
  ])('that refuses a page %s gets no second request', async (_, request, code, status) => {
    const asked = await use(
      (_asked, answer) => xml(answer, status, fault(code)),
      (bucket) => expect(bucket.put(request)).rejects.toThrow('No'),
    )
    expect(asked).toHaveLength(1)
  })
})

describe('a request to any service', () => {
  it('names the encoding of an upload, and has only Content-MD5 as its checksum', async () => {
    const service: Service = (_, answer) => answer.writeHead(200, { etag: '"put"' }).end()
    const asked = await use(service, async (bucket) => {
      await bucket.put({ key: 'a', body: Buffer.alloc(3_000_000), headers: { ...headers, contentEncoding: 'gzip' } })
      await bucket.put({ key: 'b', body: Buffer.from('b'), headers })
    })
    expect(asked.map((each) => each.headers['content-encoding'])).toEqual(['gzip', undefined])
    for (const { headers: sent } of asked) {
      expect(sent['content-md5']).toMatch(/^[\w+/]{22}==$/)
      expect(Object.keys(sent).filter((name) => /checksum|^expect$/.test(name))).toEqual([])
    }
  })

  it('lists the objects with a prefix, or all objects', async () => {
    const asked = await use(
      (_, answer) => xml(answer, 200, '<ListBucketResult/>'),
      async (bucket) => {
        await bucket.list('a/')
        await bucket.list()
      },
    )
    expect(asked.map(({ query }) => query.get('prefix'))).toEqual(['a/', null])
  })
})

describe('a removal', () => {
  it.each([
    [['b', 'c'], '2 objects'],
    [['b'], '1 object'],
  ])('fails if the service could not remove some objects, and names the first of them: %j', async (kept, count) => {
    const errors = kept.map((key) => `<Error><Key>${key}</Key><Code>AccessDenied</Code><Message>Locked</Message></Error>`)
    await use(
      (_, answer) => xml(answer, 200, `<DeleteResult>${errors.join('')}</DeleteResult>`),
      (bucket) => expect(bucket.remove(['a', 'b', 'c'])).rejects.toThrow(`${count} could not be removed from shop; the first is b: Locked`),
    )
  })

  it.each(['SlowDown', 'InternalError', 'ServiceUnavailable'])('is repeated if the service had no time for an object: %s', async (code) => {
    const refusal = `<Error><Key>b</Key><Code>${code}</Code><Message>Later</Message></Error>`
    let count = 0
    const service: Service = (_, answer) => xml(answer, 200, `<DeleteResult>${count++ === 0 ? refusal : ''}</DeleteResult>`)
    const asked = await use(service, (bucket) => bucket.remove(['a', 'b']), 2)
    expect(asked.map(({ body }) => [...body.matchAll(/<Key>(.*?)<\/Key>/g)].map(([, key]) => key))).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ])
  })

  it('of more than a thousand objects is split into requests, each with a Content-MD5', async () => {
    const keys = Array.from({ length: 1001 }, (_, index) => `a${index}`)
    const asked = await use(
      (_, answer) => xml(answer, 200, '<DeleteResult/>'),
      (bucket) => bucket.remove(keys),
    )
    expect(asked.map(({ body }) => [...body.matchAll(/<Key>(.*?)<\/Key>/g)].length)).toEqual([1000, 1])
    for (const { headers: sent } of asked) expect(sent['content-md5']).toMatch(/^[\w+/]{22}==$/)
  })

  it('of no objects sends no request', async () => {
    const asked = await use(
      (_, answer) => xml(answer, 200, '<DeleteResult/>'),
      (bucket) => bucket.remove([]),
    )
    expect(asked).toEqual([])
  })
})

describe('the time of a bucket', () => {
  const list = '<ListBucketResult></ListBucketResult>'

  it('is the latest Date of its service, and advances between answers', async () => {
    const dates = ['2001', '2003', '2002'].map((year) => new Date(`${year}-01-01T00:00:00Z`).toUTCString())
    let count = 0
    const service: Service = (_, answer) => xml(answer.setHeader('Date', dates[count++] ?? ''), 200, list)
    await use(service, async (bucket) => {
      for (let request = 0; request < 3; request += 1) await bucket.list()
      const now = bucket.now()
      const passed = now - Date.UTC(2003, 0, 1)
      expect(passed).toBeGreaterThanOrEqual(0)
      expect(passed).toBeLessThan(process.uptime() * 1000)
      await vi.waitFor(() => expect(bucket.now()).toBeGreaterThan(now))
    })
  })

  it.each([undefined, 'soon'])('is unknown if no answer has a valid Date: %s', async (date) => {
    const service: Service = (_, answer) => {
      answer.sendDate = false
      if (date !== undefined) answer.setHeader('Date', date)
      xml(answer, 200, list)
    }
    await use(service, async (bucket) => {
      await bucket.list()
      expect(() => bucket.now()).toThrow('The service has not given the time yet.')
    })
  })
})

it('a closed bucket leaves no connection open', async () => {
  const closed: Promise<unknown>[] = []
  const service: Service = (_, answer) => {
    if (answer.socket) closed.push(once(answer.socket, 'close'))
    xml(answer, 200, '<ListBucketResult/>')
  }
  await use(service, async (bucket) => {
    await bucket.list()
    bucket.close()
    expect(await Promise.all(closed)).toHaveLength(1)
  })
})

describe('a read', () => {
  it('returns nothing for a missing key, and fails if the bucket is missing', async () => {
    const reading = (code: string, work: (bucket: Bucket) => Promise<void>) => use((_, answer) => xml(answer, 404, fault(code)), work)
    await reading('NoSuchKey', async (bucket) => expect(await bucket.read('a')).toBeUndefined())
    await reading('NoSuchBucket', (bucket) => expect(bucket.read('a')).rejects.toMatchObject({ name: 'NoSuchBucket' }))
  })
})
