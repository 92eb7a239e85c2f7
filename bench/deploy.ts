import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { makeBody } from '../src/deploy/apply/makeBody.ts'
import type { Bucket } from '../src/deploy/bucket/Bucket.ts'
import { openBucket } from '../src/deploy/bucket/openBucket.ts'
import { deploy } from '../src/deploy/deploy.ts'
import { clock } from '../src/deploy/lock/HeldLock.ts'
import { thisOwner } from '../src/deploy/lock/thisOwner.ts'
import { startFaultProxy } from '../src/deploy/testing/startBucketServer.ts'
import { type TinyPage, writeRelease } from '../src/deploy/testing/writeRelease.ts'

// Measures the cost of a deploy: node bench/deploy.ts ENDPOINT BUCKET [PAGES], with the credentials in the usual variables. The bucket must
// exist and be empty.
const [endpoint = '', name = '', count = '10000'] = process.argv.slice(2)
const proxy = await startFaultProxy(endpoint)
const bucket = openBucket({ name, endpoint: proxy.endpoint })
/** Milliseconds that the server took to list objects, which no deploy can save. */
const lists = { milliseconds: 0 }
const timed: Bucket = {
  ...bucket,
  async list(prefix) {
    const started = performance.now()
    const objects = await bucket.list(prefix)
    lists.milliseconds += performance.now() - started
    return objects
  },
}
const cards = { draw: () => Promise.resolve(undefined), drawAll: () => Promise.resolve() }
const folder = mkdtempSync(join(tmpdir(), 'roomwright-bench-'))
const addresses = Array.from({ length: Number(count) }, (_, page) => `/articles/a-page-with-a-name-of-usual-length-${page}`)

interface TimedDeploy {
  readonly what: string
  /** The text of the first page. */
  readonly text: string
  readonly dryRun?: boolean
}

/** Deploys the pages, or only plans to; prints seconds and requests. */
async function time({ what, text, dryRun = false }: TimedDeploy): Promise<void> {
  const pages: Record<string, TinyPage> = { '/': { text: 'Home', links: [] } }
  for (const [index, address] of addresses.entries()) pages[address] = { text: index === 0 ? text : 'Text. '.repeat(500), links: ['/'] }
  const directory = join(folder, what)
  const manifest = writeRelease(directory, { pages, script: 'app()' })
  proxy.plan(() => 'none')
  lists.milliseconds = 0
  const cpu = process.cpuUsage()
  const started = performance.now()
  await deploy({
    bucket: timed,
    manifest,
    bodyOf: (object) => makeBody(object, { directory, cards }),
    target: 'prod',
    url: 'https://magazine.example',
    owner: thisOwner(),
    grace: 86_400_000,
    dryRun,
    allowRemovals: false,
    confirm: () => Promise.resolve(true),
    cards,
    progress: { drew: () => undefined, begin: () => undefined, sent: () => undefined, end: () => undefined },
    parallel: 16,
    wait: () => setTimeout(200),
    clock,
    notice: (line) => void process.stderr.write(`${line}\n`),
    signal: new AbortController().signal,
  })
  const seconds = (performance.now() - started) / 1000
  const { user, system } = process.cpuUsage(cpu)
  process.stdout.write(
    `${what}: ${seconds.toFixed(1)} s, ${(lists.milliseconds / 1000).toFixed(1)} s of it the server's lists; ${((user + system) / 1e6).toFixed(1)} s of our own processor's time; ${proxy.requests.length} requests\n`,
  )
}

await time({ what: 'everything', text: 'First' })
await time({ what: 'plan, nothing changed', text: 'First', dryRun: true })
await time({ what: 'nothing changed', text: 'First' })
await time({ what: 'one page changed', text: 'Second' })
bucket.close()
await proxy.close()
rmSync(folder, { recursive: true, force: true })
