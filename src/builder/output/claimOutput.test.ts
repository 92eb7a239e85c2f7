import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { OutputFolder } from './OutputFolder.ts'
import { OutputRefusedError, claimOutput } from './claimOutput.ts'

describe('the folder named for the output', () => {
  let home: string
  let site: string

  beforeEach(() => {
    home = mkdtempSync(join(tmpdir(), 'claim-'))
    site = join(home, 'site')
    mkdirSync(join(site, 'articles'), { recursive: true })
    writeFileSync(join(site, 'site.config.ts'), '')
  })

  afterEach(() => rmSync(home, { recursive: true, force: true }))

  it.each([['site'], ['site/public/dist'], ['site/articles'], ['.'], ['link'], ['link/pages/dist']])(
    'is refused when it is %s: the publication would be lost',
    (name) => {
      symlinkSync(site, join(home, 'link'))
      expect(() => claimOutput(join(home, name), site)).toThrow(OutputRefusedError)
    },
  )

  it('may be a folder of the publication that is no part of it', () => {
    expect(() => claimOutput(join(site, 'dist'), site)).not.toThrow()
    expect(() => claimOutput(join(site, '.roomwright/cache/dev/0'), site)).not.toThrow()
  })

  it.each([['mine'], ['.dist.building'], ['.dist.old']])('is refused when %s holds somebody’s files', (name) => {
    mkdirSync(join(home, name))
    writeFileSync(join(home, name, 'important.txt'), 'important')
    expect(() => claimOutput(join(home, name === 'mine' ? 'mine' : 'dist'), site)).toThrow(/important|no build made/)
    expect(readFileSync(join(home, name, 'important.txt'), 'utf8')).toBe('important')
  })

  it('is taken when it is absent, empty, or a former output', async () => {
    const target = join(home, 'dist')
    claimOutput(target, site)
    mkdirSync(target)
    claimOutput(target, site)
    const output = new OutputFolder(target)
    output.add({ path: 'index.html', kind: 'document' }, 'home')
    await output.finish({ webpackCompilationHash: '', redirects: [], scriptHashes: [] })
    claimOutput(target, site)
  })
})
