import { readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../../platform/testing/temporaryFolder.ts'
import { Snapshot } from './Snapshot.ts'

describe('a snapshot', () => {
  let home: string
  let text: string
  let kept: string
  const long = new Date('2020-01-01')
  /** When the file was last changed, by the clock of its file system. */
  const changed = () => statSync(text).ctimeMs

  beforeEach(() => {
    home = temporaryFolder('snapshot')
    text = join(home, 'en.md')
    kept = join(home, 'kept')
    writeFileSync(text, 'One.')
  })

  /** Does what a run does with the file: recalls the earlier result, or keeps a new one. */
  const run = (found: unknown, version = '1') => {
    const snapshot = new Snapshot(kept, { version, began: changed() + 1000 })
    const recalled = snapshot.recall('en.md', text)
    if (recalled === undefined) snapshot.keep('en.md', found)
    snapshot.write()
    return { recalled, changes: snapshot.changes() }
  }

  it('recalls the result for a file as long as the file is unchanged', () => {
    expect(run({ words: 1 }).recalled).toBeUndefined()
    expect(run({}).recalled).toEqual({ words: 1 })
    expect(run({}).changes).toEqual([])
  })

  it.each([
    ['is written again', () => writeFileSync(text, 'Two.')],
    [
      'is written again with the time that it had',
      () => {
        writeFileSync(text, 'Two.')
        utimesSync(text, long, long)
      },
    ],
    [
      'is replaced by one of the same size and time',
      () => {
        writeFileSync(`${text}.new`, 'Two.')
        utimesSync(`${text}.new`, long, long)
        renameSync(`${text}.new`, text)
      },
    ],
  ])('recalls nothing for a file that %s', (_how, change) => {
    utimesSync(text, long, long)
    run({ words: 1 })
    change()
    const { recalled, changes } = run({ words: 2 })
    expect(recalled).toBeUndefined()
    expect(changes).toEqual([{ file: 'en.md', before: { words: 1 }, after: { words: 2 } }])
  })

  it('recalls nothing for a file that changed while it was read, as another change at that moment would go unnoticed', () => {
    const snapshot = new Snapshot(kept, { version: '1', began: changed() })
    snapshot.recall('en.md', text)
    snapshot.keep('en.md', { words: 1 })
    snapshot.write()
    expect(run({}).recalled).toBeUndefined()
  })

  it('ignores a snapshot that another engine version wrote or that was altered', () => {
    run({ words: 1 })
    expect(run({ words: 2 }, '2').recalled).toBeUndefined()
    writeFileSync(kept, readFileSync(kept, 'utf8').replace('"words":2', '"words":3'))
    expect(run({ words: 4 }, '2').recalled).toBeUndefined()
  })

  it('keeps the first result that was stored for a content', () => {
    const first = new Snapshot(kept, { version: '1' })
    expect(first.recallContent('picture cafe')).toBeUndefined()
    first.keepContent('picture cafe', { width: 3 })
    first.keepContent('picture cafe', { width: 4 })
    // Stored content is not a changed file.
    expect(first.changes()).toEqual([])
    first.write()
    expect(new Snapshot(kept, { version: '1' }).recallContent('picture cafe')).toEqual({ width: 3 })
  })

  it('stores few changes, including removals, in a second file, and is rewritten for many', () => {
    const many = Array.from({ length: 200 }, (_, place) => `content ${place}`)
    const runWith = (names: readonly string[], found: string) => {
      const snapshot = new Snapshot(kept, { version: '1' })
      const recalled = names.filter((name) => snapshot.recallContent(name) !== undefined)
      for (const name of names) snapshot.keepContent(name, found)
      snapshot.write()
      return recalled.length
    }
    runWith(many, 'first')
    const whole = readFileSync(kept)
    expect(runWith([...many.slice(0, 190), 'new'], 'second')).toBe(190)
    expect(runWith([...many.slice(0, 189), 'new', 'newer'], 'third')).toBe(190)
    expect(readFileSync(kept)).toEqual(whole)
    expect(runWith(many, 'fourth')).toBe(189)
    expect(new Snapshot(kept, { version: '1' }).recallContent('content 195')).toBe('fourth')
    expect(new Snapshot(kept, { version: '1' }).recallContent('newer')).toBeUndefined()
    expect(runWith(many.slice(0, 50), 'fifth')).toBe(50)
    expect(readFileSync(kept).length).toBeLessThan(whole.length)
    expect(runWith(many, 'sixth')).toBe(50)
  })

  it('ignores changes that belong to another snapshot or were altered', () => {
    run({ words: 1 })
    writeFileSync(text, 'Two.')
    run({ words: 2 })
    expect(run({}).recalled).toEqual({ words: 2 })
    const changes = readFileSync(`${kept}.changes`, 'utf8')
    writeFileSync(`${kept}.changes`, changes.replace('"words":2', '"words":3'))
    expect(run({ words: 4 }).recalled).toBeUndefined()
    rmSync(kept)
    run({ words: 5 })
    writeFileSync(`${kept}.changes`, changes)
    expect(run({}).recalled).toEqual({ words: 5 })
  })
})
