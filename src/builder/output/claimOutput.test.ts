import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { OutputFolder } from './OutputFolder.ts'
import { OutputRefusedError, claimOutput, refuseNesting } from './claimOutput.ts'

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

  it.each([['site'], ['site/dist'], ['.'], ['link']])('is refused when it is %s: the publication would be lost', (name) => {
    symlinkSync(site, join(home, 'link'))
    expect(() => refuseNesting(join(home, name), site)).toThrow(OutputRefusedError)
  })

  it('is refused when it holds somebody’s files', () => {
    mkdirSync(join(home, 'mine'))
    writeFileSync(join(home, 'mine/important.txt'), 'important')
    expect(() => claimOutput(join(home, 'mine'))).toThrow(/no build made: important\.txt/)
    expect(readFileSync(join(home, 'mine/important.txt'), 'utf8')).toBe('important')
  })

  it('is taken when it is absent, empty, or a former output', async () => {
    const target = join(home, 'dist')
    claimOutput(target)
    mkdirSync(target)
    claimOutput(target)
    const output = new OutputFolder(target)
    output.add({ path: 'index.html', kind: 'document' }, 'home')
    await output.finish({ webpackCompilationHash: '', redirects: [], scriptHashes: [] })
    claimOutput(target)
  })
})
