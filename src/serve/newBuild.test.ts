import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { pendingFolder } from '../shared/output/manifest.ts'
import { ask, serveFiles, stopTestServers, writeBuiltFolder } from './testing/serveFiles.ts'

afterEach(stopTestServers)

// The idle server reads ahead whatever it can compress; `note` has no known type, so it is read on request.
const files = { 'index.html': 'old home', note: 'old note', gone: 'gone', 'x.png': 'x', '404.html': 'lost', '500.html': 'broken' }
const next = { 'index.html': 'new home', note: 'new note', '404.html': 'lost', '500.html': 'broken' }

describe('a new build under a running server', () => {
  it('is served within a second without a reload', async () => {
    let time = 0
    const { port, directory } = await serveFiles({ files }, { now: () => time })
    expect((await ask(port, '/')).text).toBe('old home')
    writeBuiltFolder(directory, { files: next })
    time = 999
    expect((await ask(port, '/')).text).toBe('old home')
    time = 1000
    expect((await ask(port, '/')).text).toBe('new home')
    expect((await ask(port, '/gone')).status).toBe(404)
  })

  it('is served at once after a reload', async () => {
    const { port, directory, reload } = await serveFiles({ files })
    expect((await ask(port, '/')).text).toBe('old home')
    writeBuiltFolder(directory, { files: next })
    await reload()
    expect((await ask(port, '/')).text).toBe('new home')
  })

  it('with a file of the same size as before is not served from the cache of the old build', async () => {
    const { port, directory } = await serveFiles({ files })
    const before = await ask(port, '/x.png')
    writeBuiltFolder(directory, { files: { ...next, 'x.png': 'y' } })
    const first = await ask(port, '/note')
    const again = await ask(port, '/note')
    const after = await ask(port, '/x.png')
    expect([first.text, again.text, after.text]).toEqual(['new note', 'new note', 'y'])
    expect(after.headers.etag).not.toBe(before.headers.etag)
  })

  it('never continues a range of the old build’s file of the same size', async () => {
    const [old, other] = ['old!', 'new!'].map((text) => Buffer.alloc(17 * 1024 * 1024, text))
    const { port, directory } = await serveFiles({ files: { ...files, 'film.mp4': old ?? '' } })
    const before = await ask(port, '/film.mp4', { headers: { Range: 'bytes=0-3' } })
    writeBuiltFolder(directory, { files: { ...next, 'film.mp4': other ?? '' } })
    const after = await ask(port, '/film.mp4', { headers: { Range: 'bytes=4-7', 'If-Range': before.headers.etag } })
    expect([before.text, after.status, after.text.slice(0, 4)]).toEqual(['old!', 200, 'new!'])
    expect(after.headers.etag).not.toBe(before.headers.etag)
  })

  it('without the requested file answers 404', async () => {
    const { port, directory } = await serveFiles({ files })
    writeBuiltFolder(directory, { files: next })
    expect((await ask(port, '/gone')).status).toBe(404)
  })

  it('that is damaged is logged once, and the old build is still served', async () => {
    const { port, directory, reload, logged } = await serveFiles({ files })
    writeFileSync(join(directory, '.roomwright/manifest.json'), '{"version":')
    await reload()
    await reload()
    expect((await ask(port, '/')).text).toBe('old home')
    expect(logged).toEqual([expect.stringContaining('its manifest is damaged')])
  })

  it('that is being put in place is waited for', async () => {
    let waits = 0
    const wait = async () => {
      waits += 1
      writeBuiltFolder(directory, { files: next })
    }
    const { port, directory } = await serveFiles({ files }, { wait })
    rmSync(directory, { recursive: true })
    expect((await ask(port, '/note')).text).toBe('new note')
    expect(waits).toBe(1)
  })
})

