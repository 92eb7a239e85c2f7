import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { Agent, type IncomingMessage, type Server, request } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { lockPrefix } from '../record/BucketState.ts'
import { type FaultServer, startFaultServer } from './startFaultServer.ts'

interface S3rver {
  readonly httpServer: Server
  run(): Promise<AddressInfo>
  close(): Promise<void>
}

type S3rverClass = new (options: { port: number; address: string; silent: boolean; directory: string }) => S3rver

/** The package has no types. */
const S3rver = createRequire(import.meta.url)('s3rver') as S3rverClass

/** Linux's in-memory file system: the server writes three files per object. */
const memory = '/dev/shm'

export interface BucketServer {
  readonly endpoint: string
  makeBucket(this: void, name: string): void
  /** Copies all objects to another bucket. */
  cloneBucket(this: void, from: string, to: string): void
  /** Removes the locks in a bucket, as expiry would. */
  dropLocks(this: void, name: string): void
  close(this: void): Promise<void>
}

/** Starts an independent S3-compatible server on loopback, with its buckets in a temporary folder. */
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
    dropLocks: (name) => rmSync(join(directory, name, lockPrefix), { recursive: true, force: true }),
    async close() {
      server.httpServer.closeAllConnections()
      await server.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

/** Starts a proxy in front of a storage server that breaks requests on demand. */
export async function startFaultProxy(target: string): Promise<FaultServer> {
  const agent = new Agent({ keepAlive: true })
  const { hostname, port } = new URL(target)
  const server = await startFaultServer(async ({ method, url, headers, body }) => {
    const onward = request({ hostname, port, agent, method, path: url, headers }).end(body)
    const [answer] = (await once(onward, 'response')) as [IncomingMessage]
    return { status: answer.statusCode ?? 500, headers: answer.headers, body: await buffer(answer) }
  })
  return {
    ...server,
    async close() {
      agent.destroy()
      await server.close()
    },
  }
}
