import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { temporaryFolder } from '../../platform/testing/temporaryFolder.ts'
import { Activity } from '../connections/ConnectionTracker.ts'
import { BodyStore } from '../site/BodyStore.ts'
import { makeSiteTable } from '../site/SiteTable.ts'
import { noCards, writeBuiltFolder } from '../testing/serveFiles.ts'
import { VariantStore } from './VariantStore.ts'
import { prepareVariants } from './prepareVariants.ts'

function prepared(files: Readonly<Record<string, string>>) {
  const parent = temporaryFolder('serve')
  const directory = join(parent, 'dist')
  const table = makeSiteTable(writeBuiltFolder(directory, { files }))
  const tags: string[] = []
  class Recorder extends VariantStore {
    override prepare(...[body, kind, signal]: Parameters<VariantStore['prepare']>) {
      tags.push(body.whole.bytes.toString().slice(0, 8))
      return super.prepare(body, kind, signal)
    }
  }
  let now = 0
  const activity = new Activity(() => now)
  const parts = { bodies: new BodyStore({ directory, cards: noCards, limit: 1e6 }), variants: new Recorder(1e6), activity, limit: 1e6 }
  const pass = (milliseconds: number) => (now += milliseconds)
  return { directory, table, tags, parts, pass, signal: new AbortController().signal }
}

const long = (name: string) => `${name} `.padEnd(400, '-')

describe('prepareVariants', () => {
  const files = { 'a.txt': long('text'), 'x/index.html': long('page'), 'x.png': long('picture'), 'assets/a.js': long('script') }

  it('compresses scripts and styles first, then pages, then other files, and no pictures', async () => {
    const { table, tags, parts, signal } = prepared(files)
    await prepareVariants(table, { ...parts, signal })
    expect(tags.map((tag) => tag.split(' ')[0])).toEqual(['script', 'page', 'text'])
  })

  it('waits while a request is being answered and until the server has been quiet for a while', async () => {
    const { table, tags, parts, pass, signal } = prepared(files)
    const looks = vi.spyOn(parts.activity, 'isQuietFor')
    parts.activity.begin()
    const work = prepareVariants(table, { ...parts, signal })
    await expect.poll(() => looks.mock.calls.length).toBeGreaterThan(2)
    expect(tags).toEqual([])
    parts.activity.end()
    const before = looks.mock.calls.length
    await expect.poll(() => looks.mock.calls.length).toBeGreaterThan(before + 1)
    expect(tags).toEqual([])
    pass(20)
    await work
    expect(tags).toHaveLength(3)
  })

  it('stops when its memory limit is reached', async () => {
    const { table, tags, parts, signal } = prepared(files)
    await prepareVariants(table, { ...parts, signal, limit: 1 })
    expect(tags).toHaveLength(1)
  })

  it('stops if the files of the build are gone', async () => {
    const { directory, table, tags, parts, signal } = prepared(files)
    rmSync(join(directory, 'assets'), { recursive: true })
    await prepareVariants(table, { ...parts, signal })
    expect(tags).toEqual([])
  })
})
