import { randomBytes } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { Body } from '../site/BodyStore.ts'
import { VariantStore } from './VariantStore.ts'

const never = new AbortController().signal
const limit = 1024 * 1024

function bodyOf(content: string | Uint8Array, tag = 'a'): Body {
  const etag = `"${tag}"`
  return { tag, whole: { encoding: 'identity', bytes: Buffer.from(content), etag, tags: [etag] } }
}

const words = ['oak', 'linen', 'lamp', 'shelf', 'window', 'plaster', 'daylight', 'chair']
const prose = Array.from({ length: 3000 }, (_, index) => words[(index * index + (index >> 3)) % words.length]).join(' ')

describe('VariantStore', () => {
  it('returns variants that decode to the body, each with its own ETag', async () => {
    const store = new VariantStore(limit)
    const [br, gzip] = [await store.get(bodyOf(prose), 'br'), await store.get(bodyOf(prose), 'gzip')]
    expect([br.encoding, gzip.encoding]).toEqual(['br', 'gzip'])
    expect([br.etag, gzip.etag]).toEqual(['"a-br5"', '"a-gzip9"'])
    expect([brotliDecompressSync(br.bytes).toString(), gunzipSync(gzip.bytes).toString()]).toEqual([prose, prose])
  })

  it('compresses a body once', async () => {
    const store = new VariantStore(limit)
    const first = await store.get(bodyOf(prose), 'br')
    expect(store.get(bodyOf(prose), 'br')).toBe(first)
  })

  it.each(['br', 'gzip'] as const)('returns the body uncompressed if %s does not make it smaller', async (encoding) => {
    const noise = bodyOf(randomBytes(500))
    const store = new VariantStore(limit)
    expect(await store.get(noise, encoding)).toBe(noise.whole)
    expect(await store.get(noise, encoding)).toBe(noise.whole)
  })

  it('replaces the quick variants of a document with smaller ones that also match the quick ETag', async () => {
    const store = new VariantStore(limit)
    const quick = await store.get(bodyOf(prose), 'br')
    const bytes = await store.prepare(bodyOf(prose), 'document', never)
    const final = await store.get(bodyOf(prose), 'br')
    const gzip = await store.get(bodyOf(prose), 'gzip')
    expect(final.etag).toBe('"a-br11"')
    expect(final.bytes.length).toBeLessThan(quick.bytes.length)
    expect(final.tags).toEqual(['"a-br11"', '"a-br5"'])
    expect(quick.tags).toEqual(['"a-br5"', '"a-br11"'])
    expect(bytes).toBe(final.bytes.length + gzip.bytes.length)
  })

  it('keeps the quick variants of data', async () => {
    const store = new VariantStore(limit)
    await store.prepare(bodyOf(prose), 'data', never)
    expect((await store.get(bodyOf(prose), 'br')).etag).toBe('"a-br5"')
  })

  it('prepares nothing after an abort', async () => {
    expect(await new VariantStore(limit).prepare(bodyOf(prose), 'document', AbortSignal.abort())).toBe(0)
  })
})
