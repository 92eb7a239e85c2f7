import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../platform/testing/temporaryFolder.ts'
import { contentHash } from '../../platform/contentHash.ts'
import { OutputFolder } from './OutputFolder.ts'
import { OutputRefusedError, claimOutput, refuseNesting } from './claimOutput.ts'
import { outputPaths } from './outputPaths.ts'
import { readStanding, writeRecord } from './readStanding.ts'

describe('the output folder', () => {
  let home: string
  let site: string

  beforeEach(() => {
    home = temporaryFolder('claim')
    site = join(home, 'site')
    mkdirSync(join(site, 'articles'), { recursive: true })
    writeFileSync(join(site, 'site.config.ts'), '')
  })

  it.each([['site'], ['site/public/dist'], ['site/articles'], ['.'], ['link'], ['link/pages/dist']])(
    'is refused if it is %s, because the publication would be lost',
    (name) => {
      symlinkSync(site, join(home, 'link'))
      expect(() => refuseNesting(join(home, name), site)).toThrow(OutputRefusedError)
    },
  )

  it('may be a folder inside the publication that holds none of its content', () => {
    expect(() => refuseNesting(join(site, 'dist'), site)).not.toThrow()
    expect(() => refuseNesting(join(site, '.roomwright/cache/dev/0'), site)).not.toThrow()
  })

  it('is refused if it contains files that no build wrote', () => {
    mkdirSync(join(home, 'mine'))
    writeFileSync(join(home, 'mine/important.txt'), 'important')
    expect(() => claimOutput(join(home, 'mine'))).toThrow(/no build wrote: important\.txt/)
    expect(readFileSync(join(home, 'mine/important.txt'), 'utf8')).toBe('important')
  })

  it('is refused if it is a file, which is kept', () => {
    writeFileSync(join(home, 'dist'), 'mine')
    expect(() => claimOutput(join(home, 'dist'))).toThrow(OutputRefusedError)
    expect(readFileSync(join(home, 'dist'), 'utf8')).toBe('mine')
  })

  it.each([
    [1, 'no build wrote: 0. Move'],
    [5, 'no build wrote: 0, 1, 2, 3, 4. Move'],
    [6, 'no build wrote: 0, 1, 2, 3, 4 and others. Move'],
    [50, ' and others. Move'],
  ])('is refused with a short list of names if %i files are in it', (count, named) => {
    mkdirSync(join(home, 'mine'))
    for (let name = 0; name < count; name += 1) writeFileSync(join(home, 'mine', String(name)), '')
    expect(() => claimOutput(join(home, 'mine'))).toThrow(named)
  })

  it('is accepted if it is absent, empty or a former output', async () => {
    const target = join(home, 'dist')
    expect(() => claimOutput(target)).not.toThrow()
    mkdirSync(target)
    expect(() => claimOutput(target)).not.toThrow()
    const output = new OutputFolder(target)
    output.add({ path: 'index.html', kind: 'document' }, 'home')
    await output.finish({ webpackCompilationHash: '', redirects: [], scriptHashes: [] })
    expect(() => claimOutput(target)).not.toThrow()
    expect(readFileSync(join(target, 'index.html'), 'utf8')).toBe('home')
  })

  it.each(['note', 'a/note', 'a/b/note', 'new/note'])(
    'is refused if %s was added to a former output, and accepted once it is removed',
    async (name) => {
      const target = join(home, 'dist')
      const build = async () => {
        const output = new OutputFolder(target, { standing: claimOutput(target) })
        for (const path of ['index.html', 'a/b/index.html']) output.add({ path, kind: 'document' }, 'page')
        return output.finish({ webpackCompilationHash: '', redirects: [], scriptHashes: [] })
      }
      await build()
      await build()
      mkdirSync(dirname(join(target, name)), { recursive: true })
      writeFileSync(join(target, name), 'mine')
      expect(() => claimOutput(target)).toThrow(`no build wrote: ${name}.`)
      expect(() => claimOutput(target, { verify: true })).toThrow(`no build wrote: ${name}.`)
      rmSync(join(target, name))
      expect(await build()).toEqual({ written: 0, unchanged: 2, removed: 0 })
    },
  )

  it('is accepted with .DS_Store files, which are removed with their folder', async () => {
    const target = join(home, 'dist')
    const build = async (paths: readonly string[]) => {
      const output = new OutputFolder(target, { standing: claimOutput(target) })
      for (const path of paths) output.add({ path, kind: 'document' }, 'page')
      await output.finish({ webpackCompilationHash: '', redirects: [], scriptHashes: [] })
    }
    await build(['index.html', 'a/index.html'])
    for (const folder of ['', 'a']) writeFileSync(join(target, folder, '.DS_Store'), 'litter')
    await build(['index.html'])
    expect(readdirSync(target).toSorted()).toEqual(['.DS_Store', '.roomwright', 'index.html'])
  })

  it('is completed before it is accepted if a killed build left it unfinished', async () => {
    const target = join(home, 'dist')
    const output = new OutputFolder(target)
    output.add({ path: 'index.html', kind: 'document' }, 'home')
    await output.finish({ webpackCompilationHash: '', redirects: [], scriptHashes: [] })
    const { pending } = outputPaths(target)
    mkdirSync(pending)
    renameSync(join(target, 'index.html'), join(pending, contentHash('home')))
    claimOutput(target)
    expect(readFileSync(join(target, 'index.html'), 'utf8')).toBe('home')
    expect(readdirSync(dirname(pending))).toEqual(['manifest.json'])
  })

  it.each(['note', 'a/note', 'same/note'])('is refused if %s was added to it during a build', async (name) => {
    const target = join(home, 'dist')
    const build = async (text: string, meanwhile: () => void) => {
      const output = new OutputFolder(target, { standing: claimOutput(target) })
      output.add({ path: 'a/index.html', kind: 'document' }, text)
      output.add({ path: 'same/index.html', kind: 'document' }, 'same')
      meanwhile()
      await output.finish({ webpackCompilationHash: '', redirects: [], scriptHashes: [] })
    }
    await build('one', () => undefined)
    await build('two', () => writeFileSync(join(target, name), 'mine'))
    expect(readFileSync(join(target, 'a/index.html'), 'utf8')).toBe('two')
    expect(() => claimOutput(target)).toThrow(`no build wrote: ${name}.`)
  })

  it('is read completely when it is verified, even if the stamps of its folders are unchanged', async () => {
    const target = join(home, 'dist')
    const output = new OutputFolder(target)
    output.add({ path: 'index.html', kind: 'document' }, 'home')
    await output.finish({ webpackCompilationHash: '', redirects: [], scriptHashes: [] })
    writeFileSync(join(target, 'note'), 'mine')
    const standing = readStanding(target)
    standing.folders.stamps.set(standing.folders.column.rowOf('') ?? -1, statSync(target))
    writeRecord(target, standing)
    claimOutput(target)
    expect(() => claimOutput(target, { verify: true })).toThrow('no build wrote: note.')
  })
})
