import fs, { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { snapshot } from '../testing/snapshot.ts'
import { OutputFolder } from './OutputFolder.ts'
import { claimOutput } from './claimOutput.ts'
import { lockOutput } from './lockOutput.ts'
import { restoreAbandonedOutput, restoreOutput } from './swapFolders.ts'

type Site = Readonly<Record<string, string>>

const first: Site = { 'index.html': 'home', 'same.html': 'same', 'deep/gone.html': 'gone' }
const second: Site = { 'index.html': 'new home', 'same.html': 'same', 'deep/er/new.html': 'new' }

/** What a build does to its output, from the lock to the swap. */
async function write(target: string, site: string, files: Site): Promise<void> {
  const unlock = lockOutput(target)
  try {
    claimOutput(target, site)
    restoreOutput(target)
    const output = new OutputFolder(target)
    for (const [path, content] of Object.entries(files)) output.add({ path, kind: 'document' }, content)
    await output.finish({ webpackCompilationHash: '', redirects: [], scriptHashes: [] })
  } finally {
    unlock()
  }
}

class Killed extends Error {}

const changing = ['mkdirSync', 'writeFileSync', 'renameSync', 'unlinkSync', 'rmSync', 'rmdirSync', 'linkSync'] as const

/** Runs something that from one of its changes to the disk on changes nothing more, as a killed process would; false where it did not come to that. */
async function runKilled(before: number, run: () => Promise<void>): Promise<boolean> {
  let calls = 0
  const originals = changing.map((name) => [name, fs[name]] as const)
  for (const [name, call] of originals) {
    const counted = (...args: readonly unknown[]): unknown => {
      calls += 1
      if (calls >= before) throw new Killed()
      return Reflect.apply(call, fs, args)
    }
    Object.assign(fs, { [name]: counted })
  }
  syncBuiltinESMExports()
  try {
    await run()
    return false
  } catch (error) {
    if (error instanceof Killed) return true
    throw error
  } finally {
    for (const [name, call] of originals) Object.assign(fs, { [name]: call })
    syncBuiltinESMExports()
  }
}

const contentOf = (folder: string) =>
  Object.fromEntries(Object.entries(snapshot(folder)).filter(([path]) => !path.startsWith('.roomwright/')))
const encoded = (site: Site) =>
  Object.fromEntries(Object.entries(site).map(([path, content]) => [path, Buffer.from(content).toString('base64')]))

describe('a build that is killed', { timeout: 120_000 }, () => {
  let home: string
  let site: string

  beforeAll(() => {
    home = mkdtempSync(join(tmpdir(), 'killed-'))
    site = join(home, 'site')
    mkdirSync(site)
  })

  afterAll(() => rmSync(home, { recursive: true, force: true }))

  it.each([
    ['', () => undefined],
    [' over one whose manifest was cut', (target: string) => writeFileSync(join(target, '.roomwright/manifest.json'), '{"version":1,')],
  ])('at any step%s leaves a whole site, and the next build ends and leaves nothing behind', async (_case, harm) => {
    let kills = 0
    for (let before = 1; ; before += 1) {
      const folder = join(home, `${_case}-${before}`)
      const target = join(folder, 'dist')
      await write(target, site, first)
      harm(target)
      const wasKilled = await runKilled(before, () => write(target, site, second))
      restoreAbandonedOutput(target)
      expect([encoded(first), encoded(second)], `killed before call ${before}`).toContainEqual(contentOf(target))
      await write(target, site, second)
      expect(contentOf(target)).toEqual(encoded(second))
      expect(readdirSync(folder).toSorted(), `killed before call ${before}`).toEqual(['.dist.stamps.json', 'dist'])
      expect(existsSync(join(target, '.roomwright/unfinished'))).toBe(false)
      if (!wasKilled) break
      kills += 1
    }
    expect(kills).toBeGreaterThan(20)
  })
})
