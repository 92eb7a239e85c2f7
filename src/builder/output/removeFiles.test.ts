import fs, { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { temporaryFolder } from '../../platform/testing/temporaryFolder.ts'
import { isLitter, removeFiles, removeIfEmpty, removeIfLeft } from './removeFiles.ts'

let target: string

beforeEach(() => {
  target = temporaryFolder('remove')
})

function write(...paths: readonly string[]): void {
  for (const path of paths) {
    mkdirSync(dirname(join(target, path)), { recursive: true })
    writeFileSync(join(target, path), '')
  }
}

const left = () => readdirSync(target, { recursive: true, encoding: 'utf8' }).toSorted()

/** Makes each call of one function fail. */
function fail(name: 'unlinkSync' | 'rmdirSync', code: string): void {
  const call = fs[name]
  const replace = (other: unknown) => {
    Object.assign(fs, { [name]: other })
    syncBuiltinESMExports()
  }
  replace(() => {
    throw Object.assign(new Error(code), { code })
  })
  onTestFinished(() => replace(call))
}

describe('removed files', () => {
  it('take along folders that become empty or contain only files of file managers', () => {
    write('gone.html', 'a/b/c/gone.html', 'a/b/c/.DS_Store', 'd/gone.html', 'd/e/kept.html', 'f/gone.html', 'f/kept.html')
    removeFiles(target, ['gone.html', 'a/b/c/gone.html', 'd/gone.html', 'f/gone.html'])
    expect(left()).toEqual(['d', 'd/e', 'd/e/kept.html', 'f', 'f/kept.html'])
  })

  it('never take along the output folder itself', () => {
    write('gone.html', '.DS_Store')
    removeFiles(target, ['gone.html'])
    expect(left()).toEqual(['.DS_Store'])
  })

  it('may be missing already, with their folders', () => {
    write('a/other/kept.html')
    removeFiles(target, ['gone.html', 'a/gone/gone.html'])
    expect(left()).toEqual(['a', 'a/other', 'a/other/kept.html'])
  })

  it('leave a folder in their place untouched', () => {
    write('gone.html/note', 'other.html')
    removeFiles(target, ['gone.html', 'other.html'])
    expect(left()).toEqual(['gone.html', 'gone.html/note'])
  })

  it('cause an error if the disk is broken', () => {
    write('gone.html')
    fail('unlinkSync', 'EIO')
    expect(() => removeFiles(target, ['gone.html'])).toThrow('EIO')
  })
})

describe('a folder', () => {
  it.each([
    ['empty', [], true, true],
    ['left with what file managers put there', ['a/.DS_Store', 'a/Thumbs.db', 'a/desktop.ini'], true, false],
    ['not empty', ['a/.DS_Store', 'a/note'], false, false],
    ['not empty but for a folder', ['a/b/.DS_Store'], false, false],
  ])('that is %s is removed only if it contains no foreign files', (_how, files, goesIfLeft, goesIfEmpty) => {
    for (const [remove, goes] of [
      [removeIfEmpty, goesIfEmpty],
      [removeIfLeft, goesIfLeft],
    ] as const) {
      mkdirSync(join(target, 'a'), { recursive: true })
      write(...files)
      expect(remove(join(target, 'a'))).toBe(goes)
      expect(existsSync(join(target, 'a'))).toBe(!goes)
    }
    if (!goesIfLeft) expect(left()).toEqual(expect.arrayContaining(files))
  })

  it('that does not exist counts as removed', () => {
    expect([removeIfEmpty(join(target, 'a')), removeIfLeft(join(target, 'a'))]).toEqual([true, true])
  })

  it('that may not be removed causes an error', () => {
    mkdirSync(join(target, 'a'))
    fail('rmdirSync', 'EACCES')
    expect(() => removeIfLeft(join(target, 'a'))).toThrow('EACCES')
  })
})

it.each([
  ['.DS_Store', true],
  ['a/b/.DS_Store', true],
  ['DS_Store', false],
  ['.DS_Store/index.html', false],
])('%s is a file that file managers leave: %s', (path, expected) => {
  expect(isLitter(path)).toBe(expected)
})
