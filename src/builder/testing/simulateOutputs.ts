import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { Simulation } from '../../platform/testing/Simulation.ts'
import { finishAbandonedOutput } from '../output/finishAbandonedOutput.ts'
import { finishOutput } from '../output/finishOutput.ts'
import { OutputLockedError } from '../output/lockOutput.ts'
import { type DiskFault, FaultyDisk } from './runKilled.ts'
import { type Site, plainFiles, published, writeOutput } from './tinyOutputs.ts'

const paths = [
  'index.html',
  'a/index.html',
  'a/b/index.html',
  'c',
  'c/index.html',
  'assets/1.js',
  'page-data/a.json',
  'sitemap.xml',
] as const
const errors = ['ENOSPC', 'EIO', 'EACCES', 'EMFILE', 'EROFS'] as const

/**
 * Builds random outputs into one folder; some builds are killed, meet disk errors, or start while another is running. Reports when the site
 * in between is neither the old nor the new one, or the last build leaves a different output than an undisturbed one.
 */
export async function simulateOutputs(seed: number, folder: string): Promise<readonly string[]> {
  const world = new Simulation(seed)
  const faults = new Set<string>()
  const home = mkdtempSync(join(folder, 'output-'))
  const target = join(home, 'dist')
  const disk = new FaultyDisk({ isPatient: false })
  let standing: Site = {}
  /** Plain files before the build: a killed build may have left some behind. */
  let plain: Site = {}

  /** Returns the front page and some of the other paths, each with one of a few texts, so that contents recur and have several places. */
  function randomSite(): Site {
    const entries = paths
      .filter((path) => path === 'index.html' || world.chance(0.7))
      .map((path) => [path, `text ${world.below(5)}`] as const)
    const hasFolder = entries.some(([path]) => path === 'c/index.html')
    return Object.fromEntries(entries.filter(([path]) => path !== 'c' || !hasFolder))
  }

  function randomFault(): DiskFault | undefined {
    const at = 1 + world.below(60)
    if (world.chance(0.2)) return undefined
    return world.chance(0.6) ? { at, ends: true } : { at, code: world.pick(errors) }
  }

  /** Checks that readers find the old site or the new one, and no truncated file. */
  async function look(next: Site): Promise<void> {
    const site = await published(target)
    if (!isDeepStrictEqual(site, standing) && !isDeepStrictEqual(site, next)) faults.add('the site is neither old nor new')
    for (const [path, text] of Object.entries(plainFiles(target))) {
      if (text !== plain[path] && text !== standing[path] && text !== next[path]) faults.add(`${path} is neither old nor new`)
    }
  }

  /** Runs one build, and a second that starts beside it. */
  async function buildTwice(next: Site): Promise<void> {
    const ends = await Promise.allSettled([writeOutput(target, next), writeOutput(target, next)])
    for (const end of ends) if (end.status === 'rejected' && !(end.reason instanceof OutputLockedError)) throw end.reason
  }

  try {
    for (let count = 0; count < 4; count += 1) {
      const next = randomSite()
      const ended = await disk.run(randomFault(), () => (world.chance(0.2) ? buildTwice(next) : writeOutput(target, next)))
      await look(next)
      const site = await published(target)
      if (ended === 'done' && !isDeepStrictEqual(site, next)) faults.add('a build is done, and the site is another')
      if (world.chance(0.5)) {
        await disk.run(randomFault(), () => (world.chance(0.5) ? finishOutput(target) : finishAbandonedOutput(target)))
        if (!isDeepStrictEqual(await published(target), site)) faults.add('what is finished becomes another site')
      }
      standing = site
      plain = plainFiles(target)
    }
    const last = randomSite()
    await disk.run(undefined, () => writeOutput(target, last))
    if (!isDeepStrictEqual(plainFiles(target), last)) faults.add('the last build leaves another output')
    const beside = readdirSync(home).filter((name) => !/^\.dist\.(?:lock\.(?:half|after)|stamps)/.test(name))
    if (beside.join() !== 'dist') faults.add(`beside the output: ${beside.join()}`)
    return [...faults]
  } finally {
    disk.mend()
    rmSync(home, { recursive: true })
  }
}
