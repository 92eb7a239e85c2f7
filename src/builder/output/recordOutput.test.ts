import fs, { cpSync, existsSync, lstatSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../platform/testing/temporaryFolder.ts'
import { clockStep, fileClock } from '../../platform/files/fileStamp.ts'
import { readSealed, writeSealed } from '../../platform/files/sealedFile.ts'
import { manifestFile } from '../../shared/output/manifest.ts'
import type { Site } from '../testing/tinyOutputs.ts'
import { contentHash } from '../../platform/contentHash.ts'
import { type OutputChanges, OutputFolder } from './OutputFolder.ts'
import { claimOutput } from './claimOutput.ts'
import { outputPaths } from './outputPaths.ts'
import { readStanding } from './readStanding.ts'

const rest = { webpackCompilationHash: 'abc', redirects: [], scriptHashes: [] }

const site: Site = { 'index.html': 'home', 'a/b/index.html': 'deep', 'a/c/index.html': 'as deep' }

describe('what the next build knows about an output', () => {
  let home: string
  let target: string

  beforeEach(() => {
    home = temporaryFolder('record')
    target = join(home, 'dist')
  })

  async function build(files: Site, { meanwhile = () => {}, folder = target, clock = fileClock } = {}): Promise<OutputChanges> {
    const output = new OutputFolder(folder, { standing: claimOutput(folder), clock })
    for (const [path, content] of Object.entries(files)) output.add({ path, kind: 'document' }, content)
    meanwhile()
    return output.finish(rest)
  }

  /** The files and folders that match the record, which need not be read. */
  function known(folder = target): { readonly files: readonly string[]; readonly folders: readonly string[] } {
    const { files, folders } = readStanding(folder)
    const at = (path: string) => lstatSync(join(folder, path), { throwIfNoEntry: false })
    const isKnown = (table: typeof files.stamps, path: string, row: number) => {
      const status = at(path)
      return status !== undefined && table.isOf(row, status)
    }
    return {
      files: files.paths.filter((path, row) => isKnown(files.stamps, path, row)).toSorted(),
      folders: folders.column.paths.filter((path, row) => isKnown(folders.stamps, path, row)).toSorted(),
    }
  }

  const all = { files: ['a/b/index.html', 'a/c/index.html', 'index.html'], folders: ['', '.roomwright', 'a', 'a/b', 'a/c'] }

  it('is every file and folder in it', async () => {
    await build(site)
    expect(known()).toEqual(all)
    expect(readStanding(target).rest).toBe(JSON.stringify(rest))
  })

  it.each<[string, Site, Site?]>([
    ['a changed page', { ...site, 'index.html': 'new home' }],
    ['a page in a new folder below a new folder', { ...site, 'd/e/index.html': 'new' }],
    ['a page fewer', { 'index.html': 'home', 'a/b/index.html': 'deep' }],
    ['a whole branch fewer', { 'index.html': 'home' }],
    [
      'a page that moved into a folder of its own',
      { ...site, 'a/c/index.html': 'as deep', 'a/b/index.html': '', 'a/b/f/index.html': 'deep' },
    ],
    ['a page in a new folder below a known one', { ...site, 'a/n/m/index.html': 'new' }],
    ['a folder fewer in one that stays', { 'd/index.html': 'd' }, { 'd/index.html': 'd', 'd/e/index.html': 'deep' }],
    ['nothing changed', site],
  ])('is every file and folder again after a build with %s', async (_what, next, old = site) => {
    await build(old)
    await build(next)
    const folders = new Set(['', '.roomwright'])
    for (const path of Object.keys(next)) {
      for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) folders.add(path.slice(0, end))
    }
    expect(known()).toEqual({ files: Object.keys(next).toSorted(), folders: [...folders].toSorted() })
    expect(await build(next)).toEqual({ written: 0, unchanged: Object.keys(next).length, removed: 0 })
  })

  it('excludes a folder to which something was added during the build', async () => {
    await build(site)
    await build(
      { ...site, 'a/b/new.html': 'new', 'a/new.html': 'new' },
      { meanwhile: () => writeFileSync(join(target, 'a/b/note'), 'mine') },
    )
    expect(known().folders).toEqual(['', '.roomwright', 'a', 'a/c'])
    expect(() => claimOutput(target)).toThrow('no build wrote: a/b/note.')
  })

  it('excludes a folder that changed during the build even if there was no record before', async () => {
    await build(site)
    rmSync(outputPaths(target).stamps)
    await build({ ...site, 'a/b/index.html': 'deeper' }, { meanwhile: () => writeFileSync(join(target, 'a/c/note'), 'mine') })
    expect(known().folders).not.toContain('a/c')
    expect(() => claimOutput(target)).toThrow('no build wrote: a/c/note.')
  })

  it('excludes the folder around one that was created by hand during the build', async () => {
    await build(site)
    await build(
      { ...site, 'd/index.html': 'new' },
      {
        meanwhile() {
          mkdirSync(join(target, 'a/d'))
          writeFileSync(join(target, 'a/d/note'), 'mine')
        },
      },
    )
    expect(() => claimOutput(target)).toThrow('no build wrote: a/d/note.')
  })

  it('includes a folder again from which a foreign file was removed', async () => {
    await build(site)
    writeFileSync(join(target, 'a/note'), 'mine')
    rmSync(join(target, 'a/note'))
    expect(known().folders).toEqual(['', '.roomwright', 'a/b', 'a/c'])
    await build(site)
    expect(known()).toEqual(all)
  })

  it('excludes a file that was lost at the end of a build', async () => {
    const file = join(target, 'index.html')
    // The file is in its place as soon as nothing is pending.
    const loss = setInterval(() => {
      if (existsSync(file) && !existsSync(outputPaths(target).pending)) rmSync(file)
    }, 1)
    await build(site)
    clearInterval(loss)
    expect(existsSync(file)).toBe(false)
    expect(known().files).toEqual(['a/b/index.html', 'a/c/index.html'])
    expect(await build(site)).toEqual({ written: 1, unchanged: 2, removed: 0 })
    expect(readFileSync(file, 'utf8')).toBe('home')
  })

  it.each<[string, (copy: string) => void]>([
    ['of a copy of it', () => undefined],
    ['that another version wrote', (copy) => editRecord(copy, { folder: lstatSync(copy).ino, version: 1 })],
    ['that was cut off', (copy) => writeFileSync(outputPaths(copy).stamps, '{"version":2')],
  ])('is what the manifest says if the record is one %s', async (_what, harm) => {
    await build(site)
    const copy = join(home, 'copy')
    cpSync(target, copy, { recursive: true, preserveTimestamps: true })
    cpSync(outputPaths(target).stamps, outputPaths(copy).stamps)
    harm(copy)
    const { files, folders, rest: text } = readStanding(copy)
    expect([files.paths, folders.column.paths, text]).toEqual([all.files, [], undefined])
    expect(new OutputFolder(copy).builtWith).toBeUndefined()
    expect(await build(site, { folder: copy })).toEqual({ written: 0, unchanged: 3, removed: 0 })
    expect(new OutputFolder(copy).builtWith).toBe('abc')
  })

  it('is nothing if the output was deleted and the record was not', async () => {
    await build(site)
    rmSync(target, { recursive: true })
    expect(readStanding(target).files.paths).toEqual([])
    expect(await build(site)).toEqual({ written: 3, unchanged: 0, removed: 0 })
  })

  it('is what the record says if the manifest was lost', async () => {
    await build(site)
    rmSync(join(target, manifestFile))
    expect(readStanding(target).files.paths).toEqual(all.files)
    expect(await build({ 'index.html': 'home' })).toEqual({ written: 0, unchanged: 1, removed: 2 })
    expect(existsSync(join(target, 'a'))).toBe(false)
    expect(known().files).toEqual(['index.html'])
  })

  it('combines manifest and record, with the stamps that still match, if the last build left no record', async () => {
    await build(site)
    const record = readFileSync(outputPaths(target).stamps)
    await build({ 'index.html': 'heme', 'a/b/index.html': 'deep', 'about.html': 'new' })
    writeFileSync(outputPaths(target).stamps, record)
    expect(readStanding(target).files.paths).toEqual(['a/b/index.html', 'a/c/index.html', 'about.html', 'index.html'])
    expect(readStanding(target).rest).toBeUndefined()
    expect(known().files).toEqual(['a/b/index.html'])
    // The file was due to be removed, and was not yet.
    mkdirSync(join(target, 'a/c'))
    writeFileSync(join(target, 'a/c/index.html'), 'as deep')
    expect(await build({ 'index.html': 'heme', 'a/b/index.html': 'deep', 'about.html': 'new' })).toEqual({
      written: 0,
      unchanged: 3,
      removed: 1,
    })
    expect(existsSync(join(target, 'a/c'))).toBe(false)
    expect(known().files).toEqual(['a/b/index.html', 'about.html', 'index.html'])
  })

  it("includes the compilation it was built with, as long as that build's manifest is unchanged", async () => {
    expect(new OutputFolder(target).builtWith).toBeUndefined()
    await build(site)
    expect(new OutputFolder(target).builtWith).toBe('abc')
    const manifest = join(target, manifestFile)
    writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('abc', 'abd'))
    expect(new OutputFolder(target).builtWith).toBeUndefined()
  })

  it('is read one clock step after files were written, and without a wait if none were', async () => {
    const waits: number[] = []
    const clock = { ...fileClock, wait: async (milliseconds: number) => void waits.push(milliseconds) }
    await build(site, { clock })
    expect(waits).toEqual([clockStep])
    await build({ 'index.html': 'home' }, { clock })
    expect(waits).toEqual([clockStep])
  })

  /** The paths below the output whose status is read, and the folders that are listed. */
  async function looksOf(work: () => Promise<unknown>): Promise<{ readonly looked: readonly string[]; readonly read: readonly string[] }> {
    const { lstatSync: look, readdirSync: read } = fs
    const seen = { looked: [] as string[], read: [] as string[] }
    const below = (path: unknown) => String(path).slice(target.length + 1)
    Object.assign(fs, {
      lstatSync: (path: string, options?: fs.StatSyncOptions) => (seen.looked.push(below(path)), look(path, options)),
      readdirSync: (path: string, options?: { readonly withFileTypes: true }) => (
        seen.read.push(below(path)),
        read(path, options as never)
      ),
    })
    syncBuiltinESMExports()
    try {
      await work()
    } finally {
      Object.assign(fs, { lstatSync: look, readdirSync: read })
      syncBuiltinESMExports()
    }
    return seen
  }

  it.each<[string, Site, readonly string[]]>([
    ['changed', { ...site, 'a/b/index.html': 'deeper' }, ['a', 'a/c', 'a/c/index.html', 'index.html']],
    ['new', { ...site, 'd/e/index.html': 'new' }, ['a', 'a/b', 'a/b/index.html', 'a/c', 'a/c/index.html', 'index.html']],
    ['gone', { 'a/b/index.html': 'deep', 'a/c/index.html': 'as deep' }, ['a', 'a/b', 'a/b/index.html', 'a/c', 'a/c/index.html']],
  ])('avoids examining unrelated files if a page is %s, once the pages are made', async (_how, next, spared) => {
    const first = await looksOf(() => build(site))
    expect(first.read.filter((path) => !path.startsWith('.roomwright/pending'))).toEqual([])
    const output = new OutputFolder(target, { standing: claimOutput(target) })
    for (const [path, content] of Object.entries(next)) output.add({ path, kind: 'document' }, content)
    const { looked, read } = await looksOf(() => output.finish(rest))
    expect(spared.filter((path) => looked.includes(path))).toEqual([])
    expect(read.filter((path) => path.startsWith('d'))).toEqual([])
  })

  it('overwrites a partial record that a killed build left', async () => {
    writeFileSync(`${outputPaths(target).stamps}.half`, '{"vers')
    await build(site)
    expect(readdirSync(home).toSorted()).toEqual(['.dist.stamps', 'dist'])
  })

  it('excludes a file for which the manifest lists other content, despite its unchanged stamp', async () => {
    await build(site)
    const manifest = join(target, manifestFile)
    const hashOf = (content: string) => contentHash(content)
    writeFileSync(manifest, readFileSync(manifest, 'utf8').replace(hashOf('home'), hashOf('heme')))
    const output = new OutputFolder(target)
    expect([output.keep('index.html'), output.keep('a/b/index.html')]).toEqual([false, true])
  })

  it('is recorded again without rewriting an unchanged manifest', async () => {
    await build(site)
    const before = lstatSync(join(target, manifestFile)).ino
    rmSync(outputPaths(target).stamps)
    expect(await build(site)).toEqual({ written: 0, unchanged: 3, removed: 0 })
    expect(lstatSync(join(target, manifestFile)).ino).toBe(before)
    expect(known()).toEqual(all)
  })
})

/** Changes the contents of a record, with a valid seal. */
function editRecord(target: string, changes: Readonly<Record<string, unknown>>): void {
  const { stamps } = outputPaths(target)
  const record = JSON.parse(readSealed(stamps)?.toString() ?? '') as object
  writeSealed(stamps, JSON.stringify({ ...record, ...changes }))
}
