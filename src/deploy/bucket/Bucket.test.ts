import type { ListObjectsCommand, S3Client } from '@aws-sdk/client-s3'
import { describe, expect, it } from 'vitest'
import { listObjects, plainTag } from './Bucket.ts'

interface Page {
  readonly Contents?: readonly { readonly Key?: string; readonly ETag?: string }[]
  readonly IsTruncated?: boolean
}

/** A service that answers with these pages, repeating the last one, and the requests that it received. */
function serviceOf(...pages: readonly Page[]) {
  const asked: unknown[] = []
  const send = ({ input }: ListObjectsCommand) => {
    asked.push(input)
    // No list of a test is that long.
    if (asked.length > 10) return Promise.reject(new Error('The service is asked for ever.'))
    return Promise.resolve(pages[asked.length - 1] ?? pages.at(-1))
  }
  return { asked, client: { send } as unknown as S3Client }
}

const objects = (...keys: readonly string[]) => keys.map((key) => ({ Key: key, ETag: `"${key}"` }))

describe('the list of a bucket', () => {
  it('is read page by page, each after the last key of the previous one', async () => {
    const { client, asked } = serviceOf(
      { Contents: objects('a', 'b'), IsTruncated: true },
      { Contents: objects('c'), IsTruncated: true },
      { Contents: objects('d'), IsTruncated: false },
    )
    const found = await listObjects({ client, bucket: 'shop', prefix: 'x/' })
    expect(found).toEqual(['a', 'b', 'c', 'd'].map((key) => ({ key, etag: key })))
    expect(asked).toEqual([
      { Bucket: 'shop', Prefix: 'x/' },
      { Bucket: 'shop', Prefix: 'x/', Marker: 'b' },
      { Bucket: 'shop', Prefix: 'x/', Marker: 'c' },
    ])
  })

  it('contains everything if no prefix is given', async () => {
    const { client, asked } = serviceOf({ Contents: objects('a') })
    expect(await listObjects({ client, bucket: 'shop' })).toHaveLength(1)
    expect(asked).toEqual([{ Bucket: 'shop' }])
  })

  it.each([
    ['gives the same page again', [{ Contents: objects('a'), IsTruncated: true }], 2],
    ['says that there is more, and lists nothing', [{ Contents: [], IsTruncated: true }], 1],
    ['says that there is more, and then lists nothing', [{ Contents: objects('a'), IsTruncated: true }, { IsTruncated: true }], 2],
    ['says nothing', [{}], 1],
  ])('ends if a service %s', async (_, pages, requests) => {
    const { client, asked } = serviceOf(...pages)
    await listObjects({ client, bucket: 'shop' })
    expect(asked).toHaveLength(requests)
  })

  it('leaves out objects without a key', async () => {
    const { client } = serviceOf({ Contents: [{ ETag: '"a"' }, { Key: 'b' }] })
    expect(await listObjects({ client, bucket: 'shop' })).toEqual([{ key: 'b', etag: '' }])
  })
})

it.each([
  ['"a1"', 'a1'],
  ['a1', 'a1'],
  ['W/"a1"', 'a1'],
  ['"aW/1"', 'aW/1'],
  [undefined, ''],
])('the entity tag %s is read as %j', (etag, plain) => {
  expect(plainTag(etag)).toBe(plain)
})
