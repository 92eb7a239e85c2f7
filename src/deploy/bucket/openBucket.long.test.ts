import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type RequestListener, type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type BucketServer, startBucketServer, startFaultProxy } from '../testing/startBucketServer.ts'
import type { Fault, FaultServer } from '../testing/startFaultServer.ts'
import type { Bucket } from './Bucket.ts'
import { explainFailure } from './explainFailure.ts'
import { openBucket } from './openBucket.ts'

let server: BucketServer
const headers = { contentType: 'text/plain', cacheControl: 'no-store' }
/** Short, but far longer than an answer on loopback takes; a slower request is retried. */
const limits = { connect: 5000, idle: 1000, whole: 3000 }

beforeAll(async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'S3RVER')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'S3RVER')
  server = await startBucketServer()
  server.makeBucket('shop')
  const bucket = openBucket({ name: 'shop', endpoint: server.endpoint, attempts: 4, limits })
  await bucket.put({ key: 'a', body: Buffer.from('a'.repeat(5000)), headers })
  bucket.close()
}, 60_000)

afterAll(async () => {
  vi.unstubAllEnvs()
  await server.close()
}, 60_000)

const calls = {
  list: (bucket: Bucket) => bucket.list(),
  read: (bucket: Bucket) => bucket.read('a'),
  'put of a text': (bucket: Bucket) => bucket.put({ key: 'b', body: Buffer.from('b'), headers }),
  'put of three megabytes': (bucket: Bucket) => bucket.put({ key: 'c', body: Buffer.alloc(3_000_000), headers }),
  copy: (bucket: Bucket) => bucket.copy({ from: 'a', to: 'd' }),
  remove: (bucket: Bucket) => bucket.remove(['nothing']),
}
const kinds = Object.keys(calls) as readonly (keyof typeof calls)[]

// Each waits for a limit and has its own proxy, so that they can wait at the same time.
describe.concurrent('a request without a complete answer', { timeout: 60_000 }, () => {
  const faults: readonly Fault[] = ['hang', 'stall', 'cut']
  const trials = kinds.flatMap((kind) => faults.map((fault) => ({ kind, fault })))

  /** A bucket behind a proxy that breaks requests. */
  async function withFaults(faultOf: (count: number) => Fault, work: (bucket: Bucket, proxy: FaultServer) => Promise<void>): Promise<void> {
    const proxy = await startFaultProxy(server.endpoint)
    const bucket = openBucket({ name: 'shop', endpoint: proxy.endpoint, attempts: 4, limits })
    proxy.plan(faultOf)
    try {
      await work(bucket, proxy)
    } finally {
      bucket.close()
      await proxy.close()
    }
  }

  const first = (fault: Fault) => (count: number) => (count === 1 ? fault : 'none')

  it.each(trials)('is retried: $kind, $fault', ({ kind, fault }) =>
    withFaults(first(fault), async (bucket, proxy) => {
      await expect(calls[kind](bucket)).resolves.not.toThrow()
      expect(proxy.requests.length).toBeGreaterThan(1)
    }),
  )

  it.each(['list', 'put of three megabytes', 'copy'] as const)('fails with an explanation if no attempt gets an answer: %s', (kind) =>
    withFaults(
      () => 'hang',
      async (bucket, proxy) => {
        const failure = await calls[kind](bucket).catch((error: unknown) => error)
        expect(proxy.requests).toHaveLength(4)
        expect(String(explainFailure(failure, 'shop'))).toContain('shop: The service does not answer.')
      },
    ),
  )

  it('returns the complete object after a truncated answer', () =>
    withFaults(first('cut'), async (bucket) => {
      expect((await bucket.read('a'))?.length).toBe(5000)
    }))

  it('fails if its answer arrives byte by byte without end', async () => {
    const listener: RequestListener = (_, answer) => {
      answer.writeHead(200, { 'Content-Type': 'application/xml', 'Content-Length': 1_000_000 })
      const timer = setInterval(() => answer.write(' '), 50)
      answer.on('close', () => clearInterval(timer))
    }
    expect(await withServer(listener, (origin) => failureAt(origin, (odd) => odd.list()))).toContain('The service does not answer.')
  })
})

/** Runs `work` against a server that answers every request with `listener`. */
async function withServer<Result>(listener: RequestListener, work: (origin: string, server: Server) => Promise<Result>): Promise<Result> {
  const odd = createServer(listener).listen(0, '127.0.0.1')
  await once(odd, 'listening')
  try {
    return await work(`http://127.0.0.1:${(odd.address() as AddressInfo).port}`, odd)
  } finally {
    odd.closeAllConnections()
    odd.close()
  }
}

async function failureAt(endpoint: string, call: (bucket: Bucket) => Promise<unknown>): Promise<string> {
  const odd = openBucket({ name: 'shop', endpoint, attempts: 2, limits })
  const failure = await call(odd).then(
    () => 'no failure',
    (error: unknown) => explainFailure(error, 'shop'),
  )
  odd.close()
  return String(failure)
}

