import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchFolders } from './dev.ts'

describe('watching a publication', () => {
  let home: string
  let stop: () => void
  const changed = vi.fn()

  beforeEach(async () => {
    home = mkdtempSync(join(tmpdir(), 'watch-'))
    mkdirSync(join(home, 'articles/oak'), { recursive: true })
    writeFileSync(join(home, 'articles/oak/en.md'), 'one')
    stop = watchFolders([home], changed)
    await setTimeout(60)
    changed.mockClear()
  })

  afterEach(() => {
    stop()
    rmSync(home, { recursive: true, force: true })
  })

  const notices = async (change: () => void) => {
    changed.mockClear()
    change()
    await vi.waitFor(() => expect(changed).toHaveBeenCalled(), { timeout: 2000 })
    await setTimeout(80)
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
