import { createHash } from 'node:crypto'
import { lockPrefix } from '../record/BucketState.ts'
import type { Answer, WholeRequest } from './startFaultServer.ts'

interface StoredFile {
  readonly body: Buffer
  readonly etag: string
  readonly headers: Readonly<Record<string, string>>
}

/** Request headers that an object keeps; a copy takes the redirect from its own request. */
const keptHeaders = ['content-type', 'cache-control', 'content-encoding']
const redirectHeader = 'x-amz-website-redirect-location'
const listedAtOnce = 1000

/** The part of S3 that deploys use, in memory; `MemoryStorage.test.ts` compares it with an independent server. */
export class MemoryStorage {
  readonly #buckets = new Map<string, Map<string, StoredFile>>()

  makeBucket(name: string): void {
    this.#buckets.set(name, new Map())
  }

  /** Copies all objects to another bucket. */
  cloneBucket(from: string, to: string): void {
    this.#buckets.set(to, new Map(this.#buckets.get(from)))
  }

  dropBucket(name: string): void {
    this.#buckets.delete(name)
  }

  /** Removes the locks in a bucket, as expiry would. */
  dropLocks(name: string): void {
    const bucket = this.#buckets.get(name)
    for (const key of bucket?.keys() ?? []) if (key.startsWith(lockPrefix)) bucket?.delete(key)
  }

  /** Returns the objects of a bucket, by key. */
  objectsOf(name: string): Readonly<Record<string, StoredFile>> {
    return Object.fromEntries(this.#buckets.get(name) ?? [])
  }

  answer({ method, url, headers, body }: WholeRequest): Answer {
    const { pathname, searchParams } = new URL(url, 'http://storage')
    const [, name = '', key = ''] = /^\/([^/]*)\/?(.*)$/.exec(decodeURIComponent(pathname)) ?? []
    const bucket = this.#buckets.get(name)
    if (!bucket) return failure('NoSuchBucket', 'The specified bucket does not exist')
    if (method === 'GET') return key === '' ? list(bucket, searchParams) : read(bucket, key)
    if (method === 'POST' && searchParams.has('delete')) return removeAll(bucket, body.toString())
    const source = headers['x-amz-copy-source']
    if (method === 'PUT' && typeof source === 'string') return this.#copy({ source, bucket, key, redirectTo: redirectOf(headers) })
    if (method === 'PUT') return put(bucket, key, { headers: keep(headers), body, etag: tagOf(body) })
    throw new Error(`Deploys send no ${method}`)
  }

  #copy(copy: { source: string; bucket: Map<string, StoredFile>; key: string; redirectTo: Readonly<Record<string, string>> }): Answer {
    const [, from = '', path = ''] = /^\/?([^/]*)\/(.*)$/.exec(decodeURIComponent(copy.source)) ?? []
    const file = this.#buckets.get(from)?.get(path)
    if (!file) return failure('NoSuchKey', 'The specified key does not exist.')
    const { [redirectHeader]: _, ...headers } = file.headers
    put(copy.bucket, copy.key, { ...file, headers: { ...headers, ...copy.redirectTo } })
    return xml(
      200,
      `<CopyObjectResult><LastModified>${new Date().toISOString()}</LastModified><ETag>${file.etag}</ETag></CopyObjectResult>`,
    )
  }
}

function put(bucket: Map<string, StoredFile>, key: string, file: StoredFile): Answer {
  bucket.set(key, file)
  return { status: 200, headers: { etag: file.etag }, body: Buffer.of() }
}

function read(bucket: Map<string, StoredFile>, key: string): Answer {
  const file = bucket.get(key)
  if (!file) return failure('NoSuchKey', 'The specified key does not exist.')
  return { status: 200, headers: { ...file.headers, etag: file.etag }, body: file.body }
}

function list(bucket: Map<string, StoredFile>, options: URLSearchParams): Answer {
  const [prefix, marker] = [options.get('prefix') ?? '', options.get('marker') ?? '']
  const keys = [...bucket.keys()].filter((key) => key.startsWith(prefix) && key > marker).toSorted()
  const contents = keys
    .slice(0, listedAtOnce)
    .map((key) => `<Contents><Key>${escape(key)}</Key><ETag>${bucket.get(key)?.etag}</ETag></Contents>`)
  return xml(200, `<ListBucketResult><IsTruncated>${keys.length > listedAtOnce}</IsTruncated>${contents.join('')}</ListBucketResult>`)
}

function removeAll(bucket: Map<string, StoredFile>, text: string): Answer {
  for (const [, key = ''] of text.matchAll(/<Key>(.*?)<\/Key>/gs)) bucket.delete(unescape(key))
  return xml(200, '<DeleteResult></DeleteResult>')
}

function keep(headers: WholeRequest['headers']): Readonly<Record<string, string>> {
  const kept = keptHeaders.flatMap((name) => {
    const value = headers[name]
    return typeof value === 'string' ? [[name, value]] : []
  })
  return { ...Object.fromEntries(kept), ...redirectOf(headers) }
}

function redirectOf(headers: WholeRequest['headers']): Readonly<Record<string, string>> {
  const redirect = headers[redirectHeader]
  return typeof redirect === 'string' ? { [redirectHeader]: redirect } : {}
}

const tagOf = (body: Buffer) => `"${createHash('md5').update(body).digest('hex')}"`

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const unescape = (text: string) => text.replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole)

const xml = (status: number, text: string): Answer => ({
  status,
  headers: { 'content-type': 'application/xml' },
  body: Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>${text}`),
})

const failure = (code: string, message: string) => xml(404, `<Error><Code>${code}</Code><Message>${message}</Message></Error>`)
