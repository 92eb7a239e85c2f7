import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BuildOptions } from '../BuildOptions.ts'
import { unchangedFile } from '../facts/why.ts'
import { buildOptions } from '../testing/buildSite.ts'
import { buildIfChanged } from './buildIfChanged.ts'
import { lookForChanges } from './lookForChanges.ts'

const root = join(import.meta.dirname, '../../..')
const text = 'articles/a-plain-chair/en.md'

describe('buildIfChanged', { timeout: 60_000 }, () => {
  let home: string
  let options: BuildOptions
  const at = (file: string) => join(options.site, file)
  const made = (file: string) => join(options.out, file)

  const isUnchanged = async (more: Partial<BuildOptions> = {}) => (await lookForChanges({ ...options, ...more })).unchanged !== undefined

  beforeAll(() => {
    home = mkdtempSync(join(tmpdir(), 'unchanged-'))
  })

  beforeEach(async () => {
    const site = mkdtempSync(join(home, 'case-'))
    cpSync(join(root, 'fixtures/sites/minimal'), site, { recursive: true })
    mkdirSync(join(site, 'public'))
    writeFileSync(join(site, 'public/notes.txt'), 'notes')
    // As when a publication has its own folder.
    options = buildOptions({ site, out: join(site, 'dist') })
    await buildIfChanged(options)
  }, 120_000)

  afterAll(() => rmSync(home, { recursive: true, force: true }))

  it('returns the last result with its warnings and touches nothing if nothing changed', async () => {
    rmSync(unchangedFile(options))
    const first = await buildIfChanged(options)
    expect(first.problems.map(({ rule }) => rule)).toContain('no-authors')
    const before = statSync(made('.roomwright/manifest.json')).ctimeMs
    const progress: unknown[] = []
    const second = await buildIfChanged({ ...options, progress: (step) => progress.push(step) })
    expect(second).toEqual(first)
    expect(progress).toEqual([])
    expect(statSync(made('.roomwright/manifest.json')).ctimeMs).toBe(before)
  })

  it.each<readonly [what: string, change: () => void]>([
    ['a text is another of the same length and time', () => rewrite(at(text))],
    ['a text is replaced by a copy of itself', () => (cpSync(at(text), at('copy')), renameSync(at('copy'), at(text)))],
    ['a file is added', () => writeFileSync(at('public/more.txt'), 'more')],
    ['a file goes', () => rmSync(at('public/notes.txt'))],
    ['a file has another name', () => renameSync(at('public/notes.txt'), at('public/other.txt'))],
    ['a folder is added', () => mkdirSync(at('articles/another'))],
    ['a file becomes a folder', () => (rmSync(at('public/notes.txt')), mkdirSync(at('public/notes.txt')))],
    ['the ledger is written', () => writeFileSync(at('published.json'), '[]')],
    ['a page is another of the same length and time', () => rewrite(made('index.html'))],
    ['a page is missing', () => rmSync(made('index.html'))],
    ['the manifest was written', () => appendFileSync(made('.roomwright/manifest.json'), '\n')],
    ['the output holds a stranger’s file', () => writeFileSync(made('assets/mine.txt'), 'mine')],
    ['a killed build left something', () => mkdirSync(made('.roomwright/pending'))],
    ['another build is at work', () => writeFileSync(at('.dist.lock'), '')],
    ['the list of changed addresses is missing', () => rmSync(at('.dist.changed.txt'))],
    ['the record is damaged', () => appendFileSync(unchangedFile(options), ' ')],
  ])('builds if %s', async (_what, change) => {
    expect(await isUnchanged()).toBe(true)
    change()
    expect(await isUnchanged()).toBe(false)
  })

  it('builds for other options, at another time than the last build covers, or if forced', async () => {
    expect(await isUnchanged({ drafts: true })).toBe(false)
    expect(await isUnchanged({ worker: false })).toBe(false)
    expect(await isUnchanged({ drawsCards: true })).toBe(false)
    expect(await isUnchanged({ now: new Date('2026-12-31T23:59:59Z') })).toBe(true)
    expect(await isUnchanged({ now: new Date('2027-01-01T00:00:00Z') })).toBe(false)
    expect(await isUnchanged({ now: new Date('2026-11-21T11:59:59Z') })).toBe(false)
    expect((await lookForChanges({ ...options, isForced: true })).unchanged).toBeUndefined()
  })

  it('builds from the minute at which a scheduled text is due', async () => {
    cpSync(at('articles/a-plain-chair'), at('articles/later'), { recursive: true })
    const later = readFileSync(at('articles/later/en.md'), 'utf8').replace(/^slug: .*$/m, 'slug: later\npublishAt: 2026-11-22T08:30:00Z')
    writeFileSync(at('articles/later/en.md'), later)
    await buildIfChanged(options)
    expect(await isUnchanged({ now: new Date('2026-11-22T08:29:59Z') })).toBe(true)
    expect(await isUnchanged({ now: new Date('2026-11-22T08:30:00Z') })).toBe(false)
  })

  it('builds if settings compute, or if the publication contains symbolic links', async () => {
    appendFileSync(at('site.config.ts'), '\nvoid process.env.ANYTHING\n')
    await buildIfChanged(options)
    expect(await isUnchanged()).toBe(false)
    writeFileSync(at('site.config.ts'), readFileSync(join(root, 'fixtures/sites/minimal/site.config.ts')))
    await buildIfChanged(options)
    expect(await isUnchanged()).toBe(true)
    symlinkSync(at('public/notes.txt'), at('public/link.txt'))
    await buildIfChanged(options)
    expect(await isUnchanged()).toBe(false)
  })

  it('does not build because of files that come and go beside the output', async () => {
    writeFileSync(at('.dist.lock'), '')
    rmSync(at('.dist.lock'))
    mkdirSync(at('node_modules/package'), { recursive: true })
    expect(await isUnchanged()).toBe(true)
  })

  it('detects a change right after a build', async () => {
    for (let round = 0; round < 5; round += 1) {
      writeFileSync(at('public/notes.txt'), `note ${round}`)
      const building = buildIfChanged(options)
      await building
      writeFileSync(at('public/notes.txt'), `NOTE ${round}`)
      expect(await isUnchanged()).toBe(false)
    }
  })

  function rewrite(file: string): void {
    const { atime, mtime } = statSync(file)
    writeFileSync(file, readFileSync(file, 'utf8').replace(/[a-z](?=[^a-z]*$)/, 'q'))
    utimesSync(file, atime, mtime)
  }
})
