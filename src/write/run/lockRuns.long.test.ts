import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs, { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../platform/testing/temporaryFolder.ts'
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

  it.each([
    ['has ended', '4194300 12345'],
    ['has given its number to another', `${process.ppid} 1`],
    ['had the number that this one has', `${process.pid} 1`],
    ['died before it wrote its name', ''],
  ])('is taken over from a process that %s', (_, owner) => {
    writeFileSync(file, owner)
    const unlock = lockRuns(file)
    expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`^${process.pid} `))
    unlock()
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
    const { writeFileSync: write } = fs
    fs.writeFileSync = () => {
      throw Object.assign(new Error('EROFS'), { code: 'EROFS' })
    }
    syncBuiltinESMExports()
    try {
      expect(() => lockRuns(file)).toThrow(expect.objectContaining({ code: 'EROFS', path: file }))
    } finally {
      fs.writeFileSync = write
      syncBuiltinESMExports()
    }
  })

  it('is taken over by only one of many processes that find a dead owner', async () => {
    writeFileSync(file, '4194300 12345')
    const script = `import { lockRuns } from ${JSON.stringify(join(import.meta.dirname, 'lockRuns.ts'))}
      try { lockRuns(${JSON.stringify(file)}); process.stdout.write('mine') } catch (error) { process.stdout.write(error.name) }
      process.stdin.resume()`
    const children = Array.from({ length: 6 }, () => spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'pipe' }))
    const said = await Promise.all(children.map(async ({ stdout }) => String((await once(stdout, 'data'))[0])))
    // All stay alive until the last has tried.
    for (const { stdin } of children) stdin.end()
    await Promise.all(children.map((child) => once(child, 'exit')))
    expect(said.toSorted()).toEqual([...Array.from({ length: 5 }, () => 'Error'), 'mine'])
  }, 60_000)
})
