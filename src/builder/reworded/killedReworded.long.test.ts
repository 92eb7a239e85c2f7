import { appendFileSync, cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { sampleSteps } from '../../platform/testing/sampleCases.ts'
import { temporaryFolder } from '../../platform/testing/temporaryFolder.ts'
import type { BuildOptions } from '../BuildOptions.ts'
import { build } from '../build.ts'
import { outputPaths } from '../output/outputPaths.ts'
import { copyBundle } from '../testing/copyBundle.ts'
import { runKilled } from '../testing/runKilled.ts'
import { buildOptions } from '../testing/buildSite.ts'
import { snapshot } from '../testing/snapshot.ts'
import { buildIfChanged } from '../unchanged/buildIfChanged.ts'

const root = join(import.meta.dirname, '../../..')
/** The steps at which a build is killed: one in five, and all of them at night. */
const kills = sampleSteps(5)

describe('a build after a change of words that is killed', { timeout: 300_000 }, () => {
  let home: string
  let options: BuildOptions
  const addWords = (words: string) => appendFileSync(join(options.site, 'articles/a-plain-chair/en.md'), `\n${words}\n`)

  beforeEach(async () => {
    home = temporaryFolder('killed')
    cpSync(join(root, 'fixtures/sites/minimal'), join(home, 'site'), { recursive: true })
    options = buildOptions({ site: join(home, 'site'), out: join(home, 'out') })
    await buildIfChanged(options)
    await copyBundle(join(home, 'cache'))
  })

  it.each([
    ['the next build', () => undefined],
    ['the next build, after another change,', () => addWords('More of them.')],
  ])('at any step is completed by %s', async (_what, change) => {
    let step = kills.first
    while (await runKilled(step, () => (addWords(`Killed at ${step}.`), buildIfChanged(options).then(() => undefined)))) {
      // The killed process would be gone, and its lock with it.
      rmSync(outputPaths(options.out).lock, { force: true })
      change()
      await buildIfChanged(options)
      const clean = join(home, 'clean')
      await build({ ...options, out: clean, cache: join(home, 'cache'), clean: true })
      expect(snapshot(options.out), `killed at step ${step}`).toEqual(snapshot(clean))
      step += kills.step
    }
    expect(step).toBeGreaterThan(15)
  })
})
