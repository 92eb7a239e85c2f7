import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampleSteps } from '../../platform/testing/sampleCases.ts'
import { runKilled } from '../testing/runKilled.ts'
import {
  type Site,
  brokenNames,
  firstSite as first,
  plainFiles,
  published,
  quickFolder,
  secondSite as second,
  writeOutput,
} from '../testing/tinyOutputs.ts'
import { claimOutput } from './claimOutput.ts'
import { finishAbandonedOutput } from './finishAbandonedOutput.ts'
import { finishOutput } from './finishOutput.ts'

/** The steps at which the next command is killed as well: one in three, and all of them at night. */
const secondKills = sampleSteps(3)

const none: Site = {}

const cases: readonly [name: string, old: Site, next: Site][] = [
  ['the first', none, first],
  ['the next', first, second],
  ['the way back', second, first],
  ['one that only adds', { 'index.html': 'home' }, { 'index.html': 'home', 'a/b/index.html': 'new', 'a/c/index.html': 'new as well' }],
]

const harms: readonly [name: string, next: Site, harm: (target: string) => void][] = [
  ['an output whose manifest was cut', second, (target) => writeFileSync(join(target, '.roomwright/manifest.json'), '{"version":1,')],
  ['lost and changed files', second, harmFiles],
  ['lost and changed files, which it mends,', first, harmFiles],
]

function harmFiles(target: string): void {
  rmSync(join(target, 'same/index.html'))
  writeFileSync(join(target, 'chairs/index.html'), 'chairs ')
}

describe('a build that is killed', { timeout: 120_000 }, () => {
  let home: string
  let count = 0

  beforeAll(() => {
    home = quickFolder()
  })

  afterAll(() => rmSync(home, { recursive: true, force: true }))

  interface Killing {
    readonly old: Site
    readonly next: Site
    readonly harm?: (target: string) => void
  }

  /** Kills a build at each step in turn; returns the number of steps. */
  async function killEach({ old, next, harm }: Killing, judge: (target: string, at: string) => Promise<void>): Promise<number> {
    for (let step = 1; ; step += 1) {
      const target = join(home, String((count += 1)), 'dist')
      if (old !== none) await writeOutput(target, old)
      harm?.(target)
      if (!(await runKilled(step, () => writeOutput(target, next)))) return step - 1
      await judge(target, `killed at step ${step}`)
    }
  }

  it.each(cases)(
    'at any step leaves the old site or the new one, which the next command completes, even if killed too: %s',
    async (...sites) => {
      const [, old, next] = sites
      const kills = await killEach({ old, next }, async (target, at) => {
        const site = await published(target)
        expect([old, next], at).toContainEqual(site)
        for (let again = secondKills.first; ; again += secondKills.step) {
          const plain = plainFiles(target)
          for (const [path, content] of Object.entries(plain))
            expect([old[path], next[path]], `${path}, ${at}, ${again}`).toContain(content)
          expect(brokenNames(plain, { old, next }), `${at}, ${again}`).toEqual([])
          expect(await published(target), `${at}, ${again}`).toEqual(site)
          if (!(await runKilled(again, () => finishOutput(target)))) break
        }
        finishAbandonedOutput(target)
        expect(plainFiles(target), at).toEqual(site)
        await expectWhole(target, next)
      })
      expect(kills).toBeGreaterThan(15)
    },
  )

  it.each(harms)('at any step over %s leaves no half-written file, and the next build is complete', async (_name, next, harm) => {
    const kills = await killEach({ old: first, next, harm }, async (target, at) => {
      for (const finish of [() => undefined, finishOutput]) {
        finish(target)
        for (const [path, content] of Object.entries(plainFiles(target))) {
          expect([first[path], next[path], 'chairs '], `${path}, ${at}`).toContain(content)
        }
      }
      await expectWhole(target, next)
    })
    expect(kills).toBeGreaterThan(10)
  })
})

/** Builds again, and expects the output of a build that was never disturbed. */
async function expectWhole(target: string, site: Site): Promise<void> {
  await writeOutput(target, site)
  expect(plainFiles(target)).toEqual(site)
  // A truncated lock is removed later, by its age.
  const beside = readdirSync(join(target, '..')).filter((name) => !name.startsWith('.dist.lock.half'))
  expect(beside.toSorted()).toEqual(['.dist.stamps', 'dist'])
  expect(readdirSync(join(target, '.roomwright'))).toEqual(['manifest.json'])
  // The innermost first, because a changed folder is read with everything in it.
  const folders = [...new Set(Object.keys(site).map((path) => dirname(path)))].sort((a, b) => b.length - a.length)
  for (const folder of folders) {
    const note = join(target, folder, 'note')
    writeFileSync(note, 'mine')
    expect(() => claimOutput(target), folder).toThrow('no build wrote')
    rmSync(note)
  }
}
