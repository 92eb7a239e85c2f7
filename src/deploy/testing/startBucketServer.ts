import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { Agent, type IncomingHttpHeaders, type IncomingMessage, type Server, type ServerResponse, createServer, request } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lockPrefix } from '../record/BucketState.ts'

interface S3rver {
  readonly httpServer: Server
  run(): Promise<AddressInfo>
  close(): Promise<void>
}

type S3rverClass = new (options: { port: number; address: string; silent: boolean; directory: string }) => S3rver

/** Its package carries no types. */
const S3rver = createRequire(import.meta.url)('s3rver') as S3rverClass

/** Where Linux keeps files in memory: the server writes three for each object. */
const memory = '/dev/shm'

export interface BucketServer {
  readonly endpoint: string
  makeBucket(this: void, name: string): void
  /** Another bucket with the same objects. */
  cloneBucket(this: void, from: string, to: string): void
  dropBucket(this: void, name: string): void
  /** Ends the locks in a bucket, as the time does that their watchers wait. */
  dropLocks(this: void, name: string): void
  close(this: void): Promise<void>
}

/** An S3-compatible server on loopback, with its buckets in a temporary folder. */
export async function startBucketServer(): Promise<BucketServer> {
  const directory = mkdtempSync(join(existsSync(memory) ? memory : tmpdir(), 'roomwright-buckets-'))
  const server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory })
  const { port } = await server.run()
  return {
    endpoint: `http://127.0.0.1:${port}`,
    makeBucket(name) {
      mkdirSync(join(directory, name))
    },
    cloneBucket: (from, to) => cpSync(join(directory, from), join(directory, to), { recursive: true }),
    dropBucket: (name) => rmSync(join(directory, name), { recursive: true, force: true }),
    dropLocks: (name) => rmSync(join(directory, name, lockPrefix), { recursive: true, force: true }),
    async close() {
      server.httpServer.closeAllConnections()
      await server.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

/**
 * `refuse`: answered 503, never arrives; `lose`: arrives, but its answer does not; `cut`: half of the answer, and the connection ends;
 * `stall`: half of the answer, and nothing more; `hang`: neither read nor answered.
 */
export type Fault = 'none' | 'refuse' | 'lose' | 'cut' | 'stall' | 'hang'

type FaultPlan = (count: number, line: string, headers: IncomingHttpHeaders) => Fault

export interface FaultProxy {
  readonly endpoint: string
  /** Requests so far. */
  readonly requests: readonly string[]
  /** Decides over the requests from now on, by their number from 1. */
  plan(this: void, faultOf: FaultPlan): void
  close(this: void): Promise<void>
}

/** A proxy in front of a storage server that breaks requests on demand. */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  const agent = new Agent({ keepAlive: true })
  const { hostname, port } = new URL(target)
  const requests: string[] = []
  let faultOf: FaultPlan = () => 'none'
  const server = createServer((incoming, outgoing) => {
    const line = `${incoming.method} ${incoming.url}`
    requests.push(line)
    const fault = faultOf(requests.length, line, incoming.headers)
    if (fault === 'refuse') {
      incoming.resume()
      outgoing.writeHead(503, { 'Content-Length': 0, Connection: 'close' }).end()
      return
    }
    if (fault === 'hang') return
    const onward = request({ hostname, port, agent, method: incoming.method, path: incoming.url, headers: incoming.headers })
    onward.on('response', (answer) => passOn(answer, outgoing, fault))
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    plan(decide) {
      requests.length = 0
      faultOf = decide
    },
    async close() {
      agent.destroy()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function passOn(answer: IncomingMessage, outgoing: ServerResponse, fault: Fault): void {
  if (fault === 'none') {
    outgoing.writeHead(answer.statusCode ?? 500, answer.headers)
    answer.pipe(outgoing)
    return
  }
  const chunks: Buffer[] = []
  answer.on('data', (chunk: Buffer) => chunks.push(chunk))
  answer.on('end', () => {
    const whole = Buffer.concat(chunks)
    if (fault === 'lose' || whole.length === 0) {
      outgoing.destroy()
      return
    }
    // A body that ends too early shows by its length alone.
    const { 'transfer-encoding': _, ...headers } = answer.headers
    outgoing.writeHead(answer.statusCode ?? 500, { ...headers, 'content-length': whole.length })
    outgoing.write(whole.subarray(0, Math.floor(whole.length / 2)), () => {
      if (fault === 'cut') outgoing.destroy()
    })
  })
}
