import fs, { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../platform/testing/temporaryFolder.ts'
import { OutputRefusedError } from './claimOutput.ts'
import { OutputLockedError, lockOutput } from './lockOutput.ts'
import { outputPaths } from './outputPaths.ts'

describe('the lock of an output folder', () => {
  let home: string

  beforeEach(() => {
    home = temporaryFolder('lock')
  })

  it('keeps a second build out until the first has ended', () => {
    const target = join(home, 'dist')
    const unlock = lockOutput(target)
    expect(() => lockOutput(target)).toThrow(OutputLockedError)
    unlock()
    lockOutput(target)()
    expect(existsSync(outputPaths(target).lock)).toBe(false)
  })

  it.each(['4194000 1', `${process.pid} 1`, '1 12345', ''])('of a process that has ended (%j) is taken over', (owner) => {
    const target = join(home, 'dist')
    writeFileSync(outputPaths(target).lock, owner)
    lockOutput(target)()
    expect(existsSync(outputPaths(target).lock)).toBe(false)
  })

  it('is refused if a file that is no lock is at its path', () => {
    const target = join(home, 'dist')
    writeFileSync(outputPaths(target).lock, 'not a number')
    expect(() => lockOutput(target)).toThrow(OutputRefusedError)
    expect(readFileSync(outputPaths(target).lock, 'utf8')).toBe('not a number')
  })

  it('leaves nothing behind if it cannot be written, and throws the original error', () => {
    const { writeFileSync: write } = fs
    fs.writeFileSync = () => {
      throw Object.assign(new Error('EACCES'), { code: 'EACCES' })
    }
    syncBuiltinESMExports()
    try {
      expect(() => lockOutput(join(home, 'a/b/dist'))).toThrow(expect.objectContaining({ code: 'EACCES' }))
    } finally {
      fs.writeFileSync = write
      syncBuiltinESMExports()
    }
    expect(readdirSync(home)).toEqual([])
  })

  it('names the process that holds it', () => {
    const target = join(home, 'dist')
    const unlock = lockOutput(target)
    expect(() => lockOutput(target)).toThrow(`Another build (process ${process.pid}) is writing to ${target}.`)
    unlock()
  })

  it('removes the folders that it created, unless they are no longer empty', () => {
    const target = join(home, 'a/b/dist')
    lockOutput(target)()
    expect(readdirSync(home)).toEqual([])
    const unlock = lockOutput(target)
    writeFileSync(join(home, 'a/note'), '')
    unlock()
    expect(readdirSync(join(home, 'a'))).toEqual(['note'])
  })
})
