import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { GetObjectCommand, ListObjectsCommand, S3Client } from '@aws-sdk/client-s3'
import { describe, expect, it, vi } from 'vitest'
import { limitOfUpload, readAnswers } from './readAnswers.ts'

interface Given {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body: string | Readable
}

const limits = { connect: 1000, idle: 1000, whole: 1000 }
const credentials = { accessKeyId: 'KEY', secretAccessKey: 'SECRET' }

/** A client that gets the same answer to every request, and the dates that it reads. */
function clientOf({ status, headers = {}, body }: Given, { endpoint = 'http://storage.example', whole = 1000 } = {}) {
  const dates: (string | undefined)[] = []
  const response = {
    statusCode: status,
    headers,
    body: typeof body === 'string' ? Readable.from([Buffer.from(body)], { objectMode: false }) : body,
  }
  const requestHandler = { handle: () => Promise.resolve({ response }) }
  const client = new S3Client({ endpoint, region: 'us-east-1', credentials, forcePathStyle: true, maxAttempts: 1, requestHandler })
  readAnswers(client, { limits: { ...limits, whole }, hearDate: (date) => dates.push(date) })
  return { client, dates }
}

const list = new ListObjectsCommand({ Bucket: 'shop' })
const get = new GetObjectCommand({ Bucket: 'shop', Key: 'a' })

/** The failure of a request; undefined if it succeeds. */
async function failureOf(given: Given, command: typeof list | typeof get = list, endpoint?: string): Promise<string | undefined> {
  const { client } = clientOf(given, endpoint === undefined ? {} : { endpoint })
  return client.send(command as typeof list).then(
    () => undefined,
    (error: unknown) => String(error),
  )
}

const page = '<!DOCTYPE html><html><body>Hello</body></html>'
const fault = (code: string) => `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>No</Message></Error>`
const result = '<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"></ListBucketResult>'

describe('an answer to a request for a list', () => {
  it.each([
    ['a list', 200, result],
    ['a list after a declaration and blanks', 200, `\n <?xml version="1.0"?>\n${result}`],
    ['a list of many objects', 200, `<ListBucketResult xmlns="x">${'<Contents><Key>a</Key></Contents>'.repeat(100)}</ListBucketResult>`],
    ['an empty list, written short', 200, '<ListBucketResult/>'],
    ['nothing', 200, ''],
  ])('is accepted if it is %s', async (_, status, body) => {
    expect(await failureOf({ status, body })).toBeUndefined()
  })

  it.each([
    ['a page', 200, page],
    ['a text', 200, 'ok'],
    ['a text that speaks of errors', 200, 'Error: <Error> is no list'],
    ['a page that is not there', 404, page],
    ['a list in the middle of a page of a thousand letters', 200, `<html>${' '.repeat(1000)}${result}`],
    ['a page that speaks of errors', 200, '<html><body>Errors everywhere</body></html>'],
    ['a redirection', 300, ''],
    ['a redirection', 301, ''],
    ['a redirection', 399, ''],
    ['a failure that is told in a text', 400, 'Bad request'],
  ])('comes from no storage service if it is %s (%i)', async (_, status, body) => {
    expect(await failureOf({ status, body, headers: { 'content-type': 'text/html; charset=utf-8' } })).toContain(
      `What answers at http://storage.example is not an S3-compatible service (${status}, text/html).`,
    )
  })

  it.each([
    ['says in XML why it fails', 403, fault('SignatureDoesNotMatch')],
    ['says nothing', 403, ''],
    ['says nothing', 400, ''],
    ['says that nothing has changed', 304, ''],
    ['is a gateway that has a page for a fault that may pass', 503, page],
    ['is a gateway that has a page for a fault that may pass', 500, page],
    ['takes the request for too slow', 408, page],
    ['takes the requests for too many', 429, page],
  ])('is left to the library if the service %s (%i)', async (_, status, body) => {
    const failure = await failureOf({ status, body })
    expect(failure).toEqual(expect.any(String))
    expect(failure).not.toContain('S3-compatible')
  })

  it.each([
    ['https://storage.example', {}, 'https://storage.example is not an S3-compatible service (200, no content)'],
    [
      'http://storage.example:9000',
      { 'content-type': 'text/plain' },
      'http://storage.example:9000 is not an S3-compatible service (200, text/plain)',
    ],
    ['http://storage.example', { location: 'https://shop.example/' }, '(200, a redirect to https://shop.example/)'],
  ])('from no storage service is reported with the address of the server: %s %j', async (endpoint, headers, words) => {
    expect(await failureOf({ status: 200, body: 'ok', headers }, list, endpoint)).toContain(words)
  })
})

describe('an answer to a request for an object', () => {
  it.each([page, 'ok', ''])('can have any content: %j', async (body) => {
    const { client } = clientOf({ status: 200, body })
    const { Body } = await client.send(get)
    expect(await Body?.transformToString()).toBe(body)
  })

  it('provides the time of the service', async () => {
    const { client, dates } = clientOf({ status: 200, body: 'ok', headers: { date: 'Sat, 28 Nov 2026 12:00:00 GMT' } })
    await client.send(get)
    expect(dates).toEqual(['Sat, 28 Nov 2026 12:00:00 GMT'])
  })

  it('that arrives slowly is read to its end', async () => {
    const body = Readable.from(
      (async function* () {
        yield Buffer.from('a lamp ')
        await setImmediate()
        yield Buffer.from('is a lamp')
      })(),
      { objectMode: false },
    )
    const { Body } = await clientOf({ status: 200, body }, { whole: 10_000 }).client.send(get)
    expect(await Body?.transformToString()).toBe('a lamp is a lamp')
  })

  it('leaves no timer behind that keeps the process alive', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      await clientOf({ status: 200, body: 'ok' }).client.send(get)
      expect(vi.getTimerCount()).toBe(0)
    } finally {
      vi.useRealTimers()
    }
  })

  it('that does not end in time fails with a TimeoutError, so that it is retried', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const { client } = clientOf({ status: 200, body: new Readable({ read: () => undefined }) }, { whole: 60_000 })
      const failed = client.send(get).catch((error: unknown) => error)
      while (vi.getTimerCount() === 0) await setImmediate()
      vi.advanceTimersByTime(60_000)
      expect(await failed).toMatchObject({ name: 'TimeoutError' })
    } finally {
      vi.useRealTimers()
    }
  })
})

it('an upload has more time the more bytes it sends', () => {
  expect([0, 8000, 8001].map((bytes) => limitOfUpload(limits, bytes))).toEqual([1000, 2000, 2001])
})

it.each([
  ['a list', '<ListBucketResult><Contents><Key>a</Key></Contents>', '<IsTruncated>false</IsTruncated></ListBucketResult>\n'],
  [
    'a list after a declaration',
    '<?xml version="1.0"?><ListBucketResult xmlns="x"><Contents>',
    '<Key>a</Key></Contents></ListBucketResult>',
  ],
  ['an error', '<Error><Code>SlowDown</Code>', '</Error>'],
])('that ends too early is asked for again: %s', async (_what, start, end) => {
  const { client } = clientOf({ status: 200, body: start })
  const failure: unknown = await client.send(list).catch((error: unknown) => error)
  expect(failure).toMatchObject({ message: 'The answer ends too early', $retryable: {} })
  expect(String(await failureOf({ status: 200, body: start + end }))).not.toContain('ends too early')
})
