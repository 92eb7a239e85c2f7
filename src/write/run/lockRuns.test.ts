import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../platform/testing/temporaryFolder.ts'
import { replaceCalls } from '../testing/replaceCalls.ts'
import { lockRuns, RunLockedError } from './lockRuns.ts'

describe('the lock of a publication', () => {
  let folder: string
  let file: string

  beforeEach(() => {
    folder = temporaryFolder('lock')
    file = join(folder, 'lock')
  })

  it('keeps a second run out until the first has ended, and leaves no file behind', () => {
    const unlock = lockRuns(file)
    expect(() => lockRuns(file)).toThrow(RunLockedError)
    unlock()
    lockRuns(file)()
    expect(readdirSync(folder)).toEqual([])
  })

  it('is taken over from a process that has ended', () => {
    writeFileSync(file, '4194300 12345')
    lockRuns(file)()
    expect(readdirSync(folder)).toEqual([])
  })

  it('names the process that holds it', () => {
    const unlock = lockRuns(file)
    expect(() => lockRuns(file)).toThrow(`Another run (process ${process.pid}) is writing for this publication.`)
    unlock()
  })

  it('creates the folder that it is in', () => {
    lockRuns(join(folder, 'a/b/lock'))()
    expect(readdirSync(join(folder, 'a/b'))).toEqual([])
  })

  it('does not replace a file that is not a lock', () => {
    writeFileSync(file, 'not a lock')
    expect(() => lockRuns(file)).toThrow(RunLockedError)
    expect(readFileSync(file, 'utf8')).toBe('not a lock')
  })

  it('reports a failed write as such, not as the lock of another run', () => {
    replaceCalls({
      writeFileSync() {
        throw Object.assign(new Error('EROFS'), { code: 'EROFS' })
      },
    })
    expect(() => lockRuns(file)).toThrow(expect.objectContaining({ code: 'EROFS', path: file }))
  })
})
