import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BuildResult } from './BuildOptions.ts'
import { buildSite } from './testing/buildSite.ts'
import { readStanding, writeRecord } from './output/readStanding.ts'
import { snapshot } from './testing/snapshot.ts'

const root = join(import.meta.dirname, '../..')
const site = join(root, 'fixtures/sites/minimal')

describe('a build over an existing output folder', { timeout: 60_000 }, () => {
  let home: string
  let fresh: string
  let out: string

  const buildTo = (target: string, verify = false): Promise<BuildResult> => buildSite({ site, out: target, verify })

  beforeAll(async () => {
    home = mkdtempSync(join(tmpdir(), 'standing-'))
    fresh = join(home, 'fresh')
    await buildTo(fresh)
  }, 120_000)

  beforeEach(async () => {
    out = join(mkdtempSync(join(home, 'case-')), 'dist')
    await buildTo(out)
  })

  afterAll(() => rmSync(home, { recursive: true, force: true }))

  it('refuses a folder whose only sign of a build is a .roomwright folder', async () => {
    const mine = join(home, 'mine')
    mkdirSync(join(mine, '.roomwright'), { recursive: true })
    writeFileSync(join(mine, 'letter.txt'), 'dear')
    await expect(buildTo(mine)).rejects.toThrow(/letter\.txt/)
    expect(readFileSync(join(mine, 'letter.txt'), 'utf8')).toBe('dear')
  })

  it('refuses a former output that contains foreign files, and names them', async () => {
    mkdirSync(join(out, 'notes'))
    writeFileSync(join(out, 'notes/today.txt'), 'today')
    await expect(buildTo(out)).rejects.toThrow(/dist contains files that no build wrote: notes\/today\.txt\. .*public/)
    expect(readFileSync(join(out, 'notes/today.txt'), 'utf8')).toBe('today')
    rmSync(join(out, 'notes'), { recursive: true })
    expect((await buildTo(out)).output).toMatchObject({ written: 0, removed: 0 })
  })

  it.each(['.roomwright/manifest.json', '.roomwright/addresses.json'])('rebuilds an output whose %s cannot be read', async (file) => {
    const whole = readFileSync(join(out, file), 'utf8')
    for (const content of [whole.slice(0, whole.length / 2), 'null', '', '[]', '{"version":1}', '[null]']) {
      writeFileSync(join(out, file), content)
      expect((await buildTo(out)).output).toBeDefined()
      expect(snapshot(out)).toEqual(snapshot(fresh))
    }
  })

  it('refuses foreign files even if the manifest cannot be read', async () => {
    writeFileSync(join(out, '.roomwright/manifest.json'), 'null')
    writeFileSync(join(out, 'letter.txt'), 'dear')
    await expect(buildTo(out)).rejects.toThrow(/no build wrote: letter\.txt/)
  })

  it('repairs a page that was changed without changing its size or time', async () => {
    const page = join(out, 'index.html')
    const { atime, mtime } = statSync(page)
    const other = readFileSync(page, 'utf8').replace('<title>', '<Title>')
    writeFileSync(page, other)
    utimesSync(page, atime, mtime)
    expect((await buildTo(out)).output).toMatchObject({ written: 1 })
    expect(snapshot(out)).toEqual(snapshot(fresh))
  })

  it('with verification, detects a change that neither size nor time shows', async () => {
    const page = join(out, 'index.html')
    writeFileSync(page, readFileSync(page, 'utf8').replace('<title>', '<Title>'))
    // As if a disk had lost a bit: the stamp of the file is unchanged.
    const standing = readStanding(out)
    standing.files.stamps.set(standing.files.rowOf('index.html') ?? -1, statSync(page))
    writeRecord(out, standing)
    expect((await buildTo(out)).output).toMatchObject({ written: 0 })
    expect((await buildTo(out, true)).output).toMatchObject({ written: 1 })
    expect(snapshot(out)).toEqual(snapshot(fresh))
  })

  it.each(['hash', 'size', 'cache'])('rewrites a manifest in which a %s was changed by hand', async (field) => {
    const file = join(out, '.roomwright/manifest.json')
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as { readonly files: Record<string, unknown>[] }
    for (const entry of manifest.files) {
      if (entry.kind === 'asset') entry[field] = field === 'hash' ? '0'.repeat(32) : field === 'size' ? 1 : 'revalidate'
    }
    writeFileSync(file, JSON.stringify(manifest))
    expect((await buildTo(out)).output).toBeDefined()
    expect(snapshot(out)).toEqual(snapshot(fresh))
  })

  it('says whether the old or the new site is in place when the system fails', async () => {
    const file = join(out, '../file')
    writeFileSync(file, '')
    const cached = buildSite({ site, out, cache: join(file, 'cache') })
    await expect(cached).rejects.toThrow(`Nothing was built; ${out} is as it was.`)
    rmSync(out, { recursive: true })
    const changed = join(out, '../.dist.changed.txt')
    rmSync(changed)
    mkdirSync(join(changed, 'in the way'), { recursive: true })
    await expect(buildTo(out)).rejects.toThrow(`The new site is in ${out}`)
    expect(snapshot(out)).toEqual(snapshot(fresh))
  })

  it('accepts a copied output without rewriting anything', async () => {
    const copy = join(home, 'copied')
    cpSync(out, copy, { recursive: true })
    expect((await buildTo(copy)).output).toMatchObject({ written: 0, removed: 0 })
  })

  it('leaves nothing beside the output except what the next build reads', async () => {
    expect(readdirSync(join(out, '..')).toSorted()).toEqual(['.dist.changed.txt', '.dist.stamps', 'dist'])
  })

  it('creates no folders for an output that it refuses, and leaves none if nothing was built', async () => {
    const copy = join(home, 'site')
    cpSync(site, copy, { recursive: true })
    await expect(buildSite({ site: copy, out: join(copy, 'authors/for/nothing') })).rejects.toThrow('overlap')
    expect(existsSync(join(copy, 'authors/for'))).toBe(false)
    writeFileSync(join(copy, 'categories.yaml'), 'not: [closed')
    expect((await buildSite({ site: copy, out: join(home, 'made/for/nothing') })).output).toBeUndefined()
    expect(existsSync(join(home, 'made'))).toBe(false)
  })

  it('leaves a foreign file with the name of its lock alone', async () => {
    const lock = join(out, '../.dist.lock')
    writeFileSync(lock, 'the key is under the mat')
    await expect(buildTo(out)).rejects.toThrow(/\.dist\.lock/)
    expect(readFileSync(lock, 'utf8')).toBe('the key is under the mat')
  })
})