describe('a published build whose files are still pending', () => {
  const film = Buffer.alloc(17 * 1024 * 1024, 'film')

  /** Leaves every file of a build where it is between publishing and finishing. */
  function writePublished(directory: string, contents: Readonly<Record<string, string | Uint8Array>>): void {
    const manifest = writeBuiltFolder(directory, { files: contents })
    mkdirSync(join(directory, pendingFolder))
    for (const { path, hash } of manifest.files) renameSync(join(directory, path), join(directory, pendingFolder, hash))
  }

  it('is served completely and is healthy', async () => {
    const { port, directory, reload } = await serveFiles({ files })
    writePublished(directory, { ...next, 'film.mp4': film, 'tr/index.html': 'ev' })
    await reload()
    expect((await ask(port, '/')).text).toBe('new home')
    expect((await ask(port, '/tr')).text).toBe('ev')
    expect((await ask(port, '/film.mp4', { headers: { Range: 'bytes=0-3' } })).text).toBe('film')
    expect((await ask(port, '/.roomwright/health')).status).toBe(200)
  })

  it('is served from its final paths while a later build is writing the same content', async () => {
    const { port, directory, reload } = await serveFiles({ files })
    const { files: listed } = writeBuiltFolder(directory, { files: { ...next, 'film.mp4': film } })
    mkdirSync(join(directory, pendingFolder))
    for (const { hash } of listed) writeFileSync(join(directory, pendingFolder, hash), 'n')
    await reload()
    expect((await ask(port, '/')).text).toBe('new home')
    expect((await ask(port, '/film.mp4', { headers: { Range: 'bytes=0-3' } })).text).toBe('film')
  })
})

describe('a file that has vanished', () => {
  it('is an internal error with the error page, uncached', async () => {
    const { port, directory, logged } = await serveFiles({ files })
    rmSync(directory, { recursive: true })
    const { status, text, headers } = await ask(port, '/gone')
    expect([status, text, headers['content-type'], headers['cache-control']]).toEqual([
      500,
      'broken',
      'text/html; charset=utf-8',
      'no-store',
    ])
    expect(headers['content-security-policy']).toContain("script-src 'self'")
    expect(logged.join('\n')).toContain('GET /gone: gone does not match the manifest')
  })

  it('has the error page of the language of its path', async () => {
    const pages = { 'tr/kayip/index.html': 'gitti', 'tr/500.html': 'bozuk', 'ru/index.html': 'дом' }
    const { port, directory } = await serveFiles({ files: { ...files, ...pages } })
    rmSync(directory, { recursive: true })
    expect((await ask(port, '/tr/kayip')).text).toBe('bozuk')
    expect((await ask(port, '/ru')).text).toBe('broken')
  })

  it('is a plain-text error if data or an asset is requested', async () => {
    const { port, directory } = await serveFiles({ files })
    rmSync(directory, { recursive: true })
    const { status, text } = await ask(port, '/x.png')
    expect([status, text]).toEqual([500, 'Internal server error\n'])
  })

  it('is an error that is not cached', async () => {
    const { port, directory } = await serveFiles({ files })
    rmSync(join(directory, 'gone'))
    expect((await ask(port, '/gone', { method: 'HEAD' })).status).toBe(500)
    writeFileSync(join(directory, 'gone'), 'gone')
    expect((await ask(port, '/gone')).status).toBe(200)
  })

  it('logs a limited number of short lines', async () => {
    const { port, directory, logged } = await serveFiles({ files })
    rmSync(directory, { recursive: true })
    const long = 'x'.repeat(1000)
    const replies = await Promise.all(Array.from({ length: 100 }, (_, index) => ask(port, `/gone?${index}${long}`)))
    expect(replies.map(({ status }) => status)).toEqual(Array(100).fill(500))
    const failures = logged.filter((line) => line.startsWith('GET '))
    expect([failures.length, Math.max(...failures.map(({ length }) => length)) < 400]).toEqual([20, true])
    expect(logged.at(-1)).toBe('For the next minute, further failures are counted but not logged.')
  })
})
