import { hash } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http'
import { type Socket, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { CardSource } from '../../shared/pictures/cards.ts'
import { contentHash } from '../../platform/contentHash.ts'
import { type FileKind, type Manifest, type Redirect, describeFile, manifestFile } from '../../shared/output/manifest.ts'
import type { ThirdParty } from '../../shared/browser/thirdParty.ts'
import { type RunningServer, type ServerOptions, startServer } from '../startServer.ts'

interface TestServer extends RunningServer {
  readonly directory: string
  readonly logged: readonly string[]
}

const cleanUps: (() => Promise<void>)[] = []

/** Builds a folder and serves it until `stopTestServers`. */
export async function serveFiles(folder: BuiltFolder, options: Partial<ServerOptions> = {}): Promise<TestServer> {
  const parent = mkdtempSync(join(tmpdir(), 'roomwright-serve-'))
  const directory = join(parent, 'dist')
  writeBuiltFolder(directory, folder)
  const logged: string[] = []
  const server = await startServer({ directory, cards: noCards, port: 0, host: '127.0.0.1', log: (line) => logged.push(line), ...options })
  cleanUps.push(async () => {
    await server.close(100)
    rmSync(parent, { recursive: true, force: true })
  })
  return { ...server, directory, logged }
}

const shared = new Map<string, Promise<TestServer>>()

/** Returns the same server for the same folder until `stopTestServers`; for tests that only send requests. */
export function serveOnce(folder: BuiltFolder): Promise<TestServer> {
  const key = JSON.stringify([folder, Object.values(folder.files).map((content) => hash('sha256', content))])
  const server = shared.get(key) ?? serveFiles(folder)
  shared.set(key, server)
  return server
}

/** A source without social cards. */
export const noCards: CardSource = { draw: () => Promise.resolve(undefined) }

/** For `afterEach`, or for `afterAll` if servers are shared. */
export async function stopTestServers(): Promise<void> {
  shared.clear()
  await Promise.all(cleanUps.splice(0).map((cleanUp) => cleanUp()))
}

interface BuiltFolder {
  /** By path below the folder. */
  readonly files: Readonly<Record<string, string | Uint8Array>>
  /** Names of social cards that are drawn on demand. */
  readonly cards?: readonly string[]
  readonly redirects?: readonly Redirect[]
  readonly gone?: readonly string[]
  readonly thirdParty?: ThirdParty
}

/** The script hash listed by the test builds. */
export const scriptHash = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/** Writes the output of a build beside the folder, and moves it into place. */
export function writeBuiltFolder(directory: string, { files, ...rest }: BuiltFolder): Manifest {
  const manifest = manifestOf({ files, ...rest })
  const staging = `${directory}.building`
  for (const [path, content] of Object.entries({ ...files, [manifestFile]: JSON.stringify(manifest) })) {
    mkdirSync(dirname(join(staging, path)), { recursive: true })
    writeFileSync(join(staging, path), content)
  }
  rmSync(directory, { recursive: true, force: true })
  renameSync(staging, directory)
  return manifest
}

export function manifestOf({ files, cards = [], redirects = [], gone = [], thirdParty }: BuiltFolder): Manifest {
  return {
    version: 1,
    webpackCompilationHash: 'c0ffee',
    files: Object.entries(files).map(([path, content]) =>
      describeFile({ path, kind: kindOf(path) }, { hash: contentHash(content), size: Buffer.byteLength(content) }),
    ),
    cards,
    redirects,
    gone,
    scriptHashes: [scriptHash],
    ...(thirdParty && { thirdParty }),
  }
}

function kindOf(path: string): FileKind {
  if (path.startsWith('assets/')) return 'asset'
  if (/^(page|slice)-data\//.test(path)) return 'data'
  if (path === 'sw.js') return 'control'
  return path.endsWith('.html') && !path.startsWith('public-') ? 'document' : 'public'
}

export interface AskOptions {
  readonly method?: string
  readonly headers?: OutgoingHttpHeaders
  readonly host?: string
  readonly agent?: Agent
}

interface Reply {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly bytes: Buffer
  readonly text: string
}

/** Sends a request with the target exactly as written; follows and decodes nothing. */
export function ask(
  port: number,
  path: string,
  { method = 'GET', headers = {}, host = '127.0.0.1', agent }: AskOptions = {},
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    request({ host, port, path, method, headers, agent: agent ?? new Agent() }, (response) => {
      buffer(response).then(
        (bytes) => resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes, text: bytes.toString() }),
        reject,
      )
    })
      .on('error', reject)
      .end()
  })
}

/** Connects a client that writes `text` unchanged and reads nothing until told to. */
export async function connectTo(port: number, text = ''): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  if (text) await new Promise<void>((resolve) => socket.write(text, () => resolve()))
  return socket
}

/** Reads everything until the server closes the connection. */
export async function readAll(socket: Socket): Promise<string> {
  let text = ''
  socket.setEncoding('latin1').on('data', (part: string) => (text += part))
  if (!socket.closed) await new Promise<void>((resolve) => socket.once('close', () => resolve()))
  return text
}
