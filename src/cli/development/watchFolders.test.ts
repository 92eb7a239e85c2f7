import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchFolders } from './watchFolders.ts'

describe('watching a publication', () => {
  let home: string
  let stop: () => void
  const changed = vi.fn()

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    home = mkdtempSync(join(tmpdir(), 'watch-'))
    mkdirSync(join(home, 'articles/oak'), { recursive: true })
    writeFileSync(join(home, 'articles/oak/en.md'), 'one')
    changed.mockClear()
    stop = watchFolders([home], changed)
  })

  afterEach(() => {
    stop()
    vi.useRealTimers()
    rmSync(home, { recursive: true, force: true })
  })

  /** One change, however many events it has, counts once: when it has been quiet for a while. */
  const notices = async (change: () => void) => {
    changed.mockClear()
    change()
    while (vi.getTimerCount() === 0) await setImmediate()
    // What else the system tells of the same change comes in the same turn.
    await setImmediate()
    expect(changed).not.toHaveBeenCalled()
    vi.runAllTimers()
    expect(changed).toHaveBeenCalledOnce()
  }
  const file = () => join(home, 'articles/oak/en.md')
  const replace = (text: string) => {
    writeFileSync(join(home, 'articles/oak/.en.md.swp'), text)
    renameSync(join(home, 'articles/oak/.en.md.swp'), file())
  }

  it('notices every save, in place or by replacing the file, in any order', async () => {
    await notices(() => writeFileSync(file(), 'two'))
    await notices(() => replace('three'))
    await notices(() => writeFileSync(file(), 'four'))
    await notices(() => replace('five'))
    await notices(() => writeFileSync(file(), 'six'))
  })

  it('follows folders that are made, removed and made again', async () => {
    await notices(() => mkdirSync(join(home, 'articles/elm')))
    await notices(() => writeFileSync(join(home, 'articles/elm/en.md'), 'one'))
    await notices(() => rmSync(join(home, 'articles/elm'), { recursive: true }))
    await notices(() => mkdirSync(join(home, 'articles/elm')))
    await notices(() => writeFileSync(join(home, 'articles/elm/en.md'), 'two'))
  })
})
