import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { manifestFile } from '../shared/output/manifest.ts'
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
  it('has a line for each request, in the combined format with the response time', async () => {
    expect(await linesAfter('/?a=1', { 'User-Agent': 'test', Referer: 'https://a.example/' })).toMatch(
      /^127\.0\.0\.1 - - \[21\/Nov\/2026:18:30:00 \+0000\] "GET \/\?a=1 HTTP\/1\.1" 200 \d+ "https:\/\/a\.example\/" "test" \d+\n$/,
    )
  })

  it('logs the client address added by the trusted proxy', async () => {
    expect(await linesAfter('/', { 'X-Forwarded-For': '6.6.6.6, 9.9.9.9' })).toMatch(/^9\.9\.9\.9 - -/)
  })

  it('escapes request headers, so that they cannot forge an entry', async () => {
    expect(await linesAfter('/', { 'User-Agent': 'a" 200\t', 'X-Forwarded-For': 'x] "GET' })).toMatch(
      /^127\.0\.0\.1 .* "a\\x22 200" \d+\n$/,
    )
  })
})

describe('the server in production', () => {
  it('reports ok and the build’s hash at the health endpoint', async () => {
    const server = await serveFiles({ files })
    // Clients that use the server as a proxy send an absolute URL.
    for (const target of ['/.roomwright/health', 'http://magazine.example/.roomwright/health?now']) {
      const { status, headers, text } = await ask(server.port, target)
      expect([status, headers['cache-control'], text]).toEqual([200, 'no-store', 'ok c0ffee\n'])
    }
  })

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('refuses %s at the health endpoint', async (method) => {
    const server = await serveFiles({ files })
    const { status, headers } = await ask(server.port, '/.roomwright/health', { method })
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
  })

  it.each([
    ['the folder', '.'],
    ['the manifest', manifestFile],
    ['the front page', 'index.html'],
  ])('reports 503 at the health endpoint while %s is gone, and 200 once it is back', async (_name, path) => {
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

  it('reports 503 at the health endpoint if the next build is damaged', async () => {
    const server = await serveFiles({ files })
    writeFileSync(join(server.directory, manifestFile), '{')
    await server.reload()
    expect((await ask(server.port, '/.roomwright/health')).status).toBe(503)
  })

  it('sends a noindex header with every response if `hidden` is set', async () => {
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
  ])('answers 404 for a path outside the site: %s', async (path) => {
    const server = await serveFiles({ files })
    expect((await ask(server.port, path)).status).toBe(404)
  })
})
