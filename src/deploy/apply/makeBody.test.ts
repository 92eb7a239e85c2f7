import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentHash } from '../../platform/contentHash.ts'
import { DeployError } from '../DeployError.ts'
import type { WantedObject } from '../plan/wantedObjects.ts'
import { hideFromRobots, makeBody } from './makeBody.ts'

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
