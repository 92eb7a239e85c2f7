import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { CardSource } from '../../shared/pictures/cards.ts'
import type { Manifest } from '../../shared/output/manifest.ts'
import type { Outcome } from '../DeployContext.ts'
import { makeBody } from '../apply/makeBody.ts'
import type { Bucket } from '../bucket/Bucket.ts'
import { openBucket } from '../bucket/openBucket.ts'
import { type RequestLimits, requestLimits } from '../bucket/readAnswers.ts'
import { type DeployOptions, deploy } from '../deploy.ts'
import { clock } from '../lock/HeldLock.ts'
import { type RollBackOptions, rollBack } from '../rollBack.ts'
import { MemoryStorage } from './MemoryStorage.ts'
import { startFaultServer } from './startFaultServer.ts'
import { type TinySite, writeRelease } from './writeRelease.ts'

interface DeployChange extends Partial<Omit<DeployOptions, 'bucket' | 'bodyOf' | 'manifest' | 'cards'>> {
  readonly cards?: CardSource & DeployOptions['cards']
  readonly attempts?: number
  readonly limits?: RequestLimits
}

/** For builds without social cards. */
const noCards = { draw: () => Promise.resolve(undefined), drawAll: () => Promise.resolve() }

const silent = { drew: () => undefined, begin: () => undefined, sent: () => undefined, end: () => undefined }

/** Sets up a storage server, a second server that breaks requests, and deploys of tiny sites through it. */
export async function stageDeploys() {
  const { AWS_ACCESS_KEY_ID: id, AWS_SECRET_ACCESS_KEY: secret } = process.env
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'KEY', AWS_SECRET_ACCESS_KEY: 'SECRET' })
  const storage = new MemoryStorage()
  const answer = storage.answer.bind(storage)
  const [readers, proxy] = await Promise.all([startFaultServer(answer), startFaultServer(answer)])
  const folder = mkdtempSync(join(tmpdir(), 'roomwright-deploy-'))
  const opened: Bucket[] = []
  let count = 0
  const builds = new Map<string, { readonly directory: string; readonly manifest: Manifest }>()
  /** A deploy only reads its build, so equal sites share one. */
  const buildOf = (site: TinySite) => {
    const content = JSON.stringify(site)
    const directory = join(folder, String(builds.size))
    const built = builds.get(content) ?? { directory, manifest: writeRelease(directory, site) }
    builds.set(content, built)
    return built
  }
  const open = (name: string, { attempts = 4, limits = requestLimits }: Pick<DeployChange, 'attempts' | 'limits'> = {}) => {
    const bucket = openBucket({ name, endpoint: proxy.endpoint, attempts, pause: 20, limits })
    opened.push(bucket)
    return bucket
  }
  const context = (name: string, { attempts, limits, ...change }: DeployChange) => {
    // Advances quickly, so that a lock left by a deploy expires after a few attempts.
    let now = 0
    return {
      bucket: open(name, { ...(attempts !== undefined && { attempts }), ...(limits && { limits }) }),
      url: 'https://magazine.example',
      owner: { name: 'anna@workshop', identity: `anna-${(count += 1)}` },
      clock: { monotonic: () => now, wall: () => now, repeat: clock.repeat },
      notice: () => undefined,
      signal: new AbortController().signal,
      grace: 86_400_000,
      dryRun: false,
      confirm: () => Promise.resolve(true),
      progress: silent,
      parallel: 4,
      wait: () => {
        now += 40_000
        return setImmediate()
      },
      target: 'prod' as const,
      allowRemovals: false,
      cards: noCards,
      ...change,
    }
  }
  return {
    storage,
    proxy,
    open,
    /** Returns the URL at which a reader finds a bucket. */
    originOf: (name: string) => `${readers.endpoint}/${name}`,
    deploy(name: string, site: TinySite, change: DeployChange = {}): Promise<Outcome> {
      const { directory, manifest } = buildOf(site)
      const options = context(name, change)
      return deploy({ ...options, manifest, bodyOf: (object) => makeBody(object, { directory, cards: options.cards }) })
    },
    rollBack: (name: string, change: DeployChange & Pick<RollBackOptions, 'to'> = {}) => rollBack({ ...context(name, change), ...change }),
    async close() {
      setVariable('AWS_ACCESS_KEY_ID', id)
      setVariable('AWS_SECRET_ACCESS_KEY', secret)
      for (const bucket of opened) bucket.close()
      await proxy.close()
      await readers.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Restores a variable: the next tests run in the same process. */
function setVariable(name: string, value: string | undefined): void {
  if (value === undefined) delete process.env[name]
  else process.env[name] = value
}
