import { type FSWatcher, mkdirSync, mkdtempSync, renameSync, rmSync, watch, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchFolders } from './watchFolders.ts'

describe('watchFolders', () => {
  let home: string
  let stop: () => void
  let watcher: FSWatcher | undefined
  const changed = vi.fn()

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    home = mkdtempSync(join(tmpdir(), 'watch-'))
    mkdirSync(join(home, 'articles/oak'), { recursive: true })
    writeFileSync(join(home, 'articles/oak/en.md'), 'one')
    changed.mockClear()
    stop = watchFolders([home], { except: [join(home, 'dist')], changed })
  })

  afterEach(() => {
    stop()
    watcher?.close()
    vi.useRealTimers()
    rmSync(home, { recursive: true, force: true })
  })

  /** Expects one call per change, however many events it has, once the folder has been quiet for a while. */
  const notices = async (change: () => void) => {
    changed.mockClear()
    change()
    while (vi.getTimerCount() === 0) await setImmediate()
    // Further events of the same change arrive in the same turn.
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

  it('says which files have changed, each time only those since the last', async () => {
    await notices(() => writeFileSync(file(), 'two'))
    expect(changed).toHaveBeenCalledWith(new Set([file()]))
    await notices(() => replace('three'))
    expect(changed).toHaveBeenCalledWith(new Set([join(home, 'articles/oak/.en.md.swp'), file()]))
    const other = join(home, 'articles/oak/tr.md')
    await notices(() => writeFileSync(other, 'one'))
    expect(changed).toHaveBeenCalledWith(new Set([other]))
  })

  it('ignores the output, packages and top-level dot folders, but not dot folders further down', async () => {
    await notices(() => mkdirSync(join(home, 'public/.well-known'), { recursive: true }))
    await notices(() => writeFileSync(join(home, 'public/.well-known/security.txt'), 'one'))
    const last = new Promise((resolve) => {
      watcher = watch(home, (_event, name) => name === '.last' && resolve(name))
    })
    for (const folder of ['dist', 'node_modules', '.roomwright']) {
      mkdirSync(join(home, folder))
      writeFileSync(join(home, folder, 'file.txt'), 'one')
    }
    writeFileSync(join(home, '.last'), '')
    await last
    await setImmediate()
    expect(vi.getTimerCount()).toBe(0)
    await notices(() => writeFileSync(file(), 'two'))
    writeFileSync(join(home, 'dist/file.txt'), 'two')
    for (let turn = 0; turn < 20; turn += 1) await setImmediate()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('watches folders that are created, removed and created again', async () => {
    await notices(() => mkdirSync(join(home, 'articles/elm')))
    await notices(() => writeFileSync(join(home, 'articles/elm/en.md'), 'one'))
    await notices(() => rmSync(join(home, 'articles/elm'), { recursive: true }))
    await notices(() => mkdirSync(join(home, 'articles/elm')))
    await notices(() => writeFileSync(join(home, 'articles/elm/en.md'), 'two'))
  })

  it('resumes watching a folder, including its subfolders, when another one replaces it in one step', async () => {
    await notices(() => {
      renameSync(join(home, 'articles'), join(home, 'before'))
      mkdirSync(join(home, 'articles/oak'), { recursive: true })
      writeFileSync(file(), 'two')
      rmSync(join(home, 'before'), { recursive: true })
    })
    await notices(() => writeFileSync(file(), 'three'))
    await notices(() => writeFileSync(join(home, 'articles/en.md'), 'one'))
  })

  it('resumes watching a publication that is moved away and back, and notices when a file replaces it', async () => {
    await notices(() => renameSync(home, `${home}.away`))
    await notices(() => renameSync(`${home}.away`, home))
    await notices(() => writeFileSync(file(), 'two'))
    await notices(() => {
      rmSync(home, { recursive: true })
      writeFileSync(home, 'a file')
    })
  })
})
