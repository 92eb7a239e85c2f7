import { mkdirSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../platform/testing/temporaryFolder.ts'
import { fileStamp } from '../../platform/files/fileStamp.ts'
import { Stamps, statusOf, statusOfFile } from './Stamps.ts'

let folder: string
let file: string

beforeEach(() => {
  folder = temporaryFolder('stamps')
  file = join(folder, 'file')
  writeFileSync(file, 'content')
})

describe('stamps of files', () => {
  it('recognise a file by its row until it is touched', () => {
    const stamps = Stamps.unknown(2)
    stamps.set(1, statSync(file))
    expect([stamps.isOf(0, statSync(file)), stamps.isOf(1, statSync(file))]).toEqual([false, true])
    utimesSync(file, 1, 1)
    expect(stamps.isOf(1, statSync(file))).toBe(false)
  })

  it.each(['size', 'mtimeMs', 'ctimeMs', 'ino'] as const)('distinguish files that differ only in their %s', (name) => {
    const stamps = Stamps.unknown(1)
    const status = statSync(file)
    stamps.set(0, status)
    const other = Object.assign(statSync(file), { [name]: status[name] + 1 })
    expect(stamps.isOf(0, other)).toBe(false)
  })

  it('keep every row when they are serialised and parsed, and then count as unchanged', () => {
    const stamps = Stamps.unknown(3)
    stamps.set(0, statSync(file))
    stamps.set(2, statSync(folder))
    const read = Stamps.parse(stamps.toString())
    expect([read.isOf(0, statSync(file)), read.isOf(1, statSync(file)), read.isOf(2, statSync(folder))]).toEqual([true, false, true])
    expect([stamps.hasChanged, read.hasChanged]).toEqual([true, false])
  })

  it('stay the same when a clone of them is changed', () => {
    const stamps = Stamps.unknown(1)
    stamps.set(0, statSync(file))
    const clone = stamps.clone()
    expect(clone.isOf(0, statSync(file))).toBe(true)
    clone.set(0, statSync(folder))
    expect(stamps.isOf(0, statSync(file))).toBe(true)
  })

  it('copy a row from other stamps', () => {
    const [stamps, others] = [Stamps.unknown(2), Stamps.unknown(3)]
    others.set(2, statSync(file))
    stamps.copy(1, others, 2)
    expect([stamps.isOf(0, statSync(file)), stamps.isOf(1, statSync(file))]).toEqual([false, true])
  })

  it('return a row as the stamp that `fileStamp` gives', () => {
    const stamps = Stamps.unknown(2)
    stamps.set(1, statSync(file))
    expect(stamps.at(1)).toEqual(fileStamp(file))
  })

  it('throw for a row beyond the last', () => {
    expect(() => Stamps.unknown(2).at(2)).toThrow(RangeError)
  })
})

describe('the status of a path', () => {
  it('is that of a file, a folder or the link itself, and `statusOfFile` is for files only', () => {
    const link = join(folder, 'link')
    symlinkSync(file, link)
    expect([statusOf(file)?.isFile(), statusOf(folder)?.isDirectory(), statusOf(link)?.isSymbolicLink()]).toEqual([true, true, true])
    expect([statusOfFile(file)?.size, statusOfFile(folder), statusOfFile(link)]).toEqual([7, undefined, undefined])
  })

  it.each(['nothing', 'file/below'])('is undefined at %s', (name) => {
    expect(statusOf(join(folder, name))).toBeUndefined()
    expect(statusOfFile(join(folder, name))).toBeUndefined()
  })

  it('throws if the path cannot be examined', () => {
    mkdirSync(join(folder, 'a'))
    symlinkSync('loop', join(folder, 'a/loop'))
    expect(() => statusOf(join(folder, 'a/loop/file'))).toThrow('ELOOP')
  })
})
