import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentHash } from '../../platform/contentHash.ts'
import { DeployError } from '../DeployError.ts'
import type { Bucket } from '../bucket/Bucket.ts'
import type { Phase, Plan, Send } from '../plan/Plan.ts'
import type { WantedObject } from '../plan/wantedObjects.ts'
import { type BucketState, emptyState } from '../record/BucketState.ts'
import { Ledger } from '../record/Ledger.ts'
import { readRecord } from '../record/Release.ts'
import { isState } from '../record/recordForms.ts'
import { memoryBucket, tagOf } from '../testing/memoryBucket.ts'
import { applyPlan, hideFromRobots, makeBody } from './applyPlan.ts'

const mark = '<meta name="robots" content="noindex, nofollow">'
const hide = (html: string) => hideFromRobots(Buffer.from(html)).toString()

describe('a document of the development bucket', () => {
  it.each([
    ['<!DOCTYPE html><html lang="en"><head><title>A</title></head></html>', '<!DOCTYPE html><html lang="en"><head>', '<title>'],
    ['<HTML><HEAD profile="a>b"><title>A</title></HEAD></HTML>', '<HTML><HEAD profile="a>b">', '<title>'],
    ['<!doctype html>\n<title>No head</title><h1>A</h1>', '<!doctype html>\n', '<title>'],
    ['<html><body>A</body></html>', '<html>', '<body>'],
    ['google-site-verification: google1.html', '', 'google-site'],
    ['<!-- the <head> of a page --><!DOCTYPE html><html><head><title>A</title>', '<!DOCTYPE html><html><head>', '<title>'],
    ['\uFEFF<!DOCTYPE html><header>A</header>', '\uFEFF<!DOCTYPE html>', '<header>'],
    ['<?xml version="1.0"?><!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN"><html><head><title>A</title>', '<head>', '<title>'],
    ['<html lang=en data-a=\'b>c\'><head class="a" data-b=c>A</head>', '<head class="a" data-b=c>', 'A'],
    [' \t\r\n\f<html>\t\n<!-- a --> <!-- b -->\n<head>\n<title>', '<!-- b -->\n<head>', '\n<title>'],
    ['<html><header>A</header></html>', '<html>', '<header>'],
    ['<htmlx><head>A</head>', '', '<htmlx>'],
    ['<h1>A</h1><html><head>', '', '<h1>'],
    ['<!-- never closed <head><title>A</title>', '', '<!-- never'],
    ['', '', ''],
  ])('is marked as not to be indexed: %s', (html, before, after) => {
    const hidden = hide(html)
    expect(hidden.replace(mark, '')).toBe(html)
    expect(hidden).toContain(before + mark + after)
  })

  it('keeps every byte of a page that is not in UTF-8', () => {
    const bytes = Buffer.from([0x3c, 0x70, 0x3e, 0xe4, 0xf6, 0xfc, 0xa0, 0x00])
    expect(hideFromRobots(bytes)).toEqual(Buffer.concat([Buffer.from(mark), bytes]))
  })
})

