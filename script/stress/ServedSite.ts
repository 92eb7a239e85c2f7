import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { type Socket, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const program = join(root, 'bin/roomwright')
const host = '127.0.0.1'

/** A response over a dedicated connection. */
export interface Exchange {
  readonly status: number
  readonly body: Buffer
}

/** A publication in a temporary folder, its output, and a `roomwright serve` process for it. */
export class ServedSite {
  readonly #folder = mkdtempSync(join(tmpdir(), 'roomwright-stress-'))
  readonly site = join(this.#folder, 'site')
  readonly out = join(this.#folder, 'out')
  #server: ReturnType<typeof spawn> | undefined
  port = 0
  /** The server's error output. */
  errors = ''

  constructor(publication: string) {
    cpSync(publication, this.site, { recursive: true })
  }

  async build(): Promise<void> {
    const child = spawn(program, ['build', '--site', this.site, '--out', this.out], { stdio: ['ignore', 'ignore', 'pipe'] })
    let said = ''
    child.stderr.setEncoding('utf8').on('data', (part: string) => (said += part))
    const [status] = (await once(child, 'close')) as [number | null]
    if (status !== 0) throw new Error(`The build ended with ${status}: ${said}`)
  }

  async start(): Promise<void> {
    const child = spawn(program, ['serve', '--out', this.out, '--host', host, '--port', '0'], { stdio: ['ignore', 'pipe', 'pipe'] })
    this.#server = child
    child.stderr.setEncoding('utf8').on('data', (part: string) => (this.errors += part))
    let said = ''
    for await (const part of child.stdout.setEncoding('utf8') as AsyncIterable<string>) {
      said += part
      this.port = Number(/http:\/\/[^\s:]+:(?<port>\d+)/.exec(said)?.groups?.port ?? 0)
      if (this.port > 0) break
    }
    if (this.port === 0) throw new Error(`The server did not start: ${said}${this.errors}`)
    child.stdout.resume()
  }

  get isRunning(): boolean {
    return this.#server?.exitCode === null && this.#server.signalCode === null
  }

  /** Resident memory of the server's process in megabytes. */
  get megabytes(): number {
    const status = readFileSync(`/proc/${this.#server?.pid}/status`, 'utf8')
    return Number(/VmRSS:\s+(?<kilobytes>\d+)/.exec(status)?.groups?.kilobytes) / 1024
  }

  async connect(): Promise<Socket> {
    const socket = connect(this.port, host)
    socket.on('error', () => undefined)
    await once(socket, 'connect')
    return socket
  }

  /** Returns the milliseconds to load the front page over a new connection; Infinity if that fails. */
  async timeFrontPage(): Promise<number> {
    const start = performance.now()
    const response = await fetch(`http://${host}:${this.port}/`, { headers: { connection: 'close' } }).catch(() => undefined)
    await response?.arrayBuffer()
    return response?.status === 200 ? performance.now() - start : Infinity
  }

  async get(path: string): Promise<Exchange> {
    const response = await fetch(`http://${host}:${this.port}${path}`, { redirect: 'manual' })
    return { status: response.status, body: Buffer.from(await response.arrayBuffer()) }
  }

  async stop(): Promise<void> {
    if (this.#server && this.isRunning) {
      this.#server.kill('SIGTERM')
      await once(this.#server, 'close')
    }
    rmSync(this.#folder, { recursive: true, force: true })
  }
}
