import { mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fileStamp } from '../../platform/fileStamp.ts'
import { Stamps, statusOf, statusOfFile } from './Stamps.ts'

let folder: string
let file: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stamps-'))
  file = join(folder, 'file')
  writeFileSync(file, 'content')
})

afterEach(() => rmSync(folder, { recursive: true }))

describe('stamps of files', () => {
  it('know a file by its row, until it is written, replaced or touched', () => {
    const stamps = Stamps.unknown(2)
    stamps.set(1, statSync(file))
    expect([stamps.isOf(0, statSync(file)), stamps.isOf(1, statSync(file))]).toEqual([false, true])
    utimesSync(file, 1, 1)
    expect(stamps.isOf(1, statSync(file))).toBe(false)
  })

  it.each(['size', 'mtimeMs', 'ctimeMs', 'ino'] as const)('tell files apart that differ in nothing but their %s', (name) => {
    const stamps = Stamps.unknown(1)
    const status = statSync(file)
    stamps.set(0, status)
    const other = Object.assign(statSync(file), { [name]: status[name] + 1 })
    expect(stamps.isOf(0, other)).toBe(false)
  })

  it('come back from their text with every row, and as if none had been set since', () => {
    const stamps = Stamps.unknown(3)
    stamps.set(0, statSync(file))
    stamps.set(2, statSync(folder))
    const read = Stamps.parse(stamps.toString())
    expect([read.isOf(0, statSync(file)), read.isOf(1, statSync(file)), read.isOf(2, statSync(folder))]).toEqual([true, false, true])
    expect([stamps.hasChanged, read.hasChanged]).toEqual([true, false])
  })

  it('stay as they are when a clone of them is changed', () => {
    const stamps = Stamps.unknown(1)
    stamps.set(0, statSync(file))
    const clone = stamps.clone()
    expect(clone.isOf(0, statSync(file))).toBe(true)
    clone.set(0, statSync(folder))
    expect(stamps.isOf(0, statSync(file))).toBe(true)
  })

  it('take over a row of others', () => {
    const [stamps, others] = [Stamps.unknown(2), Stamps.unknown(3)]
    others.set(2, statSync(file))
    stamps.copy(1, others, 2)
    expect([stamps.isOf(0, statSync(file)), stamps.isOf(1, statSync(file))]).toEqual([false, true])
  })

  it('give a row as the plain stamp that the file has elsewhere', () => {
    const stamps = Stamps.unknown(2)
    stamps.set(1, statSync(file))
    expect(stamps.at(1)).toEqual(fileStamp(file))
  })

  it('have no row behind their last', () => {
    expect(() => Stamps.unknown(2).at(2)).toThrow(RangeError)
  })
})

describe('what has a name', () => {
  it('is a file or a folder, and a link for itself', () => {
    const link = join(folder, 'link')
    symlinkSync(file, link)
    expect([statusOf(file)?.isFile(), statusOf(folder)?.isDirectory(), statusOf(link)?.isSymbolicLink()]).toEqual([true, true, true])
    expect([statusOfFile(file)?.size, statusOfFile(folder), statusOfFile(link)]).toEqual([7, undefined, undefined])
  })

  it.each(['nothing', 'file/below'])('is nothing at %s', (name) => {
    expect(statusOf(join(folder, name))).toBeUndefined()
    expect(statusOfFile(join(folder, name))).toBeUndefined()
  })

  it('is not said to be nothing where it cannot be looked at', () => {
    mkdirSync(join(folder, 'a'))
    symlinkSync('loop', join(folder, 'a/loop'))
    expect(() => statusOf(join(folder, 'a/loop/file'))).toThrow('ELOOP')
  })
})
