import fs, { existsSync, lstatSync, mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { temporaryFolder } from '../../platform/testing/temporaryFolder.ts'
import { manifestFile } from '../../shared/output/manifest.ts'
import { type Site, plainFiles } from '../testing/tinyOutputs.ts'
import { contentHash } from '../../platform/contentHash.ts'
import { describeFile } from '../../shared/output/manifest.ts'
import { finishOutput } from './finishOutput.ts'
import { outputPaths } from './outputPaths.ts'

const nameOf = (content: string) => contentHash(content)

describe('what a killed build left', () => {
  let home: string
  let target: string
  let pending: string

  beforeEach(() => {
    home = temporaryFolder('finish')
    target = join(home, 'dist')
    ;({ pending } = outputPaths(target))
  })

  interface Left {
    /** What the manifest lists; the manifest is truncated if this is absent. */
    readonly listed?: Site
    readonly plain?: Site
    /** Contents that are pending. */
    readonly waiting?: readonly string[]
    readonly removals?: unknown
  }

  function leave({ listed, plain = {}, waiting = [], removals }: Left): void {
    const files = Object.entries(listed ?? {}).map(([path, content]) =>
      describeFile(
        { path, kind: path.startsWith('assets/') ? 'asset' : 'document' },
        { hash: nameOf(content), size: Buffer.byteLength(content) },
      ),
    )
    mkdirSync(pending, { recursive: true })
    const manifest = JSON.stringify({ version: 1, webpackCompilationHash: '', files, redirects: [], scriptHashes: [] })
    writeFileSync(join(target, manifestFile), listed ? manifest : manifest.slice(0, 10))
    for (const [path, content] of Object.entries(plain)) {
      mkdirSync(dirname(join(target, path)), { recursive: true })
      writeFileSync(join(target, path), content)
    }
    for (const content of waiting) writeFileSync(join(pending, nameOf(content)), content)
    if (removals !== undefined) writeFileSync(join(pending, 'removals.json'), JSON.stringify(removals))
  }

  /** Records which files are put in place and removed, in order. */
  function watch(): readonly string[] {
    const events: string[] = []
    const { renameSync, unlinkSync } = fs
    fs.renameSync = (from, to) => {
      renameSync(from, to)
      events.push(`+ ${String(to).slice(target.length + 1)}`)
    }
    fs.unlinkSync = (path) => {
      unlinkSync(path)
      events.push(`- ${String(path).slice(target.length + 1)}`)
    }
    syncBuiltinESMExports()
    onTestFinished(() => {
      Object.assign(fs, { renameSync, unlinkSync })
      syncBuiltinESMExports()
    })
    return events
  }

  it('is moved to its place if the manifest lists it, and deleted otherwise', () => {
    leave({
      listed: { 'index.html': 'home', 'a/b/index.html': 'deep' },
      plain: { 'index.html': 'old!' },
      waiting: ['home', 'deep', 'unlisted'],
    })
    writeFileSync(join(pending, 'manifest.json'), '{}')
    writeFileSync(join(pending, `${nameOf('deep')}.copy`), 'de')
    finishOutput(target)
    expect(plainFiles(target)).toEqual({ 'index.html': 'home', 'a/b/index.html': 'deep' })
    expect(readdirSync(dirname(pending))).toEqual(['manifest.json'])
  })

  it('changes nothing if there is no pending folder', () => {
    leave({ listed: { 'index.html': 'home' }, plain: { 'index.html': 'changed by hand' } })
    rmSync(pending, { recursive: true })
    finishOutput(target)
    finishOutput(join(home, 'other'))
    expect(plainFiles(target)).toEqual({ 'index.html': 'changed by hand' })
    expect(readdirSync(home)).toEqual(['dist'])
  })

  it('does not replace a file that is already in place', () => {
    leave({ listed: { 'index.html': 'home' }, plain: { 'index.html': 'home' }, waiting: ['home'] })
    const { ino } = lstatSync(join(target, 'index.html'))
    finishOutput(target)
    expect(lstatSync(join(target, 'index.html')).ino).toBe(ino)
    expect(existsSync(pending)).toBe(false)
  })

  it('is dropped if its content is truncated', () => {
    leave({ listed: { 'index.html': 'home' }, plain: { 'index.html': 'old' } })
    writeFileSync(join(pending, nameOf('home')), 'ho')
    finishOutput(target)
    expect(plainFiles(target)).toEqual({ 'index.html': 'old' })
    expect(existsSync(pending)).toBe(false)
  })

  it('is dropped if the manifest is truncated, and no file is removed', () => {
    leave({ plain: { 'index.html': 'old', 'gone.html': 'gone' }, waiting: ['home'], removals: ['gone.html'] })
    finishOutput(target)
    expect(plainFiles(target)).toEqual({ 'index.html': 'old', 'gone.html': 'gone' })
    expect(existsSync(pending)).toBe(false)
  })

  it('is put at the path of each file with that content, as separate files', () => {
    leave({ listed: { 'a.html': 'same', 'b.html': 'same', 'c/d.html': 'same', 'e.html': 'other' }, waiting: ['same', 'other'] })
    finishOutput(target)
    expect(plainFiles(target)).toEqual({ 'a.html': 'same', 'b.html': 'same', 'c/d.html': 'same', 'e.html': 'other' })
    const inodes = new Set(['a.html', 'b.html', 'c/d.html'].map((path) => lstatSync(join(target, path)).ino))
    expect(inodes.size).toBe(3)
  })

  it('is flushed to the disk when it is copied', () => {
    leave({ listed: { 'b.html': 'same', 'c.html': 'same' }, waiting: ['same'] })
    const { writeFileSync: write } = fs
    const flushed: unknown[] = []
    fs.writeFileSync = (path, content, options) => {
      write(path, content, options)
      flushed.push(typeof options === 'object' && options?.flush)
    }
    syncBuiltinESMExports()
    try {
      finishOutput(target)
    } finally {
      fs.writeFileSync = write
      syncBuiltinESMExports()
    }
    expect(flushed).toEqual([true])
  })

  it('is moved to its place, and copied only if there are several places', () => {
    leave({ listed: { 'a.html': 'one', 'b.html': 'same', 'c.html': 'same' }, waiting: ['one', 'same'] })
    const inode = (path: string) => lstatSync(join(target, path)).ino
    const [one, same] = [nameOf('one'), nameOf('same')].map((name) => lstatSync(join(pending, name)).ino)
    finishOutput(target)
    expect(inode('a.html')).toBe(one)
    expect(['b.html', 'c.html'].map(inode)).toContain(same)
  })

  it('removes files that the manifest no longer lists, and folders that become empty', () => {
    const removals = ['gone.html', 'a/b/gone.html', 'a/b/never.html', 'kept.html', 'c/gone.html']
    const kept = { 'kept.html': 'kept', 'c/kept.html': 'kept' }
    leave({ listed: kept, plain: { ...kept, 'gone.html': 'gone', 'a/b/gone.html': 'gone', 'c/gone.html': 'gone' }, removals })
    finishOutput(target)
    expect(plainFiles(target)).toEqual(kept)
    expect(existsSync(join(target, 'a'))).toBe(false)
  })

  it.each<[string, unknown, Site]>([
    ['names files outside of it', ['../note', 'a/../../note', '/note'], {}],
    ['is no list', { 0: 'gone.html', length: 1 }, { 'gone.html': 'gone' }],
    ['names something that is no path', [7, null, 'gone.html'], {}],
  ])('does no harm if the list of removals %s', (_how, removals, left) => {
    leave({ listed: { 'index.html': 'home' }, plain: { 'index.html': 'home', 'gone.html': 'gone' }, removals })
    writeFileSync(join(home, 'note'), 'mine')
    finishOutput(target)
    expect(readFileSync(join(home, 'note'), 'utf8')).toBe('mine')
    expect(plainFiles(target)).toMatchObject({ 'index.html': 'home', ...left })
  })

  it('removes nothing if the list of removals is truncated', () => {
    leave({ listed: { 'index.html': 'home' }, plain: { 'index.html': 'home', 'gone.html': 'gone' } })
    writeFileSync(join(pending, 'removals.json'), '["gone.html","ind')
    finishOutput(target)
    expect(plainFiles(target)).toEqual({ 'index.html': 'home', 'gone.html': 'gone' })
    expect(existsSync(pending)).toBe(false)
  })

  it('can turn a file into a folder and a folder into a file', () => {
    leave({
      listed: { 'was-file/index.html': 'in a folder', 'was-folder': 'a file' },
      plain: { 'was-file': 'a file', 'was-folder/a/index.html': 'deep', 'was-folder/b.html': 'below' },
      waiting: ['in a folder', 'a file'],
      removals: ['was-file', 'was-folder/a/index.html', 'was-folder/b.html'],
    })
    finishOutput(target)
    expect(plainFiles(target)).toEqual({ 'was-file/index.html': 'in a folder', 'was-folder': 'a file' })
  })

  it('is put in place in order: assets, new pages, changed pages, and removals last', () => {
    const listed = { 'index.html': 'home', 'a/index.html': 'new page', 'b/index.html': 'better page', 'assets/1.js': 'script' }
    leave({
      listed,
      plain: { 'index.html': 'old home', 'b/index.html': 'page', 'gone.html': 'gone' },
      waiting: Object.values(listed),
      removals: ['gone.html'],
    })
    const events = watch()
    finishOutput(target)
    const order = ['+ assets/1.js', '+ a/index.html', '+ index.html', '+ b/index.html', '- gone.html']
    expect(events.slice(0, order.length)).toEqual(order)
  })

  it.each(['empty', 'left with .DS_Store'])('replaces a folder that is %s', (how) => {
    leave({ listed: { 'index.html': 'home' }, waiting: ['home'] })
    mkdirSync(join(target, 'index.html'))
    if (how !== 'empty') writeFileSync(join(target, 'index.html/.DS_Store'), '')
    finishOutput(target)
    expect(plainFiles(target)).toEqual({ 'index.html': 'home' })
  })

  it('stays pending while a folder with foreign files blocks its place', () => {
    leave({ listed: { 'index.html': 'home' }, plain: { 'index.html/note': 'mine' }, waiting: ['home'] })
    expect(() => finishOutput(target)).toThrow()
    expect(plainFiles(target)).toEqual({ 'index.html/note': 'mine' })
    rmSync(join(target, 'index.html'), { recursive: true })
    finishOutput(target)
    expect(plainFiles(target)).toEqual({ 'index.html': 'home' })
  })

  it('is put in place without touching foreign files in the pending folder', () => {
    leave({ listed: { 'index.html': 'home' }, waiting: ['home'] })
    writeFileSync(join(pending, 'note.txt'), 'mine')
    finishOutput(target)
    expect(plainFiles(target)).toEqual({ 'index.html': 'home' })
    expect(readdirSync(pending)).toEqual(['note.txt'])
  })

  it('causes an error if the pending folder cannot be read', () => {
    leave({ listed: { 'index.html': 'home' } })
    rmSync(pending, { recursive: true })
    symlinkSync('pending', pending)
    expect(() => finishOutput(target)).toThrow('ELOOP')
  })
})
