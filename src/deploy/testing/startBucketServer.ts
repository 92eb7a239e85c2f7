import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lockPrefix } from '../record/ownKeys.ts'

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
