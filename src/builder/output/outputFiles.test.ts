import fs, { lstatSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { temporaryFolder } from '../../platform/testing/temporaryFolder.ts'
import { readManifest } from '../../platform/output/readManifest.ts'
import { contentHash } from '../../platform/contentHash.ts'
import { describeFile } from '../../shared/output/manifest.ts'
import { type OutputFile, OutputFolder } from './OutputFolder.ts'
import { outputPaths } from './outputPaths.ts'
import { readStanding } from './readStanding.ts'

const rest = { webpackCompilationHash: 'abc', redirects: [], scriptHashes: [] }

describe('the files of an output', () => {
  let home: string
  let target: string

  beforeEach(async () => {
    home = temporaryFolder('output')
    target = join(home, 'dist')
    const output = new OutputFolder(target)
    output.add({ path: 'assets/1.js', kind: 'asset' }, 'script')
    output.add({ path: 'index.html', kind: 'document' }, 'home')
    output.add({ path: 'robots.txt', kind: 'public' }, 'robots')
    await output.finish(rest)
  })

  const contentOf = (path: string) => readFileSync(join(target, path), 'utf8')
  const listedIn = () => Object.fromEntries(readManifest(target)?.manifest.files.map(({ path, kind }) => [path, kind]) ?? [])
  /** Keeps everything except what a test adds. */
  const keepAll = (output: OutputFolder) => ['assets/1.js', 'index.html', 'robots.txt'].map((path) => output.keep(path))

  it.each<[string, string, boolean]>([
    ['assets/1.js', 'there', true],
    ['assets/1.js', 'lost', false],
    ['assets/1.js', 'changed', false],
    ['assets/2.js', 'never made', false],
    ['index.html', 'there, but has no hash in its name', false],
  ])('need not be made again if %s is %s: %s', (path, how, isThere) => {
    if (how === 'lost') rmSync(join(target, path))
    if (how === 'changed') writeFileSync(join(target, path), 'scrupt')
    expect(new OutputFolder(target).hasAsset(path)).toBe(isThere)
  })

  it.each<[OutputFile, boolean]>([
    [{ path: 'assets/1.js', kind: 'asset' }, false],
    [{ path: 'assets/2.js', kind: 'asset' }, true],
    [{ path: 'robots.txt', kind: 'public' }, true],
    [{ path: 'assets/1.js', kind: 'public' }, true],
    // This path belonged to a page, and now to an asset with a hash in its name.
    [{ path: 'index.html', kind: 'asset' }, true],
  ])('are read unless their name guarantees the content that is in place: %o', async (file, isRead) => {
    const output = new OutputFolder(target)
    let reads = 0
    output.addFile(file, () => Buffer.from(`read ${(reads += 1)}`))
    expect(reads).toBe(isRead ? 1 : 0)
    await output.finish(rest)
    expect(contentOf(file.path)).toBe(isRead ? 'read 1' : 'script')
  })

  it('are kept only with the requested content', () => {
    const output = new OutputFolder(target)
    expect(output.keep('robots.txt', contentHash('other'))).toBe(false)
    expect(output.keep('robots.txt', contentHash('robots'))).toBe(true)
  })

  it.each(['public', 'host', 'control', 'asset'] as const)(
    'give way to a page that the build made, if they are of the kind %s',
    async (kind) => {
      const output = new OutputFolder(target)
      output.keep('index.html')
      output.add({ path: 'about.html', kind: 'document' }, 'about')
      output.add({ path: 'index.html', kind }, 'another home')
      output.add({ path: 'about.html', kind }, 'another about')
      await output.finish(rest)
      expect([contentOf('index.html'), contentOf('about.html')]).toEqual(['home', 'about'])
      expect(listedIn()).toEqual({ 'index.html': 'document', 'about.html': 'document' })
    },
  )

  it.each(['document', 'data'] as const)('cause an error if two of them are made for one path (%s)', (kind) => {
    const output = new OutputFolder(target)
    output.keep('robots.txt')
    expect(() => output.add({ path: 'robots.txt', kind }, 'robots')).toThrow('Two pages would be written to robots.txt.')
  })

  it('are counted once as kept, even if a public file is kept twice', async () => {
    const output = new OutputFolder(target)
    keepAll(output)
    expect(output.keep('robots.txt')).toBe(true)
    expect(await output.finish(rest)).toEqual({ written: 0, unchanged: 3, removed: 0 })
  })

  it('are listed with their new kind if only that changes, and are not written', async () => {
    const output = new OutputFolder(target)
    output.add({ path: 'robots.txt', kind: 'control' }, 'robots')
    keepAll(output)
    expect(output.list().find(({ path }) => path === 'robots.txt')?.kind).toBe('control')
    expect(await output.finish(rest)).toEqual({ written: 0, unchanged: 3, removed: 0 })
    expect(listedIn()).toEqual({ 'assets/1.js': 'asset', 'index.html': 'document', 'robots.txt': 'control' })
  })

  it('contain texts and bytes unchanged, however long', async () => {
    const output = new OutputFolder(target)
    const texts = ['', 'ğ 한 🪑', '한'.repeat(349_525), '한'.repeat(349_526), 'a'.repeat(1_100_000)]
    for (const [index, text] of texts.entries()) output.add({ path: `${index}.txt`, kind: 'public' }, text)
    output.add({ path: 'bytes', kind: 'public' }, Uint8Array.of(0, 255, 128))
    await output.finish(rest)
    expect(texts.filter((text, index) => contentOf(`${index}.txt`) === text)).toHaveLength(texts.length)
    expect([...readFileSync(join(target, 'bytes'))]).toEqual([0, 255, 128])
    const sizes = readManifest(target)?.manifest.files.map(({ path, size }) => [path, size])
    expect(sizes).toContainEqual(['2.txt', 1_048_575])
    expect(sizes).toContainEqual(['bytes', 3])
  })

  it('are new if the previous output has them with other content or not at all', () => {
    const output = new OutputFolder(target)
    output.keep('assets/1.js')
    output.add({ path: 'index.html', kind: 'document' }, 'home')
    output.add({ path: 'robots.txt', kind: 'public' }, 'more robots')
    output.add({ path: 'new.html', kind: 'document' }, 'new')
    expect(['assets/1.js', 'index.html', 'robots.txt', 'new.html', 'never.html'].map((path) => output.isNew(path))).toEqual([
      false,
      false,
      true,
      true,
      false,
    ])
    output.abandon()
  })

  it('have a hash as soon as they belong to the next output', () => {
    const output = new OutputFolder(target)
    output.keep('robots.txt')
    output.add({ path: 'new.html', kind: 'document' }, 'new')
    expect(output.hashOf('robots.txt')).toBe(contentHash('robots'))
    expect(output.hashOf('new.html')).toBe(contentHash('new'))
    expect([output.hashOf('index.html'), output.hashOf('never.html')]).toEqual([undefined, undefined])
    output.abandon()
  })

  it('are listed by path, kept and new ones together', () => {
    const output = new OutputFolder(target)
    output.add({ path: 'sofas.html', kind: 'document' }, 'sofas')
    output.keep('robots.txt')
    output.keep('assets/1.js')
    output.add({ path: 'beds.html', kind: 'document' }, 'beds')
    expect(output.list()).toEqual([
      describeFile({ path: 'assets/1.js', kind: 'asset' }, { hash: contentHash('script'), size: 6 }),
      describeFile({ path: 'beds.html', kind: 'document' }, { hash: contentHash('beds'), size: 4 }),
      describeFile({ path: 'robots.txt', kind: 'public' }, { hash: contentHash('robots'), size: 6 }),
      describeFile({ path: 'sofas.html', kind: 'document' }, { hash: contentHash('sofas'), size: 5 }),
    ])
    output.abandon()
  })

  it('can have copies, whether kept or new, which the next build keeps', async () => {
    for (const changes of [
      { written: 3, unchanged: 3, removed: 0 },
      { written: 0, unchanged: 6, removed: 0 },
    ]) {
      const output = new OutputFolder(target)
      keepAll(output)
      output.add({ path: 'new.html', kind: 'document' }, 'new')
      for (const file of output.list()) {
        if (file.kind === 'document') output.addCopy({ path: `copies/${file.path}`, kind: 'host' }, file)
      }
      expect(await output.finish(rest)).toEqual(changes)
      expect([contentOf('copies/index.html'), contentOf('copies/new.html')]).toEqual(['home', 'new'])
    }
  })

  it('are removed after the pages that refer to them', async () => {
    const left: string[] = []
    const { unlinkSync } = fs
    fs.unlinkSync = (path) => {
      unlinkSync(path)
      left.push(String(path).slice(target.length + 1))
    }
    syncBuiltinESMExports()
    onTestFinished(() => {
      Object.assign(fs, { unlinkSync })
      syncBuiltinESMExports()
    })
    const output = new OutputFolder(target)
    output.keep('robots.txt')
    expect(await output.finish(rest)).toEqual({ written: 0, unchanged: 1, removed: 2 })
    expect(left.slice(0, 2)).toEqual(['index.html', 'assets/1.js'])
  })

  it('stay unchanged when only the rest of the manifest changes', async () => {
    const output = new OutputFolder(target)
    keepAll(output)
    const redirects = [{ from: '/a', to: '/b', status: 301 } as const]
    expect(await output.finish({ ...rest, redirects })).toEqual({ written: 0, unchanged: 3, removed: 0 })
    expect(readManifest(target)?.manifest.redirects).toEqual(redirects)
  })

  it('are restored if they were lost, without rewriting the manifest', async () => {
    const manifest = () => lstatSync(join(target, '.roomwright/manifest.json')).ino
    const before = manifest()
    rmSync(join(target, 'robots.txt'))
    const output = new OutputFolder(target)
    keepAll(output)
    output.add({ path: 'robots.txt', kind: 'public' }, 'robots')
    expect(await output.finish(rest)).toEqual({ written: 1, unchanged: 2, removed: 0 })
    expect([contentOf('robots.txt'), manifest()]).toEqual(['robots', before])
  })

  it('are not recorded again if none of them changed', async () => {
    const record = () => lstatSync(outputPaths(target).stamps).ino
    const before = record()
    const output = new OutputFolder(target)
    keepAll(output)
    await output.finish(rest)
    expect(record()).toBe(before)
  })

  it('are read once more after they were touched, and then recognised again', async () => {
    utimesSync(join(target, 'robots.txt'), 1, 1)
    const output = new OutputFolder(target)
    keepAll(output)
    await output.finish(rest)
    const { files } = readStanding(target)
    expect(files.stamps.isOf(files.rowOf('robots.txt') ?? -1, lstatSync(join(target, 'robots.txt')))).toBe(true)
  })
})
