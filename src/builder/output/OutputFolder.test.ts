import fs, { existsSync, readFileSync, renameSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../platform/testing/temporaryFolder.ts'
import { readManifest } from '../../platform/output/readManifest.ts'
import { snapshot } from '../testing/snapshot.ts'
import { contentHash } from '../../platform/contentHash.ts'
import { OutputFolder } from './OutputFolder.ts'
import { finishAbandonedOutput } from './finishAbandonedOutput.ts'
import { outputPaths } from './outputPaths.ts'
import { readStanding } from './readStanding.ts'

const rest = { webpackCompilationHash: 'abc', redirects: [], scriptHashes: [] }

describe('the output folder', () => {
  let home: string
  let target: string

  beforeEach(() => {
    home = temporaryFolder('output')
    target = join(home, 'dist')
  })

  async function write(files: Readonly<Record<string, string>>) {
    const output = new OutputFolder(target)
    for (const [path, content] of Object.entries(files)) output.add({ path, kind: 'document' }, content)
    return output.finish(rest)
  }

  it('contains the files that were added', async () => {
    expect(await write({ 'index.html': 'home', 'a/b/index.html': 'deep' })).toEqual({ written: 2, unchanged: 0, removed: 0 })
    expect(readFileSync(join(target, 'a/b/index.html'), 'utf8')).toBe('deep')
  })

  it('is not touched if nothing changed', async () => {
    await write({ 'index.html': 'home' })
    const before = statSync(target).ctimeMs
    expect(await write({ 'index.html': 'home' })).toEqual({ written: 0, unchanged: 1, removed: 0 })
    expect(statSync(target).ctimeMs).toBe(before)
  })

  it('leaves an unchanged file in place and removes one that was not added again', async () => {
    await write({ 'index.html': 'home', 'same.html': 'same', 'gone.html': 'gone' })
    const before = statSync(join(target, 'same.html'))
    expect(await write({ 'index.html': 'new home', 'same.html': 'same' })).toEqual({ written: 1, unchanged: 1, removed: 1 })
    expect(statSync(join(target, 'same.html')).ino).toBe(before.ino)
    expect(statSync(join(target, 'same.html')).mtimeMs).toBe(before.mtimeMs)
    expect(existsSync(join(target, 'gone.html'))).toBe(false)
    expect(readFileSync(join(target, 'index.html'), 'utf8')).toBe('new home')
  })

  it('stays as it was if a build is abandoned halfway', async () => {
    await write({ 'index.html': 'home' })
    const output = new OutputFolder(target)
    output.add({ path: 'index.html', kind: 'document' }, 'half')
    output.abandon()
    expect(readFileSync(join(target, 'index.html'), 'utf8')).toBe('home')
    expect(Object.keys(snapshot(target))).toEqual(['.roomwright/manifest.json', 'index.html'])
  })

  it.each([
    ['lost', (file: string) => rmSync(file)],
    ['changed by hand', (file: string) => writeFileSync(file, 'home and more')],
    ['changed in its own size', (file: string) => writeFileSync(file, 'heme')],
    ['put into another’s place', (file: string) => renameSync((writeFileSync(`${file}.new`, 'heme'), `${file}.new`), file)],
    ['made a link', (file: string) => symlinkSync('same.html', (rmSync(file), file))],
  ])('is repaired if one of its files was %s', async (_how, harm) => {
    await write({ 'index.html': 'home', 'same.html': 'same' })
    harm(join(target, 'index.html'))
    expect(await write({ 'index.html': 'home', 'same.html': 'same' })).toEqual({ written: 1, unchanged: 1, removed: 0 })
    expect(readFileSync(join(target, 'index.html'), 'utf8')).toBe('home')
  })

  it('refuses two pages with the same path', async () => {
    const output = new OutputFolder(target)
    output.add({ path: 'index.html', kind: 'document' }, 'one')
    expect(() => output.add({ path: 'index.html', kind: 'document' }, 'two')).toThrow('Two pages would be written to index.html.')
    output.abandon()
  })

  it('keeps files of the last build without their contents, and changes nothing on the disk', async () => {
    await write({ 'index.html': 'home', 'same.html': 'same' })
    const before = snapshot(home)
    const output = new OutputFolder(target)
    expect([output.keep('index.html'), output.keep('same.html'), output.keep('other.html')]).toEqual([true, true, false])
    expect(output.hashOf('same.html')).toBe(contentHash('same'))
    expect(await output.finish(rest)).toEqual({ written: 0, unchanged: 2, removed: 0 })
    expect(snapshot(home)).toEqual(before)
  })

  it('does not keep a file that was changed by hand', async () => {
    await write({ 'index.html': 'home', 'same.html': 'same' })
    writeFileSync(join(target, 'index.html'), 'heme')
    const output = new OutputFolder(target)
    expect([output.keep('index.html'), output.keep('same.html')]).toEqual([false, true])
    output.add({ path: 'index.html', kind: 'document' }, 'home')
    expect(await output.finish(rest)).toEqual({ written: 1, unchanged: 1, removed: 0 })
    expect(readFileSync(join(target, 'index.html'), 'utf8')).toBe('home')
  })

  it('detects a changed file whose stamp is unchanged only if it verifies contents', async () => {
    await write({ 'index.html': 'home' })
    expect(new OutputFolder(target, { verify: true }).keep('index.html')).toBe(true)
    writeFileSync(join(target, 'index.html'), 'heme')
    const standing = readStanding(target)
    standing.files.stamps.set(0, statSync(join(target, 'index.html')))
    expect(new OutputFolder(target, { standing }).keep('index.html')).toBe(true)
    expect(new OutputFolder(target, { standing, verify: true }).keep('index.html')).toBe(false)
  })

  it('refuses to add or keep a page that it already keeps', async () => {
    await write({ 'index.html': 'home' })
    const output = new OutputFolder(target)
    output.keep('index.html')
    expect(() => output.keep('index.html')).toThrow('Two pages would be written to index.html.')
    expect(() => output.add({ path: 'index.html', kind: 'document' }, 'two')).toThrow('Two pages would be written to index.html.')
  })

  it('touches only the files and folders that changed', async () => {
    await write({ 'index.html': 'home', 'a/b/index.html': 'deep', 'c/index.html': 'other' })
    const stamps = () =>
      ['', 'a', 'a/b', 'a/b/index.html', 'c', 'c/index.html', 'index.html'].map((path) => statSync(join(target, path)).ctimeMs)
    const before = stamps()
    await write({ 'index.html': 'home', 'a/b/index.html': 'deeper', 'c/index.html': 'other' })
    const touched = stamps().map((stamp, index) => stamp !== before[index])
    expect(touched).toEqual([false, false, true, true, false, false, false])
  })

  it('refuses to overwrite a file that appeared at the path of a new page during the build', async () => {
    await write({ 'index.html': 'home', 'a/index.html': 'a' })
    const output = new OutputFolder(target)
    output.add({ path: 'a/new.html', kind: 'document' }, 'new')
    writeFileSync(join(target, 'a/new.html'), 'mine')
    await expect(output.finish(rest)).rejects.toThrow('no build wrote: a/new.html')
    output.abandon()
    expect(readFileSync(join(target, 'a/new.html'), 'utf8')).toBe('mine')
    expect(readFileSync(join(target, 'index.html'), 'utf8')).toBe('home')
    expect(existsSync(outputPaths(target).pending)).toBe(false)
  })

  it('leaves no folder behind if it was abandoned before it was published', () => {
    const output = new OutputFolder(target)
    output.add({ path: 'index.html', kind: 'document' }, 'home')
    output.abandon()
    expect(existsSync(target)).toBe(false)
  })

  it.each(['as a whole', 'in its pending part'])('can be abandoned after it was deleted %s', async (how) => {
    await write({ 'index.html': 'home' })
    const output = new OutputFolder(target)
    output.add({ path: 'index.html', kind: 'document' }, 'half')
    rmSync(how === 'as a whole' ? target : outputPaths(target).pending, { recursive: true })
    output.abandon()
    expect(existsSync(outputPaths(target).pending)).toBe(false)
  })

  it('keeps what was published if the disk fails at that moment', async () => {
    await write({ 'index.html': 'home' })
    const output = new OutputFolder(target)
    output.add({ path: 'index.html', kind: 'document' }, 'new home')
    const { fsyncSync } = fs
    fs.fsyncSync = (descriptor) => {
      if (readManifest(target)?.manifest.files[0]?.size === 8) throw Object.assign(new Error('EIO'), { code: 'EIO' })
      fsyncSync(descriptor)
    }
    syncBuiltinESMExports()
    try {
      await expect(output.finish(rest)).rejects.toThrow('EIO')
    } finally {
      fs.fsyncSync = fsyncSync
      syncBuiltinESMExports()
    }
    output.abandon()
    expect(output.isPublished).toBe(true)
    finishAbandonedOutput(target)
    expect(readFileSync(join(target, 'index.html'), 'utf8')).toBe('new home')
  })
})
