import { hash } from 'node:crypto'
import fs, { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hashFile } from './hashFile.ts'

describe('the hash of a file', () => {
  const { readFileSync } = fs
  const read = vi.fn(readFileSync)
  const hashOf = (text: string) => hash('sha256', text, 'hex')
  let folder: string
  let file: string

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'hash-'))
    file = join(folder, 'file')
    writeFileSync(file, 'one')
    read.mockClear()
    Object.assign(fs, { readFileSync: read })
    syncBuiltinESMExports()
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(fs.statSync(file).ctimeMs + 1000)
  })

  afterEach(() => {
    vi.useRealTimers()
    Object.assign(fs, { readFileSync })
    syncBuiltinESMExports()
    rmSync(folder, { recursive: true })
  })

  it('is read once while the file stays as it is', () => {
    expect([hashFile(file), hashFile(file)]).toEqual([hashOf('one'), hashOf('one')])
    expect(read).toHaveBeenCalledOnce()
  })

  it('is read again after a change, even if size and time of change are set back', () => {
    const { atime, mtime } = fs.statSync(file)
    hashFile(file)
    writeFileSync(file, 'two')
    utimesSync(file, atime, mtime)
    expect(hashFile(file)).toBe(hashOf('two'))
  })

  it('is read each time while the file is so new that a further change might not show', () => {
    vi.setSystemTime(fs.statSync(file).ctimeMs + 1)
    hashFile(file)
    hashFile(file)
    expect(read).toHaveBeenCalledTimes(2)
  })

  it('fails if there is no such file', () => {
    expect(() => hashFile(join(folder, 'none'))).toThrow('ENOENT')
  })
})
