import fs, { existsSync, rmSync, statSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { runKilled } from '../testing/runKilled.ts'
import { type Site, firstSite, plainFiles, published, quickFolder, secondSite, writeOutput } from '../testing/tinyOutputs.ts'
import { finishAbandonedOutput } from './finishAbandonedOutput.ts'
import { lockOutput } from './lockOutput.ts'
import { outputPaths } from './outputPaths.ts'

describe('a command that only reads an output', () => {
  let target: string
  let plain: Site

  /** Leaves an output whose second site is published, but only partly in place. */
  beforeEach(async () => {
    for (let step = 25; ; step += 1) {
      target = join(quickFolder(), 'dist')
      await writeOutput(target, firstSite)
      await runKilled(step, () => writeOutput(target, secondSite))
      rmSync(outputPaths(target).lock, { force: true })
      plain = plainFiles(target)
      if (plain['assets/2.js'] !== undefined && plain['sofas/index.html'] === undefined) return
      rmSync(join(target, '..'), { recursive: true })
    }
  })

  afterEach(() => rmSync(join(target, '..'), { recursive: true }))

  it('finishes what a killed build began', () => {
    finishAbandonedOutput(target)
    expect(plainFiles(target)).toEqual(secondSite)
    expect(existsSync(outputPaths(target).lock)).toBe(false)
  })

  it('leaves an unfinished output to a build that is running', async () => {
    const unlock = lockOutput(target)
    finishAbandonedOutput(target)
    unlock()
    expect(plainFiles(target)).toEqual(plain)
    expect(await published(target)).toEqual(secondSite)
  })

  /** Runs it on a disk where writing fails with this error. */
  function finishOn(code: string): void {
    const { writeFileSync } = fs
    fs.writeFileSync = () => {
      throw Object.assign(new Error(code), { code })
    }
    syncBuiltinESMExports()
    try {
      finishAbandonedOutput(target)
    } finally {
      fs.writeFileSync = writeFileSync
      syncBuiltinESMExports()
    }
  }

  it.each(['EROFS', 'EACCES', 'EPERM', 'ENOSPC', 'EDQUOT'])('continues if the disk cannot be written to (%s)', async (code) => {
    finishOn(code)
    expect(plainFiles(target)).toEqual(plain)
    expect(await published(target)).toEqual(secondSite)
  })

  it('throws if the disk is broken', async () => {
    expect(() => finishOn('EIO')).toThrow('EIO')
    expect(await published(target)).toEqual(secondSite)
  })

  it('writes nothing, not even a lock, if nothing is pending', () => {
    finishAbandonedOutput(target)
    const before = statSync(join(target, '..')).ctimeMs
    finishAbandonedOutput(target)
    expect(statSync(join(target, '..')).ctimeMs).toBe(before)
  })
})
