import fs, { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { loadPublication } from '../../loadPublication.ts'
import { Snapshot } from './Snapshot.ts'
import { pretendToInspect, runConfigOnce } from '../../testing/loadFiles.ts'

const full = join(import.meta.dirname, '../../../../fixtures/sites/full')

describe('a publication that was loaded before', () => {
  let home: string

  beforeEach(() => (home = mkdtempSync(join(tmpdir(), 'recalled-'))))
  afterEach(() => rmSync(home, { recursive: true }))

  /** Loads it as a build does, and returns the texts that were opened. */
  const load = async (): Promise<readonly string[]> => {
    const { openSync } = fs
    const opened: string[] = []
    Object.assign(fs, {
      openSync(...given: Parameters<typeof openSync>) {
        opened.push(relative(home, String(given[0])))
        return openSync(...given)
      },
    })
    syncBuiltinESMExports()
    onTestFinished(() => {
      Object.assign(fs, { openSync })
      syncBuiltinESMExports()
    })
    // The files do not count as just written.
    const snapshot = new Snapshot(join(home, 'kept'), { version: '1', began: Infinity })
    const { publication } = await loadPublication({
      directory: join(home, 'site'),
      now: new Date('2026-06-01'),
      drafts: false,
      inspectPicture: pretendToInspect,
      runConfig: runConfigOnce,
      snapshot,
    })
    snapshot.write()
    Object.assign(fs, { openSync })
    syncBuiltinESMExports()
    expect(publication).toBeDefined()
    return opened.filter((file) => file.endsWith('.md')).toSorted()
  }

  it('is loaded again without opening its texts, except those with warnings, whose places are looked up', async () => {
    cpSync(full, join(home, 'site'), { recursive: true })
    expect((await load()).length).toBeGreaterThan(10)
    expect(await load()).toEqual(['refiled', 'unknown', 'untitled'].map((id) => `site/articles/${id}/en.md`))
  })
})
