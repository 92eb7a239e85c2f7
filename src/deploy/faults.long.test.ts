import { afterAll, beforeAll, expect, it } from 'vitest'
import { isEveryCase, sampleSteps, seedOfRun } from '../platform/testing/sampleCases.ts'
import { clock } from './lock/HeldLock.ts'
import { crawl } from './testing/crawl.ts'
import { stageDeploys } from './testing/stageDeploys.ts'
import type { Fault } from './testing/startFaultServer.ts'
import { first, second } from './testing/tinySites.ts'

let stage: Awaited<ReturnType<typeof stageDeploys>>
let firstRelease = ''
/** The requests at which there is a fault: one in three, and all of them at night. */
const { first: from, step } = sampleSteps(3)
/** Which requests do not arrive, the odd ones (1) or the even ones (0). */
const turns = isEveryCase() ? [0, 1] : [Math.floor(seedOfRun() / 3) % 2]
const totals = { faults: 0, pages: 0, broken: 0 }

beforeAll(async () => {
  stage = await stageDeploys()
  stage.storage.makeBucket('begun')
  firstRelease = (await stage.deploy('begun', first)).release?.id ?? ''
  stage.storage.cloneBucket('begun', 'done')
  await stage.deploy('done', second)
}, 60_000)

afterAll(async () => {
  process.stdout.write(`Deploys under faults: ${totals.faults} faults, ${totals.pages} pages crawled, ${totals.broken} broken.\n`)
  await stage.close()
}, 60_000)

/** Reads as someone who opened the site before, with all files that an open page may request, and as a new visitor. */
async function readAll(name: string, opened: readonly string[]): Promise<readonly string[]> {
  const { pages, broken } = await crawl({ origin: stage.originOf(name), from: ['/', ...Object.keys(first.pages)], files: opened })
  totals.pages += pages
  totals.broken += broken.length
  return broken
}

const deploy = {
  what: 'deploy',
  from: 'begun',
  run: (name: string, attempts: number) => stage.deploy(name, second, { attempts }),
  site: second,
  text: '<p>Better chairs</p>',
}
const rollback = {
  what: 'rollback',
  from: 'done',
  run: (name: string, attempts: number) => stage.rollBack(name, { attempts, to: firstRelease }),
  site: first,
  text: '<p>Chairs</p>',
}
/** Alternately, the request or its answer does not arrive. */
const failures = turns.map((turn) => ({
  title: `one request fails, the ${turn === 1 ? 'odd' : 'even'} ones before they arrive`,
  faultOf:
    (at: number) =>
    (count: number): Fault =>
      count !== at ? 'none' : at % 2 === turn ? 'refuse' : 'lose',
  attempts: 3,
}))
// For the bucket, a killed process is one from which nothing more arrives.
const end = {
  title: 'it ends for ever',
  faultOf:
    (at: number) =>
    (count: number): Fault =>
      count >= at ? 'refuse' : 'none',
  attempts: 1,
}

const trials = [deploy, rollback].flatMap((command) => [...failures, end].map((kind) => ({ ...command, ...kind })))

it.each(trials)('no page is ever broken, at whichever request of a $what, when $title', { timeout: 600_000 }, async (trial) => {
  const { what, from: start, run, site, text, title, attempts, faultOf } = trial
  stage.proxy.plan(() => 'none')
  const opened = (await stage.open(start).list('assets/')).map(({ key }) => `/${key}`)
  for (let at = from; ; at += step) {
    const name = `${what}-${title.replaceAll(/\W+/g, '-')}-${at}`
    stage.storage.cloneBucket(start, name)
    stage.proxy.plan(faultOf(at))
    const isWhole = await run(name, attempts).then(
      () => true,
      () => false,
    )
    if (stage.proxy.requests.length < at) break
    totals.faults += 1
    if (attempts > 1) expect([at, isWhole]).toEqual([at, true])
    expect([at, await readAll(name, opened)]).toEqual([at, []])
    stage.proxy.plan(() => 'none')
    if (!isWhole) await run(name, 1)
    expect([at, await (await fetch(`${stage.originOf(name)}/articles/chairs`)).text()]).toEqual([at, expect.stringContaining(text)])
    // Nothing is left to do: the bucket contains the complete release.
    const { plan } = await stage.deploy(name, site, { dryRun: true })
    expect([at, plan.phases, plan.disturbed, plan.foreign]).toEqual([at, [], [], 0])
    stage.storage.dropBucket(name)
  }
})

it('a deploy that is suspended for minutes, at any request, changes nothing afterwards', { timeout: 600_000 }, async () => {
  // The first two requests look for other locks and write its own.
  for (let at = from + 2; ; at += step) {
    const name = `asleep-${at}`
    stage.storage.cloneBucket('begun', name)
    let now = 0
    const changes: string[] = []
    stage.proxy.plan((count, line) => {
      if (count === at) now = 200_000
      if (count > at && !line.startsWith('GET')) changes.push(line.replace(/ .*/, ''))
      return 'none'
    })
    const time = () => now
    await stage
      .deploy(name, second, { grace: 0, parallel: 1, clock: { ...clock, monotonic: time, wall: time } })
      .catch((error: unknown) =>
        expect([at, String(error)]).toEqual([at, expect.stringContaining('The lock could not be renewed in time')]),
      )
    if (stage.proxy.requests.length < at) break
    // Its lock is removed by a POST.
    expect([at, changes.join()]).toEqual([at, expect.stringMatching(/^(?:POST)?$/)])
    stage.storage.dropBucket(name)
  }
})
