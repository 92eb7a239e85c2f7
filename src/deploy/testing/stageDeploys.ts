import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Outcome } from '../DeployContext.ts'
import type { Bucket } from '../bucket/Bucket.ts'
import { openBucket } from '../bucket/openBucket.ts'
import { type RequestLimits, requestLimits } from '../bucket/readAnswers.ts'
import { type DeployOptions, deploy } from '../deploy.ts'
import { type RollBackOptions, rollBack } from '../rollBack.ts'
import { startBucketServer, startFaultProxy } from './startBucketServer.ts'
import { type TinySite, writeRelease } from './writeRelease.ts'

interface DeployChange extends Partial<Omit<DeployOptions, 'bucket' | 'directory' | 'manifest'>> {
  readonly attempts?: number
  readonly limits?: RequestLimits
}

/** For builds without social cards. */
const noCards = { draw: () => Promise.resolve(undefined), drawAll: () => Promise.resolve() }

const silent = { drew: () => undefined, begin: () => undefined, sent: () => undefined, end: () => undefined }

/** A storage server with a fault proxy before it, and deploys of tiny sites into it. */
export async function stageDeploys() {
  process.env.AWS_ACCESS_KEY_ID = 'S3RVER'
  process.env.AWS_SECRET_ACCESS_KEY = 'S3RVER'
  const server = await startBucketServer()
  const proxy = await startFaultProxy(server.endpoint)
  const folder = mkdtempSync(join(tmpdir(), 'roomwright-deploy-'))
  const opened: Bucket[] = []
  let count = 0
  const open = (name: string, { attempts = 4, limits = requestLimits }: Pick<DeployChange, 'attempts' | 'limits'> = {}) => {
    const bucket = openBucket({ name, endpoint: proxy.endpoint, attempts, limits })
    opened.push(bucket)
    return bucket
  }
  const context = (name: string, { attempts, limits, ...change }: DeployChange) => {
    // A lock that a deploy left behind is found to have expired after a few looks.
    let now = 0
    return {
      bucket: open(name, { ...(attempts !== undefined && { attempts }), ...(limits && { limits }) }),
      url: 'https://magazine.example',
      owner: { name: 'anna@workshop', identity: `anna-${(count += 1)}` },
      clock: { monotonic: () => now, wall: () => now },
      notice: () => undefined,
      signal: new AbortController().signal,
      grace: 86_400_000,
      dryRun: false,
      confirm: () => Promise.resolve(true),
      progress: silent,
      parallel: 4,
      wait: (tries: number) => {
        now += 40_000
        return setTimeout(Math.random() * 20 * Math.min(tries, 5))
      },
      target: 'prod' as const,
      allowRemovals: false,
      cards: noCards,
      ...change,
    }
  }
  return {
    server,
    proxy,
    open,
    /** Where a reader finds a bucket. */
    originOf: (name: string) => `${server.endpoint}/${name}`,
    deploy(name: string, site: TinySite, change: DeployChange = {}): Promise<Outcome> {
      const directory = join(folder, String((count += 1)))
      return deploy({ ...context(name, change), directory, manifest: writeRelease(directory, site) })
    },
    rollBack: (name: string, change: DeployChange & Pick<RollBackOptions, 'to'> = {}) => rollBack({ ...context(name, change), ...change }),
    async close() {
      for (const bucket of opened) bucket.close()
      await proxy.close()
      await server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
