import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, afterEach, expect, test } from 'vitest'
import type { Manifest } from '../../shared/output/manifest.ts'
import type { ScriptStrategy, ThirdParty } from '../../shared/browser/thirdParty.ts'
import { OutputFolder } from '../output/OutputFolder.ts'
import { addPartytown, planThirdParty } from './planThirdParty.ts'

describe('planThirdParty', () => {
  test('a publication without scripts has nothing to load', () => {
    expect(planThirdParty({ thirdParty: { scripts: [], proxyHosts: ['s.example'] } })).toBeUndefined()
  })

  test('a script listed twice is loaded once, with its first strategy', () => {
    const scripts = [
      { src: 'https://s.example/a.js', strategy: 'idle' },
      { src: 'https://s.example/a.js', strategy: 'post-hydrate' },
    ] as const
    expect(planThirdParty({ thirdParty: { scripts, proxyHosts: [] } })).toEqual({ scripts: [scripts[0]], proxied: [] })
  })

  test('scripts are proxied only from named hosts on the default port, and others stay on the main thread', () => {
    const [plain, port, worker] = [
      { src: 'https://s.example/a.js?x=1', strategy: 'post-hydrate' },
      { src: 'https://s.example:8443/a.js', strategy: 'off-main-thread' },
      { src: 'https://s.example/b.js', strategy: 'off-main-thread', forward: ['fbq'] },
    ] as const
    expect(planThirdParty({ thirdParty: { scripts: [plain, port, worker], proxyHosts: ['s.example'] } })).toEqual({
      scripts: [plain, { src: port.src, strategy: 'idle' }, worker],
      proxied: [plain.src, worker.src],
    })
  })
})

describe('addPartytown', () => {
  const home = mkdtempSync(join(tmpdir(), 'partytown-'))

  afterEach(() => rmSync(home, { recursive: true, force: true }))

  async function filesFor(strategy: ScriptStrategy | undefined): Promise<Manifest['files']> {
    const src = 'https://s.example/a.js'
    const thirdParty: ThirdParty | undefined = strategy && { scripts: [{ src, strategy }], proxied: [src] }
    const out = join(home, 'dist')
    const output = new OutputFolder(out)
    addPartytown(output, thirdParty)
    await output.finish({ webpackCompilationHash: '', redirects: [], scriptHashes: [], ...(thirdParty && { thirdParty }) })
    return (JSON.parse(readFileSync(join(out, '.roomwright/manifest.json'), 'utf8')) as Manifest).files
  }

  test('a script off the main thread brings Partytown, whose files are revalidated', async () => {
    const files = await filesFor('off-main-thread')
    expect(files.map(({ path }) => path)).toEqual([
      '~partytown/partytown-atomics.js',
      '~partytown/partytown-media.js',
      '~partytown/partytown-sandbox-sw.html',
      '~partytown/partytown-sw.js',
      '~partytown/partytown.js',
    ])
    expect(new Set(files.map(({ cache }) => cache))).toEqual(new Set(['revalidate']))
  })

  test.each([undefined, 'idle', 'post-hydrate'] as const)('the strategy %s brings no files', async (strategy) => {
    expect(await filesFor(strategy)).toEqual([])
  })
})