describe('carrying out a plan', () => {
  const headers = { contentType: 'text/html', cacheControl: 'no-store' }
  const send = (key: string, change: Partial<Send> = {}): Send => ({ key, fingerprint: 'new', group: 'document', size: 2, ...change })

  interface Run {
    readonly keep?: Plan['keep']
    readonly phases?: readonly Phase[]
    readonly state?: BucketState
    /** The keys that can be uploaded; the text of each object is its key. */
    readonly uploads?: readonly string[]
    readonly wanted?: readonly string[]
  }

  /** Runs a plan of release 7; returns the recorded state and the sizes of what was sent. */
  async function run(bucket: Bucket, { keep = [], phases = [], state = emptyState, uploads = [], wanted = uploads }: Run) {
    const ledger = new Ledger(state)
    const sent: number[] = []
    const progress = { drew: () => undefined, begin: () => undefined, sent: (bytes: number) => void sent.push(bytes), end: () => undefined }
    await applyPlan({
      plan: { keep, phases } as Plan,
      bucket,
      ledger,
      wanted,
      sequence: 7,
      uploads: new Map(uploads.map((key) => [key, () => Promise.resolve({ body: Buffer.from(key), headers })])),
      progress,
      parallel: 1,
    })
    return { state: ledger.state, sent }
  }

  it('copies what it overwrites, records what it will send, and sends phase by phase', async () => {
    const bucket = memoryBucket({ objects: { a: 'before' } })
    const { state, sent } = await run(bucket, {
      keep: [{ fingerprint: 'old', seen: 6, from: 'a' }],
      phases: [
        { name: 'assets', sends: [send('b', { group: 'asset' })] },
        { name: 'documents', sends: [send('a', { size: 3 }), send('c', { from: '.roomwright/kept/old', redirectTo: '/a' })] },
      ],
      uploads: ['a', 'b'],
    })
    expect(bucket.changes).toEqual([
      'copy a to .roomwright/kept/old',
      'put .roomwright/state.json.gz',
      'put b',
      'put a',
      'copy .roomwright/kept/old to c with /a',
    ])
    expect(await readRecord(bucket, '.roomwright/state.json.gz', isState)).toMatchObject({
      objects: { a: { fingerprint: '' }, b: { fingerprint: '', asset: true }, c: { fingerprint: '' } },
      kept: { old: { etag: tagOf('before'), seen: 6 } },
    })
    const known = { fingerprint: 'new', seen: 7, asset: false }
    expect(state.objects).toEqual({
      a: { ...known, etag: tagOf('a') },
      b: { ...known, etag: tagOf('b'), asset: true },
      c: { ...known, etag: tagOf('before') },
    })
    expect(sent).toEqual([2, 3, 2])
  })

  it('makes no second copy of a kept object, and records the last release that had it', async () => {
    const bucket = memoryBucket()
    const { state } = await run(bucket, {
      keep: [{ fingerprint: 'old', seen: 6 }],
      state: { ...emptyState, kept: { old: { etag: 'e', seen: 2 } } },
    })
    expect([bucket.changes, state.kept]).toEqual([[], { old: { etag: 'e', seen: 6 } }])
  })

  it('changes nothing if nothing is to be sent, and records which release wants each object', async () => {
    const known = { fingerprint: 'old', etag: 'changed by somebody else', seen: 6, asset: false }
    const bucket = memoryBucket({ objects: { a: 'a' } })
    const { state } = await run(bucket, { state: { ...emptyState, objects: { a: known } }, wanted: ['a'] })
    expect([bucket.changes, state.objects]).toEqual([[], { a: { ...known, seen: 7 } }])
  })

  it('records sent objects after every five hundred, so that an interrupted deploy does not repeat them', async () => {
    const keys = Array.from({ length: 1001 }, (_, index) => `a${index}`)
    const phases = [{ name: 'documents', sends: keys.map((key) => send(key)) }]
    const isKnown = async (bucket: Bucket) =>
      Object.values((await readRecord(bucket, '.roomwright/state.json.gz', isState))?.objects ?? {}).filter(
        ({ fingerprint }) => fingerprint === 'new',
      ).length
    const cut = memoryBucket()
    // The last one cannot be uploaded.
    await expect(run(cut, { phases, uploads: keys.slice(0, 1000) })).rejects.toThrow('a1000')
    expect([cut.changes.filter((line) => line.includes('state')).length, await isKnown(cut)]).toEqual([3, 1000])
  })

  it.each([
    ['changed', (bucket: Bucket) => bucket.put({ key: 'a', body: Buffer.from('theirs'), headers })],
    ['removed', (bucket: Bucket) => bucket.remove(['a'])],
  ])('fails if another writer has %s a sent object meanwhile', async (_, disturb) => {
    const bucket = memoryBucket()
    const disturbed: Bucket = {
      ...bucket,
      async list(prefix) {
        await disturb(bucket)
        return bucket.list(prefix)
      },
    }
    const phases = [{ name: 'documents', sends: [send('a'), send('b')] }]
    await expect(run(disturbed, { phases, uploads: ['a', 'b'] })).rejects.toThrow(
      'Objects in memory are not as they were sent (1; the first is a), so someone else is writing to it.',
    )
  })
})

