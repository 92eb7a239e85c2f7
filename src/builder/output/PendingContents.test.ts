import fs, { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join, relative } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { temporaryFolder } from '../../platform/testing/temporaryFolder.ts'
import { manifestFile } from '../../shared/output/manifest.ts'
import { PendingContents } from './PendingContents.ts'
import { outputPaths } from './outputPaths.ts'

describe('pending contents', () => {
  let home: string
  let target: string
  let pending: string

  beforeEach(() => {
    home = temporaryFolder('pending')
    target = join(home, 'dist')
    ;({ pending } = outputPaths(target))
  })

  const [one, two] = ['1'.repeat(32), '2'.repeat(32)] as const

  /** Records what is opened, flushed and moved, by its path below the test folder, and which descriptors are open. */
  function watch(): { readonly events: string[]; readonly open: Set<number> } {
    const { openSync, fsyncSync, closeSync, renameSync } = fs
    const [events, names, open] = [[] as string[], new Map<number, string>(), new Set<number>()]
    Object.assign(fs, {
      openSync: (path: string, flags: string) => {
        const descriptor = openSync(path, flags)
        names.set(descriptor, relative(home, path))
        open.add(descriptor)
        if (flags === 'r') events.push(`open ${relative(home, path)}`)
        return descriptor
      },
      fsyncSync: (descriptor: number) => {
        fsyncSync(descriptor)
        events.push(`flush ${names.get(descriptor)}`)
      },
      closeSync: (descriptor: number) => {
        closeSync(descriptor)
        open.delete(descriptor)
      },
      renameSync: (from: string, to: string) => {
        renameSync(from, to)
        events.push(`move to ${relative(home, to)}`)
      },
    })
    syncBuiltinESMExports()
    onTestFinished(() => {
      Object.assign(fs, { openSync, fsyncSync, closeSync, renameSync })
      syncBuiltinESMExports()
    })
    return { events, open }
  }

  it('are flushed to the disk before the manifest is moved, and its folders are flushed afterwards', async () => {
    const contents = new PendingContents(target)
    contents.add(one, 'one')
    contents.add(two, Buffer.from('two'))
    const { events, open } = watch()
    await contents.commit({ manifest: '{}', removals: ['gone.html'] })
    const moved = events.indexOf(`move to dist/${manifestFile}`)
    const before = events.slice(0, moved)
    for (const name of [one, two, 'removals.json', 'manifest.json']) expect(before).toContain(`open dist/.roomwright/pending/${name}`)
    expect(before.at(-1)).toBe('flush dist/.roomwright/pending')
    expect(events.slice(moved + 1).filter((event) => event.startsWith('flush'))).toEqual(['flush dist/.roomwright', 'flush dist', 'flush '])
    expect([...open]).toEqual([])
    expect(contents.isPublished).toBe(true)
    expect(readFileSync(join(target, manifestFile), 'utf8')).toBe('{}')
    expect(readdirSync(pending)).toEqual([one, two, 'removals.json'])
  })

  it('do not flush the names of folders that already existed', async () => {
    mkdirSync(pending, { recursive: true })
    const contents = new PendingContents(target)
    contents.add(one, 'one')
    const { events } = watch()
    await contents.commit({ manifest: '{}', removals: [] })
    expect(events.filter((event) => event.startsWith('flush'))).toEqual(['flush dist/.roomwright/pending', 'flush dist/.roomwright'])
  })

  it('can be committed under the existing manifest', async () => {
    mkdirSync(pending, { recursive: true })
    writeFileSync(join(target, manifestFile), '{ }')
    const contents = new PendingContents(target)
    contents.add(one, 'one')
    await contents.commit({ manifest: undefined, removals: [] })
    expect(readFileSync(join(target, manifestFile), 'utf8')).toBe('{ }')
    expect([contents.isPublished, readdirSync(pending)]).toEqual([true, [one]])
  })

  it('can be read before they are committed, but those of another build cannot', () => {
    const contents = new PendingContents(target)
    contents.add(one, 'one')
    writeFileSync(join(pending, two), 'of another build')
    expect([contents.read(one)?.toString(), contents.read(two)]).toEqual(['one', undefined])
  })

  it.each(['dist', 'a/b/dist'])('leave no output folder if they are dropped and there was none: %s', (path) => {
    const contents = new PendingContents(join(home, path))
    contents.add(one, 'one')
    contents.add(two, 'two')
    contents.drop()
    expect(existsSync(join(home, path))).toBe(false)
  })

  it('leave an existing empty folder in place when they are dropped', () => {
    mkdirSync(target)
    const contents = new PendingContents(target)
    contents.add(one, 'one')
    contents.drop()
    expect(readdirSync(target)).toEqual([])
  })

  it('of a killed build stay for the next build if this one added none', () => {
    mkdirSync(pending, { recursive: true })
    writeFileSync(join(pending, one), 'of a killed build')
    new PendingContents(target).drop()
    expect(readdirSync(pending)).toEqual([one])
  })

  it('are not dropped once they are published', async () => {
    const contents = new PendingContents(target)
    contents.add(one, 'one')
    await contents.commit({ manifest: '{}', removals: [] })
    contents.drop()
    expect(readdirSync(pending)).toEqual([one])
  })
})
