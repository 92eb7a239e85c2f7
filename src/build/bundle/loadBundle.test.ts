import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ClientBundle } from './ClientBundle.ts'
import { loadBundle } from './loadBundle.ts'
import { modulesFile } from './recordModules.ts'

const root = join(import.meta.dirname, '../../..')

describe('the client bundle', () => {
  let bundle: ClientBundle

  beforeAll(async () => {
    bundle = await loadBundle({ root, cacheDirectory: join(root, '.cache'), stayReady: false })
  }, 60_000)

  it('holds modules of the browser side alone', () => {
    const modules = JSON.parse(readFileSync(join(bundle.directory, modulesFile), 'utf8')) as string[]
    const allowed = /^(src\/(ui|runtime|search|shared)\/|node_modules\/(react|react-dom|scheduler)\/)/
    expect(modules.length).toBeGreaterThan(50)
    expect(modules.filter((name) => !allowed.test(name))).toEqual([])
  })

  it('has a script for every component, every language, every part, the layout, the blocks and the application', () => {
    const names = Object.keys(bundle.chunks).filter((name) => !/^(component|messages)---/.test(name))
    expect(names).toEqual(['app', 'blocks', 'journey', 'layout', 'menu', 'pager', 'renderer', 'search', 'thirdParty'])
    expect(Object.keys(bundle.chunks).filter((name) => name.startsWith('component---'))).toHaveLength(12)
    expect(Object.keys(bundle.chunks).filter((name) => name.startsWith('messages---'))).toHaveLength(4)
    expect(
      Object.values(bundle.chunks)
        .flat()
        .filter((file) => !bundle.files.includes(file.slice(1))),
    ).toEqual([])
  })

  it('begins the layout’s styles with the order of the layers', () => {
    const [, sheet = ''] = bundle.chunks.layout ?? []
    expect(bundle.styles[sheet]).toMatch(/^@layer reset, tokens, base, article, components, late, overrides;/)
  })
})