describe('the bytes of an object', () => {
  let directory: string
  const text = 'A lamp is a lamp is a lamp.'

  beforeAll(() => {
    directory = mkdtempSync(join(tmpdir(), 'roomwright-bytes-'))
    writeFileSync(join(directory, 'lamp.html'), text)
  })

  afterAll(() => rmSync(directory, { recursive: true, force: true }))

  /** The body of a file of the build, or of another source. */
  function bodyOf(change: Partial<WantedObject> & { readonly encoding?: 'br' | 'gzip' } = {}, drawn?: Uint8Array) {
    const { encoding, ...object } = change
    const headers = { contentType: 'text/html', cacheControl: 'no-store', ...(encoding && { contentEncoding: encoding }) }
    const source = { kind: 'file', path: 'lamp.html', hash: contentHash(text), hidden: false } as const
    const whole: WantedObject = { key: 'lamp', fingerprint: 'f', group: 'document', headers, source, size: 1, ...object }
    return makeBody(whole, { directory, cards: { draw: () => Promise.resolve(drawn) } })
  }

  const plain = (body: Buffer) => body

  it.each([
    ['as they are', {}, plain],
    ['in gzip', { encoding: 'gzip' }, gunzipSync],
    ['in Brotli', { encoding: 'br' }, brotliDecompressSync],
    ['in Brotli, of an asset', { encoding: 'br', group: 'asset' }, brotliDecompressSync],
  ] as const)('are those of its file, %s', async (_, change, unpack) => {
    expect(unpack(await bodyOf(change)).toString()).toBe(text)
  })

  it('are compressed as far as possible in gzip, and in Brotli further for assets than for pages', async () => {
    // Numbers that do not repeat, so that the compression levels differ.
    const source = { kind: 'text', text: Array.from({ length: 5000 }, (_, index) => (index * 7919) % 10_007).join(' lamp ') } as const
    const [packed, asset, page] = await Promise.all([
      bodyOf({ source, encoding: 'gzip' }),
      bodyOf({ source, encoding: 'br', group: 'asset' }),
      bodyOf({ source, encoding: 'br' }),
    ])
    expect(packed.length).toBe(gzipSync(source.text, { level: 9 }).length)
    expect(packed.length).toBeLessThan(gzipSync(source.text).length)
    expect(asset.length).toBeLessThan(page.length)
    expect(page.length).toBeLessThan(packed.length)
  })

  it('carry the robots mark in the development bucket', async () => {
    const source = { kind: 'file', path: 'lamp.html', hash: contentHash(text), hidden: true } as const
    expect((await bodyOf({ source })).toString()).toBe(mark + text)
  })

  it('come from a text that the deploy made, or from a card that it draws', async () => {
    expect(gunzipSync(await bodyOf({ source: { kind: 'text', text: 'moved' }, encoding: 'gzip' })).toString()).toBe('moved')
    expect((await bodyOf({ source: { kind: 'card', name: 'c' } }, Buffer.from('drawn'))).toString()).toBe('drawn')
  })

  it('are refused if the file or the card differs from the build', async () => {
    const source = { kind: 'file', path: 'lamp.html', hash: 'b'.repeat(32), hidden: false } as const
    const failure = (words: string) => ({ constructor: DeployError, message: expect.stringContaining(words) })
    await expect(bodyOf({ source })).rejects.toMatchObject(failure('lamp.html has changed since the build. Build again'))
    const card = { kind: 'card', name: 'c' } as const
    await expect(bodyOf({ source: card })).rejects.toMatchObject(failure('What lamp is drawn from has changed since the build.'))
  })
})
