import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { crawl } from '../../deploy/testing/crawl.ts'
import { type BucketServer, startBucketServer, startFaultProxy } from '../../deploy/testing/startBucketServer.ts'
import type { FaultServer } from '../../deploy/testing/startFaultServer.ts'
import { first, second } from '../../deploy/testing/tinySites.ts'
import { sampleSteps } from '../../platform/testing/sampleCases.ts'
import { type TinySite, writeRelease } from '../../deploy/testing/writeRelease.ts'

const program = join(import.meta.dirname, '../../../bin/roomwright')
/** The requests at which the process is killed: a sample, or each one in the nightly run. */
const { first: from, step } = sampleSteps(20)

let server: BucketServer
let proxy: FaultServer
let home: string

beforeAll(async () => {
  server = await startBucketServer()
  proxy = await startFaultProxy(server.endpoint)
  home = mkdtempSync(join(tmpdir(), 'roomwright-kill-'))
}, 60_000)

afterAll(async () => {
  await proxy.close()
  await server.close()
  rmSync(home, { recursive: true, force: true })
}, 60_000)

function start(slug: string, site: TinySite): ChildProcess {
  const config = { key: 'k', slug, title: 'Magazine', url: 'https://magazine.example', languages: ['en'], buckets: { prefix: 'of-' } }
  writeFileSync(join(home, 'site.config.ts'), `export default ${JSON.stringify(config)}`)
  writeRelease(join(home, 'dist'), site)
  return spawn(program, ['deploy', 'prod', '--yes', '--site', '.', '--endpoint', proxy.endpoint], {
    cwd: home,
    env: { ...process.env, NODE_ENV: 'production', AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' },
  })
}

async function finish(child: ChildProcess): Promise<string> {
  const [errors] = await Promise.all([child.stderr ? text(child.stderr) : '', once(child, 'close')])
  return child.exitCode === 0 ? 'done' : errors
}

it('a killed deploy breaks no page, and the same command finishes it', { timeout: 900_000 }, async () => {
  server.makeBucket('of-begun')
  expect(await finish(start('begun', first))).toBe('done')
  const opened = ['/', ...Object.keys(first.pages)]
  const totals = { kills: 0, pages: 0 }
  for (let at = from; ; at += step) {
    server.cloneBucket('of-begun', `of-kill-${at}`)
    const origin = `${server.endpoint}/of-kill-${at}`
    const running: { child?: ChildProcess } = {}
    proxy.plan((count) => {
      if (count < at) return 'none'
      running.child?.kill('SIGKILL')
      return 'refuse'
    })
    running.child = start(`kill-${at}`, second)
    await finish(running.child)
    if (proxy.requests.length < at) break
    expect(running.child.signalCode).toBe('SIGKILL')
    const after = await crawl({ origin, from: opened })
    server.dropLocks(`of-kill-${at}`)
    proxy.plan(() => 'none')
    expect([at, await finish(start(`kill-${at}`, second))]).toEqual([at, 'done'])
    const end = await crawl({ origin, from: opened })
    expect([at, after.broken, end.broken]).toEqual([at, [], []])
    expect(await (await fetch(`${origin}/articles/chairs`)).text()).toContain('<p>Better chairs</p>')
    totals.kills += 1
    totals.pages += after.pages + end.pages
  }
  process.stdout.write(`Deploys killed: ${totals.kills}, ${totals.pages} pages crawled, 0 broken.\n`)
})

it('a deploy stopped by SIGTERM releases its lock', { timeout: 60_000 }, async () => {
  server.makeBucket('of-stop')
  const running: { child?: ChildProcess } = {}
  proxy.plan((_, line) => {
    if (line.startsWith('PUT') && line.includes('/assets/') && !running.child?.killed) running.child?.kill('SIGTERM')
    return 'none'
  })
  running.child = start('stop', first)
  expect(await finish(running.child)).toContain('Stopped before it was done. Run the same command again to finish the job.')
  expect(running.child.exitCode).toBe(1)
  proxy.plan(() => 'none')
  expect(await finish(start('stop', first))).toBe('done')
  expect(proxy.requests.filter((line) => line.includes('locks'))).toHaveLength(3)
})

it('two deploys started together do not mix: one waits or is refused', { timeout: 60_000 }, async () => {
  server.makeBucket('of-two')
  proxy.plan(() => 'none')
  const [one, other] = [start('two', first), start('two', first)]
  const results = await Promise.all([finish(one), finish(other)])
  if (!results.includes('done')) expect(await finish(start('two', first))).toBe('done')
  for (const result of results) expect(result).toMatch(/^done$|is deploying to of-two\. Try again/)
  expect(await crawl({ origin: `${server.endpoint}/of-two`, from: ['/'] })).toMatchObject({ broken: [] })
})
