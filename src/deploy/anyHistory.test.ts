import { expect, it } from 'vitest'
import { Simulation } from '../platform/testing/Simulation.ts'
import type { Bucket } from './bucket/Bucket.ts'
import { lockPrefix } from './record/BucketState.ts'
import { listReleases } from './listReleases.ts'
import { memoryBucket } from './testing/memoryBucket.ts'
import { deployTexts, rollBackTexts } from './testing/memoryDeploys.ts'

const hour = 3_600_000
const files = ['a.html', 'b/index.html', 'c.html', 'assets/a.js', 'assets/b.js']

/** A site that has some of the files, with one of few texts each, so that texts leave, come back and are equal. */
function siteOf(world: Simulation): Readonly<Record<string, string>> {
  const there = files.filter(() => world.chance(0.6))
  const texts = there.map((file) => [file, file.startsWith('assets/') ? file : `text ${world.below(2)}`] as const)
  return Object.fromEntries([['index.html', `home ${world.below(3)}`], ...texts])
}

/** Runs two dozen commands, some of which are killed, and returns the ids of listed releases that cannot be restored at some point. */
async function lostReleases(seed: number): Promise<readonly string[]> {
  const world = new Simulation(seed)
  const memory = memoryBucket()
  const grace = world.pick([0, hour, 3 * hour])
  let now = 0
  let changesLeft = Infinity
  const killable =
    <Request, Result>(change: (request: Request) => Promise<Result>) =>
    (request: Request): Promise<Result> =>
      changesLeft-- > 0 ? change(request) : Promise.reject(new Error('Killed.'))
  const { put, copy, remove } = memory
  const bucket: Bucket = { ...memory, now: () => now, put: killable(put), copy: killable(copy), remove: killable(remove) }
  let site = siteOf(world)

  async function runCommand(): Promise<void> {
    if (world.chance(0.2)) {
      const releases = await listReleases(memory)
      const to = world.chance(0.7) ? releases[world.below(releases.length)]?.id : undefined
      await rollBackTexts(bucket, { grace, ...(to !== undefined && { to }) })
      return
    }
    if (world.chance(0.75)) site = siteOf(world)
    await deployTexts(bucket, site, { grace })
  }

  for (let command = 0; command < 24; command += 1) {
    now += world.below(2 * hour)
    changesLeft = world.chance(0.3) ? world.below(20) : Infinity
    await runCommand().catch((error: unknown) => expect(String(error)).toMatch(/Killed\.|has no release before/))
    changesLeft = Infinity
    // As if it had expired.
    await memory.remove((await memory.list(lockPrefix)).map(({ key }) => key))
    const tried = (await listReleases(memory)).map(async ({ id }) => {
      const { plan } = await rollBackTexts(bucket, { to: id, dryRun: true }).catch(() => ({ plan: undefined }))
      return plan ? [] : [id]
    })
    const lost = (await Promise.all(tried)).flat()
    if (lost.length > 0) return lost
  }
  return []
}

it('every listed release can be restored, after any deploys and rollbacks, and whichever of them were killed', async () => {
  for (let seed = 1; seed <= 20; seed += 1) expect([seed, await lostReleases(seed)]).toEqual([seed, []])
})