describe('a server that is no storage service', { timeout: 60_000 }, () => {
  const page = '<!DOCTYPE html><html><head><title>Welcome</title></head><body>Hello</body></html>'
  const answers: readonly (readonly [number, string, string])[] = [
    [200, 'text/html', page],
    [200, 'application/json', '{"ok":true}'],
    [403, 'text/html', page],
    [404, 'text/html', page],
    [404, 'application/json', '{"error":"not found"}'],
    [405, 'text/html', page],
    [405, 'text/plain', 'Method Not Allowed'],
  ]

  it.each(answers)('is reported as such: %i %s', async (status, type, body) => {
    const listener: RequestListener = (_, answer) => answer.writeHead(status, { 'Content-Type': type }).end(body)
    const message = await withServer(listener, (origin) => failureAt(origin, (odd) => odd.list()))
    expect(message).toMatch(
      new RegExp(
        `What answers at http://127\\.0\\.0\\.1:\\d+ is not an S3-compatible service \\(${status}, ${type}\\)\\. Check --endpoint`,
      ),
    )
  })

  it('is reported as such if it redirects elsewhere', async () => {
    const listener: RequestListener = (_, answer) => answer.writeHead(301, { Location: 'https://shop.example/' }).end()
    const message = await withServer(listener, (origin) => failureAt(origin, (odd) => odd.list()))
    expect(message).toContain('is not an S3-compatible service (301, a redirect to https://shop.example/)')
  })

  it.each([
    [401, 'The credentials do not permit this'],
    [403, 'The credentials do not permit this'],
    [404, 'The service refuses this (404) and does not say why'],
    [405, 'The service refuses this (405) and does not say why'],
    [503, 'The service failed (503). Run the same command again'],
  ])('that answers only with the status %i is explained in plain words', async (status, words) => {
    const listener: RequestListener = (_, answer) => answer.writeHead(status).end()
    expect(await withServer(listener, (origin) => failureAt(origin, (odd) => odd.list()))).toContain(`shop: ${words}`)
  })

  it('that speaks http at an https address is explained without OpenSSL messages', async () => {
    const listener: RequestListener = (_, answer) => answer.end()
    const message = await withServer(listener, (origin) => failureAt(origin.replace('http:', 'https:'), (odd) => odd.list()))
    expect(message).toContain(
      'shop: The service does not speak https at this address. Check --endpoint, `buckets.endpoint` of site.config.ts and AWS_ENDPOINT_URL_S3: perhaps the address should begin with http://.',
    )
    expect(message).not.toMatch(/SSL|\n/)
  })

  it('that does not speak http at all is reported as such', async () => {
    const message = await withServer(
      () => undefined,
      (origin, odd) => {
        odd.removeAllListeners('connection')
        odd.on('connection', (socket) => socket.end('220 mail.example ESMTP\r\n'))
        return failureAt(origin, (other) => other.list())
      },
    )
    expect(message).toContain(
      'shop: What answers at this address does not speak http. Check --endpoint, `buckets.endpoint` of site.config.ts and AWS_ENDPOINT_URL_S3.',
    )
  })
})

interface NamedPlace {
  /** The value of `AWS_ENDPOINT_URL`. */
  readonly variable?: string
  readonly endpoint?: string
  readonly region?: string
}

describe('an invalid endpoint or region', { timeout: 60_000 }, () => {
  afterEach(() => {
    vi.stubEnv('AWS_ENDPOINT_URL', undefined)
  })

  it.each([
    [{ endpoint: 'garbage' }, "'garbage' is not the address of a storage service. Write one such as https://storage.example"],
    [{ endpoint: 'ftp://storage.example' }, "'ftp://storage.example' is not the address"],
    [{ endpoint: 'https://storage.example/?tenant=1' }, 'is not the address'],
    [{ endpoint: 'https://anna:secret@storage.example/' }, "'https://…@storage.example/' is not the address"],
    [{ endpoint: 'anna:secret@storage.example' }, "'…@storage.example' is not the address"],
    [{ variable: 'storage' }, "'storage' is not the address of a storage service"],
    [{ endpoint: 'http://localhost:9', region: 'the north' }, "'the north' is not a region. Write one such as eu-central-1"],
  ])('is refused with an explanation: %j', async ({ variable, ...place }: NamedPlace, sentence) => {
    if (variable !== undefined) vi.stubEnv('AWS_ENDPOINT_URL', variable)
    const bucket = openBucket({ name: 'shop', attempts: 1, limits, ...place })
    await expect(bucket.list()).rejects.toThrow(sentence)
    bucket.close()
  })
})

