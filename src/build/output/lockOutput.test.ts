import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { OutputLockedError, lockOutput } from './lockOutput.ts'
import { outputPaths } from './outputPaths.ts'

describe('the lock of an output folder', () => {
  let home: string

  beforeEach(() => {
    home = mkdtempSync(join(tmpdir(), 'lock-'))
  })

  afterEach(() => rmSync(home, { recursive: true, force: true }))

  it('keeps a second build out until the first has ended', () => {
    const target = join(home, 'dist')
    const unlock = lockOutput(target)
    expect(() => lockOutput(target)).toThrow(OutputLockedError)
    unlock()
    lockOutput(target)()
    expect(existsSync(outputPaths(target).lock)).toBe(false)
  })

  it.each(['4194000 1', `${process.pid} 1`, '1 12345', 'not a number', ''])('of a process that is gone (%j) is taken over', (owner) => {
    const target = join(home, 'dist')
    writeFileSync(outputPaths(target).lock, owner)
    lockOutput(target)()
    expect(existsSync(outputPaths(target).lock)).toBe(false)
  })
})
