import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs, { mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { ForeignLockError, lockFile, LockHeldError } from './lockFile.ts'

const dead = '4194300 12345'

describe('a lock', () => {
  let folder: string
  let file: string

  beforeEach(() => {
    folder = temporaryFolder('lock')
    file = join(folder, 'lock')
  })

  it('keeps a second owner out until the first releases it, and leaves no files behind', () => {
    const unlock = lockFile(file)
    expect(() => lockFile(file)).toThrow(LockHeldError)
    unlock()
    lockFile(file)()
    expect(readdirSync(folder)).toEqual([])
  })

  it('that could not be taken completely is released, so that the same process can take it later', () => {
    const inTheWay = `${file}.after-0123456789abcdef`
    writeFileSync(inTheWay, 'no lock, and too long for one'.repeat(10))
    expect(() => lockFile(file)).toThrow(ForeignLockError)
    expect(readdirSync(folder)).toEqual(['lock.after-0123456789abcdef'])
    rmSync(inTheWay)
    lockFile(file)()
    expect(readdirSync(folder)).toEqual([])
  })

  it('leaves the temporary file of another process alone, even if it seems to vanish meanwhile', () => {
    const half = `${file}.half-0123456789abcdef`
    writeFileSync(half, '')
    const { lstatSync } = fs
    onTestFinished(() => {
      Object.assign(fs, { lstatSync })
      syncBuiltinESMExports()
    })
    Object.assign(fs, { lstatSync: (path: string, options: object) => (path === half ? undefined : lstatSync(path, options)) })
    syncBuiltinESMExports()
    lockFile(file)()
    expect(readdirSync(folder)).toEqual(['lock.half-0123456789abcdef'])
  })

  it.each([
    ['has ended', dead],
    ['has given its number to another', `${process.ppid} 1`],
    ['had the number that this one has', `${process.pid} 1`],
    ['died before it wrote its name', ''],
  ])('is taken over from a process that %s', (_, owner) => {
    writeFileSync(file, owner)
    const unlock = lockFile(file)
    expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`^${process.pid} `))
    unlock()
    expect(readdirSync(folder)).toEqual([])
  })

  it('is taken over from a zombie process', async () => {
    const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 61'])
    const [output] = (await once(parent.stdout, 'data')) as [Buffer]
    const pid = Number(output)
    const until = async (isSo: () => boolean) => {
      while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 10))
    }
    const stat = () =>
      readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')
    await until(() => readFileSync(`/proc/${parent.pid}/comm`, 'utf8') === 'sleep\n')
    process.kill(pid, 'SIGKILL')
    await until(() => stat()[0] === 'Z')
    writeFileSync(file, `${pid} ${stat()[19]}`)
    lockFile(file)()
    parent.kill('SIGKILL')
  })

  it.each([
    ['a text', 'the key is under the mat'],
    ['a number alone', '4194300'],
    ['a long file', `${dead} `.repeat(50)],
  ])('leaves a file that is no lock alone: %s', (_, content) => {
    writeFileSync(file, content)
    expect(() => lockFile(file)).toThrow(ForeignLockError)
    expect(readFileSync(file, 'utf8')).toBe(content)
    expect(readdirSync(folder)).toEqual(['lock'])
  })

  it('leaves a folder and a pipe alone', () => {
    mkdirSync(file)
    expect(() => lockFile(file)).toThrow(ForeignLockError)
    const pipe = join(folder, 'pipe')
    execFileSync('mkfifo', [pipe])
    expect(() => lockFile(pipe)).toThrow(ForeignLockError)
    expect(readdirSync(folder).toSorted()).toEqual(['lock', 'pipe'])
  })

  it('of a process that cannot be looked up is held only as long as its file is recent', () => {
    writeFileSync(file, `${process.pid} 1 otherhost 0123456789abcdef`)
    expect(() => lockFile(file)).toThrow(LockHeldError)
    const longAgo = new Date('2026-01-01T00:00:00Z')
    utimesSync(file, longAgo, longAgo)
    lockFile(file)()
  })

  it('of another process is not removed by one that lost it', () => {
    const unlock = lockFile(file)
    rmSync(file)
    writeFileSync(file, `${process.ppid} 1`)
    unlock()
    expect(readFileSync(file, 'utf8')).toBe(`${process.ppid} 1`)
  })

  it('can be taken after a takeover was killed, and the files of that takeover are removed', () => {
    writeFileSync(file, dead)
    const unlock = lockFile(file)
    unlock()
    for (const left of ['after-0123456789abcdef', 'half-0123456789abcdef', 'after-0123456789abcdef.half-0123456789abcdef'])
      writeFileSync(`${file}.${left}`, dead)
    writeFileSync(`${file}.half-notes`, 'mine')
    lockFile(file)()
    expect(readdirSync(folder)).toEqual(['lock.half-notes'])
  })

  it('has one owner at a time, even if many processes take, release and abandon it', async () => {
    const log = join(folder, 'log')
    writeFileSync(log, '')
    writeFileSync(file, dead)
    const script = `import { appendFileSync, renameSync, writeFileSync } from 'node:fs'
      import { lockFile } from ${JSON.stringify(join(import.meta.dirname, 'lockFile.ts'))}
      const [file, log] = ${JSON.stringify([file, log])}
      const note = (word) => appendFileSync(log, word + ' ' + process.pid + '\\n')
      for (let turn = 1; turn <= 60;) {
        try {
          const unlock = lockFile(file)
          note('begin'); note('end')
          turn += 1
          if (turn % 2 === 0) {
            writeFileSync(log + process.pid, '4194300 ' + process.pid + turn)
            renameSync(log + process.pid, file)
          } else unlock()
        } catch (error) { if (error.constructor.name !== 'LockHeldError') { note('error ' + error.message); process.exit(1) } }
      }`
    const children = Array.from({ length: 5 }, () => spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'pipe' }))
    await Promise.all(children.map(async (child) => Promise.all([text(child.stderr), once(child, 'exit')])))
    const lines = readFileSync(log, 'utf8').trim().split('\n')
    expect(lines.filter((line) => line.startsWith('error'))).toEqual([])
    expect(lines).toHaveLength(5 * 60 * 2)
    const overlaps = lines.filter((line, index) => index % 2 === 0 && lines[index + 1] !== line.replace('begin', 'end'))
    expect(overlaps).toEqual([])
    lockFile(file)()
    expect(readdirSync(folder)).toEqual(['log'])
  }, 60_000)
})
