import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../platform/testing/temporaryFolder.ts'
import { engineLanguageCodes } from '../../shared/languages/languages.ts'
import { builtEngineFile } from '../../platform/builtEngine.ts'
import { sealFolder } from '../../platform/files/sealedFolder.ts'
import { type EngineBundle, descriptionFile } from './ClientBundle.ts'
import { loadBundle, readyBundle } from './loadBundle.ts'
import { modulesFile } from './viteConfigs.ts'

describe('loadBundle', () => {
  const root = join(import.meta.dirname, '../../..')

  describe('the client bundle', () => {
    let bundle: EngineBundle

    beforeAll(async () => {
      bundle = await loadBundle({ root, cacheDirectory: join(root, '.cache'), stayReady: false })
    }, 60_000)

    it('contains only modules for the browser', () => {
      const modules = JSON.parse(readFileSync(join(bundle.directory, modulesFile), 'utf8')) as string[]
      const allowed =
        /^(src\/(?:(?:ui|runtime|search|shared|calculators)\/|content\/blocks\/[^/]+\/[^/]+\.css$)|node_modules\/(react|react-dom|scheduler|@orama\/stemmers)\/)/
      expect(modules.length).toBeGreaterThan(50)
      expect(modules.filter((name) => !allowed.test(name))).toEqual([])
    })

    it('has scripts for the shared parts and for every component, island and stemmer, but no messages', () => {
      const names = Object.keys(bundle.chunks).filter((name) => !/^(component|island|stemmer)---/.test(name))
      expect(names).toEqual(['app', 'blocks', 'document', 'islands', 'layout', 'react', 'renderer', 'router', 'search', 'thirdParty'])
      expect(Object.keys(bundle.chunks).filter((name) => name.startsWith('component---'))).toHaveLength(12)
      expect(Object.keys(bundle.chunks).filter((name) => name.startsWith('island---')).length).toBeGreaterThan(1)
      // Messages come with a publication.
      expect(Object.keys(bundle.chunks).filter((name) => name.startsWith('messages---'))).toEqual([])
      expect(Object.keys(bundle.chunks).filter((name) => name.startsWith('stemmer---'))).toHaveLength(engineLanguageCodes.length)
      expect(
        Object.values(bundle.chunks)
          .flat()
          .filter((file) => !bundle.files.includes(file.slice(1))),
      ).toEqual([])
    })

    it('has islands that import no scripts except the application and the renderer', () => {
      const islands = Object.keys(bundle.chunks).filter((name) => name.startsWith('island---'))
      const imported = islands.flatMap((name) =>
        [...readFileSync(join(bundle.directory, bundle.chunks[name]?.[0] ?? ''), 'utf8').matchAll(/from\s*"\.\/(\w+)-[\w-]{8}\.js"/g)].map(
          ([, script]) => `${name} ${script}`,
        ),
      )
      expect(imported.length).toBeGreaterThan(islands.length)
      expect(imported.filter((line) => !/ (app|renderer)$/.test(line))).toEqual([])
    })

    it('lists the scripts of a document together with all their imports', () => {
      const scripts = bundle.chunks.document ?? []
      expect(scripts).toEqual(expect.arrayContaining([bundle.runtime, bundle.chunks.app?.[0]]))
      const imported = scripts.flatMap((address) =>
        [...readFileSync(join(bundle.directory, address), 'utf8').matchAll(/(?:from|import)\s*"\.\/([\w.-]+)"/g)].map(
          ([, name]) => `/assets/${name}`,
        ),
      )
      expect(scripts).toEqual(expect.arrayContaining(imported))
    })

    it('starts the styles of the layout with the order of the cascade layers', () => {
      const [, sheet = ''] = bundle.chunks.layout ?? []
      expect(bundle.styles[sheet]).toMatch(/^@layer reset, tokens, base, article, below, components, late, overrides;/)
    })
  })
})

describe('a built engine', () => {
  let engine: string

  beforeEach(() => {
    engine = temporaryFolder('engine')
    writeFileSync(join(engine, builtEngineFile), '{"version":"1.0.0","hash":"0"}')
    mkdirSync(join(engine, readyBundle, 'client'), { recursive: true })
    writeFileSync(join(engine, readyBundle, descriptionFile), '{"runtime":"/assets/runtime.js"}')
    sealFolder(join(engine, readyBundle))
  })

  const load = () => loadBundle({ root: engine, cacheDirectory: join(engine, 'cache'), stayReady: false })

  it('uses the bundle that it ships with, and caches none', async () => {
    expect(await load()).toMatchObject({ runtime: '/assets/runtime.js', directory: join(engine, readyBundle, 'client') })
    expect(existsSync(join(engine, 'cache'))).toBe(false)
  })

  it('is refused after one of its files was changed', async () => {
    writeFileSync(join(engine, readyBundle, descriptionFile), '{"runtime":"/assets/other.js"}')
    await expect(load()).rejects.toThrow('Install the engine again.')
  })
})