it.each([
  ['AWS_ACCESS_KEY_ID', 'KEY-OF-ANNA\n', 'The access key has a line break, or a character that it cannot have. Check AWS_ACCESS_KEY_ID'],
  ['AWS_SESSION_TOKEN', 'TOKEN–OF–ANNA', 'The session token has a line break, or a character that it cannot have. Check AWS_SESSION_TOKEN'],
])('a %s that no request can carry is refused before the first request, without being quoted', async (name, value, sentence) => {
  const before = process.env[name]
  vi.stubEnv(name, value)
  const bucket = openBucket({ name: 'shop', endpoint: 'http://127.0.0.1:9', attempts: 1, limits })
  const message = await bucket.list().then(String, String)
  vi.stubEnv(name, before)
  expect(message).toContain(sentence)
  expect(message).not.toContain('ANNA')
  bucket.close()
})

describe('the usual AWS settings', { timeout: 60_000 }, () => {
  let home: string
  const seen: { host: string | undefined; url: string | undefined; authorization: string | undefined }[] = []
  const listener: RequestListener = ({ headers: { host, authorization }, url }, answer) => {
    seen.push({ host, url, authorization })
    answer.writeHead(200, { 'Content-Type': 'application/xml' }).end('<ListBucketResult></ListBucketResult>')
  }

  beforeAll(() => {
    home = mkdtempSync(join(tmpdir(), 'roomwright-settings-'))
    writeFileSync(join(home, 'config'), '[profile north]\nregion = eu-north-1\n')
    writeFileSync(
      join(home, 'credentials'),
      '[north]\naws_access_key_id = N\naws_secret_access_key = N\n[default]\naws_access_key_id = D\naws_secret_access_key = D\n',
    )
  })

  afterAll(() => rmSync(home, { recursive: true, force: true }))

  afterEach(() => {
    seen.length = 0
  })

  /** Sends one request with some variables; ORIGIN stands for the server's address. */
  const ask = (variables: Readonly<Record<string, string>>, place: { readonly profile?: string; readonly region?: string }) =>
    withServer(listener, async (origin) => {
      const names = ['AWS_REGION', 'AWS_DEFAULT_REGION', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY']
      for (const name of names) vi.stubEnv(name, undefined)
      vi.stubEnv('AWS_CONFIG_FILE', join(home, 'config'))
      vi.stubEnv('AWS_SHARED_CREDENTIALS_FILE', join(home, 'credentials'))
      for (const [name, value] of Object.entries(variables))
        vi.stubEnv(name, value.replace('ORIGIN', origin.replace('127.0.0.1', 'localhost')))
      const other = openBucket({ name: 'shop', attempts: 1, limits, ...place })
      await other.list()
      other.close()
      vi.unstubAllEnvs()
      vi.stubEnv('AWS_ACCESS_KEY_ID', 'S3RVER')
      vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'S3RVER')
    })

  it('address a custom endpoint with the bucket in the path, so that localhost works', async () => {
    await ask({ AWS_ENDPOINT_URL_S3: 'ORIGIN' }, {})
    expect(seen[0]).toMatchObject({ host: expect.stringMatching(/^localhost:/), url: expect.stringMatching(/^\/shop[/?]/) })
  })

  it.each([undefined, 'south'])('include the endpoint of a profile, and AWS_PROFILE stays unchanged: %s', async (before) => {
    await withServer(listener, async (origin) => {
      vi.stubEnv('AWS_PROFILE', before)
      // The library reads a file only once.
      const config = join(home, `config-${before}`)
      vi.stubEnv('AWS_CONFIG_FILE', config)
      vi.stubEnv('AWS_SHARED_CREDENTIALS_FILE', join(home, 'credentials'))
      writeFileSync(config, `[profile north]\nregion = eu-north-1\nendpoint_url = ${origin}\n`)
      const other = openBucket({ name: 'shop', profile: 'north', attempts: 1, limits })
      await other.list()
      other.close()
    })
    expect([process.env.AWS_PROFILE, seen[0]?.url]).toEqual([before, expect.stringMatching(/^\/shop[/?]/)])
    vi.stubEnv('AWS_PROFILE', undefined)
  })

  it.each([
    ['of the profile', { AWS_ENDPOINT_URL: 'ORIGIN' }, { profile: 'north' }, 'eu-north-1'],
    ['of the variables before it', { AWS_ENDPOINT_URL: 'ORIGIN', AWS_DEFAULT_REGION: 'eu-west-3' }, { profile: 'north' }, 'eu-west-3'],
    ['of the publication before both', { AWS_ENDPOINT_URL: 'ORIGIN', AWS_REGION: 'eu-west-3' }, { region: 'sa-east-1' }, 'sa-east-1'],
    ['that is usual where nothing names one', { AWS_ENDPOINT_URL: 'ORIGIN' }, {}, 'us-east-1'],
  ])('give the region %s', async (_, variables, place, region) => {
    await ask(variables, place)
    expect(seen[0]?.authorization).toContain(`/${region}/s3/`)
  })
})
