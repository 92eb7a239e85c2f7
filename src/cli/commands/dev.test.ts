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
    stop = watchFolders([home], { except: [join(home, 'dist')], changed })
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

  it('leaves out the output, packages and what begins with a dot at the top, but no such folder below it', async () => {
    await notices(() => mkdirSync(join(home, 'public/.well-known'), { recursive: true }))
    for (const folder of ['dist', 'node_modules', '.roomwright']) mkdirSync(join(home, folder))
    await notices(() => writeFileSync(join(home, 'public/.well-known/security.txt'), 'one'))
    changed.mockClear()
    for (const folder of ['dist', 'node_modules', '.roomwright']) {
      writeFileSync(join(home, folder, 'file.txt'), 'one')
      writeFileSync(join(home, `.${folder}.lock`), 'one')
    }
    await setTimeout(200)
    expect(changed).not.toHaveBeenCalled()
  })

  it('follows folders that are made, removed and made again', async () => {
    await notices(() => mkdirSync(join(home, 'articles/elm')))
    await notices(() => writeFileSync(join(home, 'articles/elm/en.md'), 'one'))
    await notices(() => rmSync(join(home, 'articles/elm'), { recursive: true }))
    await notices(() => mkdirSync(join(home, 'articles/elm')))
    await notices(() => writeFileSync(join(home, 'articles/elm/en.md'), 'two'))
  })
})
