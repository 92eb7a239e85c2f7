import fs, { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { flushFiles } from './flushFiles.ts'
import { temporaryFolder } from '../testing/temporaryFolder.ts'

const [ext4, network, memory] = [0xef53, 0x6969, 0x01021994]
const names = Array.from({ length: 200 }, (_, index) => `file-${index}`)

describe.runIf(process.platform === 'linux')('flushing many files', () => {
  let home: string
  let files: string
  let opened: number

  beforeEach(() => {
    home = temporaryFolder('flush')
    files = join(home, 'files')
    fs.mkdirSync(files)
    for (const name of names) writeFileSync(join(files, name), 'words')
    opened = 0
    const { openSync } = fs
    replaceInNode({ openSync: (path, ...rest) => ((opened += String(path).startsWith(files) ? 1 : 0), openSync(path, ...rest)) })
  })

  function replaceInNode(functions: Partial<typeof fs>): void {
    const own = Object.fromEntries(Object.keys(functions).map((name) => [name, fs[name as keyof typeof fs]]))
    Object.assign(fs, functions)
    syncBuiltinESMExports()
    onTestFinished(() => {
      Object.assign(fs, own)
      syncBuiltinESMExports()
    })
  }

  /** Puts a program named `sync` before all others, which notes its arguments and ends with a status; and names the file system. */
  function onMachine({ status, type }: { readonly status: number; readonly type: number }): void {
    writeFileSync(join(home, 'sync'), `#!/bin/sh\necho "$@" >> ${home}/calls\nexit ${status}\n`, { mode: 0o755 })
    vi.stubEnv('PATH', `${home}:${process.env.PATH}`)
    onTestFinished(() => void vi.unstubAllEnvs())
    replaceInNode({ statfsSync: (() => ({ type })) as unknown as typeof fs.statfsSync })
  }

  const calls = () => (existsSync(join(home, 'calls')) ? readFileSync(join(home, 'calls'), 'utf8') : '')

  it.each([
    ['one call flushes the whole file system', { status: 0, type: ext4 }, 200, 1, 0],
    ['each file is flushed by itself if the call fails', { status: 1, type: ext4 }, 200, 1, 200],
    ['each file is flushed by itself on a file system that is not known to do so', { status: 0, type: network }, 200, 0, 200],
    ['nothing is flushed in memory', { status: 0, type: memory }, 200, 0, 0],
    ['a few files are flushed by themselves', { status: 0, type: ext4 }, 199, 0, 199],
  ] as const)('%s', async (_what, machine, count, whole, single) => {
    onMachine(machine)
    await flushFiles(files, names.slice(0, count))
    expect(calls()).toBe(`-f ${files}\n`.repeat(whole))
    expect(opened).toBe(single)
  })

  it('names the file that cannot be flushed', async () => {
    onMachine({ status: 1, type: ext4 })
    fs.rmSync(join(files, 'file-7'))
    await expect(flushFiles(files, names)).rejects.toThrow('file-7')
  })
})
