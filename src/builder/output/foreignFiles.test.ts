import { lstatSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../platform/testing/temporaryFolder.ts'
import { manifestFile } from '../../shared/output/manifest.ts'
import { writeOutput } from '../testing/tinyOutputs.ts'
import { describeFile } from '../../shared/output/manifest.ts'
import { filesInTheWay, foreignFiles } from './foreignFiles.ts'
import { readStanding } from './readStanding.ts'

let home: string
let target: string

beforeEach(async () => {
  home = temporaryFolder('foreign')
  target = join(home, 'dist')
  await writeOutput(target, { 'index.html': 'home', 'a/index.html': 'a', 'a/b/index.html': 'deep' })
})

function put(...paths: readonly string[]): void {
  for (const path of paths) {
    mkdirSync(dirname(join(target, path)), { recursive: true })
    writeFileSync(join(target, path), 'mine')
  }
}

describe('files that no build wrote', () => {
  it('are each found once, at any depth', () => {
    put('note', 'a/note', 'a/b/note', 'a/new/deep/note', 'new/note')
    symlinkSync('/', join(target, 'a/link'))
    const found = [...foreignFiles(target, readStanding(target))]
    expect(found.toSorted()).toEqual(['a/b/note', 'a/link', 'a/new/deep/note', 'a/note', 'new/note', 'note'])
  })

  it('are searched for again in a folder until it is clean', () => {
    put('a/note')
    const standing = readStanding(target)
    const find = () => [...foreignFiles(target, standing)]
    expect([find(), find()]).toEqual([['a/note'], ['a/note']])
    rmSync(join(target, 'a/note'))
    expect(standing.folders.stamps.hasChanged).toBe(false)
    expect(find()).toEqual([])
    const row = standing.folders.column.rowOf('a') ?? -1
    expect(standing.folders.stamps.isOf(row, lstatSync(join(target, 'a')))).toBe(true)
    expect(standing.folders.stamps.hasChanged).toBe(true)
  })

  it('are not searched for in a removed folder, and a file in its place is found', () => {
    rmSync(join(target, 'a/b'), { recursive: true })
    expect([...foreignFiles(target, readStanding(target))]).toEqual([])
    put('a/b')
    expect([...foreignFiles(target, readStanding(target))]).toEqual(['a/b'])
  })

  it('include a file named like the manifest in a folder that no build wrote', () => {
    const mine = join(home, 'mine')
    mkdirSync(join(mine, '.roomwright'), { recursive: true })
    writeFileSync(join(mine, manifestFile), 'mine')
    expect([...foreignFiles(mine, readStanding(mine))]).toEqual([manifestFile])
  })
})

describe('files in the way of a build', () => {
  const placement = (path: string, isThere = false) => ({ file: describeFile({ path, kind: 'document' }, { hash: '', size: 0 }), isThere })

  it('are those that appeared at paths where there was nothing', () => {
    put('a/new.html', 'b/new.html', 'c/other.html', 'note')
    mkdirSync(join(target, 'a/folder.html'))
    const paths = ['a/new.html', 'b/new.html', 'b/more.html', 'c/new.html', 'd/new.html', 'a/folder.html', 'note/new.html', 'note']
    expect([
      ...filesInTheWay(
        target,
        paths.map((path) => placement(path)),
      ),
    ]).toEqual(['a/new.html', 'b/new.html', 'note'])
    expect([...filesInTheWay(target, [placement('index.html', true)])]).toEqual([])
  })
})
