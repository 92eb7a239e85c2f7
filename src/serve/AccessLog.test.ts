import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { manifestFile } from '../shared/manifest.ts'
import { ask, serveFiles, stopTestServers, writeBuiltFolder } from './testing/serveFiles.ts'

afterEach(stopTestServers)

const files = { 'index.html': '<!doctype html><title>Home</title>' }

async function linesAfter(path: string, headers: Readonly<Record<string, string>>): Promise<string> {
  const lines: string[] = []
  const server = await serveFiles(
    { files },
    { accessLog: { write: (text) => lines.push(text), clock: () => new Date('2026-11-21T18:30:00Z') } },
  )
  await ask(server.port, path, { headers })
  await server.close(100)
  return lines.join('')
}

describe('the access log', () => {
  it('has a line for each request, in the combined format with the time it took', async () => {
    expect(await linesAfter('/?a=1', { 'User-Agent': 'test', Referer: 'https://a.example/' })).toMatch(
      /^127\.0\.0\.1 - - \[21\/Nov\/2026:18:30:00 \+0000\] "GET \/\?a=1 HTTP\/1\.1" 200 \d+ "https:\/\/a\.example\/" "test" \d+\n$/,
    )
  })

  it('names the client that the front names, as the front saw it', async () => {
    expect(await linesAfter('/', { 'X-Forwarded-For': '6.6.6.6, 9.9.9.9' })).toMatch(/^9\.9\.9\.9 - -/)
  })

  it('cannot be forged by what a request says', async () => {
    expect(await linesAfter('/', { 'User-Agent': 'a" 200\t', 'X-Forwarded-For': 'x] "GET' })).toMatch(
      /^127\.0\.0\.1 .* "a\\x22 200" \d+\n$/,
    )
  })
})

describe('a server fit for production', () => {
  it('says that it is well, and of which build, without the site', async () => {
    const server = await serveFiles({ files })
    // Who takes it for a proxy writes the whole address.
    for (const target of ['/.roomwright/health', 'http://magazine.example/.roomwright/health?now']) {
      const { status, headers, text } = await ask(server.port, target)
      expect([status, headers['cache-control'], text]).toEqual([200, 'no-store', 'ok c0ffee\n'])
    }
  })

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('says so to nobody who asks by %s', async (method) => {
    const server = await serveFiles({ files })
    const { status, headers } = await ask(server.port, '/.roomwright/health', { method })
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
  })

  it.each([
    ['the folder', '.'],
    ['the manifest', manifestFile],
    ['the front page', 'index.html'],
  ])('says that it is not well when %s is gone, and well again when it is back', async (_name, path) => {
    const server = await serveFiles({ files })
    const health = async (method = 'GET') => {
      const { status, headers, text } = await ask(server.port, '/.roomwright/health', { method })
      return [status, headers['cache-control'], text]
    }
    expect((await ask(server.port, '/')).status).toBe(200)
    rmSync(join(server.directory, path), { recursive: true })
    expect(await health()).toEqual([503, 'no-store', 'unwell c0ffee: its output folder cannot be read\n'])
    expect(await health('HEAD')).toEqual([503, 'no-store', ''])
    writeBuiltFolder(server.directory, { files })
    expect(await health()).toEqual([200, 'no-store', 'ok c0ffee\n'])
  })

  it('says that it is not well when the next build is damaged', async () => {
    const server = await serveFiles({ files })
    writeFileSync(join(server.directory, manifestFile), '{')
    await server.reload()
    expect((await ask(server.port, '/.roomwright/health')).status).toBe(503)
  })

  it('keeps all it serves out of search engines where it is told to', async () => {
    const server = await serveFiles({ files }, { hidden: true })
    for (const path of ['/', '/nowhere', '/index.html']) {
      expect((await ask(server.port, path)).headers['x-robots-tag']).toBe('noindex, nofollow')
    }
  })

  it.each([
    '/../package.json',
    '/..%2fpackage.json',
    '/%2e%2e/package.json',
    '/assets/..%5c..%5cpackage.json',
    '/.roomwright/manifest.json',
    '/%00',
  ])('gives nothing outside the site: %s', async (path) => {
    const server = await serveFiles({ files })
    expect((await ask(server.port, path)).status).toBe(404)
  })
})
