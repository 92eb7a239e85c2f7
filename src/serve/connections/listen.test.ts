import { once } from 'node:events'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { temporaryFolder } from '../../platform/testing/temporaryFolder.ts'
import { startServer } from '../startServer.ts'
import { ask, noCards, serveFiles, stopTestServers, writeBuiltFolder } from '../testing/serveFiles.ts'
import { ServeError } from './listen.ts'

afterEach(stopTestServers)

const files = { 'index.html': 'home' }

function emptyFolder(): string {
  const parent = temporaryFolder('serve')
  return join(parent, 'dist')
}

async function failure(options: { readonly directory: string; readonly port?: number; readonly host?: string }): Promise<unknown> {
  return startServer({ cards: noCards, port: 0, host: '127.0.0.1', ...options }).then(
    () => 'started',
    (error: unknown) => error,
  )
}

describe('startServer', () => {
  it("on 'localhost' listens on both IPv4 and IPv6", async () => {
    const { url, port } = await serveFiles({ files }, { host: 'localhost' })
    expect(url).toBe(`http://localhost:${port}`)
    expect(await (await fetch(url)).text()).toBe('home')
    const replies = await Promise.all(['127.0.0.1', '::1'].map((host) => ask(port, '/', { host })))
    expect(replies.map(({ text }) => text)).toEqual(['home', 'home'])
  })

  it.each([
    ['127.0.0.1', 'http://127.0.0.1'],
    ['::1', 'http://[::1]'],
    ['0.0.0.0', 'http://localhost'],
  ])('on %s returns a URL that a browser can open', async (host, origin) => {
    const { url, port } = await serveFiles({ files }, { host })
    expect(url).toBe(`${origin}:${port}`)
    expect(await (await fetch(url)).text()).toBe('home')
  })

  it.each(['127.0.0.1', '::1'])('rejects if the port is in use, for localhost also if only %s is', async (address) => {
    const other = createServer().listen(0, address)
    onTestFinished(() => void other.close())
    await once(other, 'listening')
    const taken = other.address()
    const port = typeof taken === 'object' && taken ? taken.port : 0
    const directory = emptyFolder()
    writeBuiltFolder(directory, { files })
    const error = await failure({ directory, port, host: 'localhost' })
    expect(error).toBeInstanceOf(ServeError)
    expect(String(error)).toContain(`Port ${port} is in use by another program. Stop it, or choose another port with --port NUMBER.`)
  })

  it('rejects an address that is not of this machine', async () => {
    const directory = emptyFolder()
    writeBuiltFolder(directory, { files })
    const error = await failure({ directory, host: '192.0.2.1' })
    expect(error).toBeInstanceOf(ServeError)
    expect(String(error)).toContain("'192.0.2.1' is not an address of this machine")
  })

  it('rejects a folder without a built site', async () => {
    const directory = emptyFolder()
    const error = await failure({ directory })
    expect(error).toBeInstanceOf(ServeError)
    expect(String(error)).toContain(`There is no built site in ${directory}. Run 'npx roomwright build' first`)
  })

  it('fails with the system error of a manifest that is there but cannot be opened', async () => {
    const directory = emptyFolder()
    mkdirSync(join(directory, '.roomwright'), { recursive: true })
    symlinkSync('manifest.json', join(directory, '.roomwright/manifest.json'))
    expect(await failure({ directory })).toMatchObject({ code: 'ELOOP' })
  })

  it.each(['{', 'null', '{"version":2,"files":[]}', '{"version":1}'])('rejects a damaged manifest (%s)', async (text) => {
    const directory = emptyFolder()
    mkdirSync(join(directory, '.roomwright'), { recursive: true })
    writeFileSync(join(directory, '.roomwright/manifest.json'), text)
    const error = await failure({ directory })
    expect(error).toBeInstanceOf(ServeError)
    expect(String(error)).toContain("its manifest is damaged. Run 'npx roomwright build' again.")
  })
})
