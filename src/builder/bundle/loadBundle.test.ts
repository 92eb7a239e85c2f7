import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { ClientBundle } from './ClientBundle.ts'
import { facesHash, loadBundle, sourceHash } from './loadBundle.ts'
import { modulesFile } from './viteConfigs.ts'

describe('loadBundle', () => {
  const root = join(import.meta.dirname, '../../..')

  describe('the client bundle', () => {
    let bundle: ClientBundle

    beforeAll(async () => {
      bundle = await loadBundle({ root, cacheDirectory: join(root, '.cache'), stayReady: false })
    }, 60_000)

    it('holds modules of the browser side alone', () => {
      const modules = JSON.parse(readFileSync(join(bundle.directory, modulesFile), 'utf8')) as string[]
      const allowed = /^(src\/(ui|runtime|search|shared)\/|node_modules\/(react|react-dom|scheduler|@orama\/stemmers)\/)/
      expect(modules.length).toBeGreaterThan(50)
      expect(modules.filter((name) => !allowed.test(name))).toEqual([])
    })

    it('has a script for every component, every language, every part, the layout, the blocks and the application', () => {
      const names = Object.keys(bundle.chunks).filter((name) => !/^(component|island|messages|stemmer)---/.test(name))
      expect(names).toEqual(['app', 'blocks', 'document', 'islands', 'layout', 'renderer', 'router', 'search', 'thirdParty'])
      expect(Object.keys(bundle.chunks).filter((name) => name.startsWith('component---'))).toHaveLength(12)
      expect(Object.keys(bundle.chunks).filter((name) => name.startsWith('island---')).length).toBeGreaterThan(1)
      expect(Object.keys(bundle.chunks).filter((name) => name.startsWith('messages---'))).toHaveLength(4)
      expect(Object.keys(bundle.chunks).filter((name) => name.startsWith('stemmer---'))).toHaveLength(4)
      expect(
        Object.values(bundle.chunks)
          .flat()
          .filter((file) => !bundle.files.includes(file.slice(1))),
      ).toEqual([])
    })

    it('lists the scripts of every document with all that they import', () => {
      const scripts = bundle.chunks.document ?? []
      expect(scripts).toEqual(expect.arrayContaining([bundle.runtime, bundle.chunks.app?.[0]]))
      const imported = scripts.flatMap((address) =>
        [...readFileSync(join(bundle.directory, address), 'utf8').matchAll(/(?:from|import)\s*"\.\/([\w.-]+)"/g)].map(
          ([, name]) => `/assets/${name}`,
        ),
      )
      expect(scripts).toEqual(expect.arrayContaining(imported))
    })

    it('begins the layout’s styles with the order of the layers', () => {
      const [, sheet = ''] = bundle.chunks.layout ?? []
      expect(bundle.styles[sheet]).toMatch(/^@layer reset, tokens, base, article, components, late, overrides;/)
    })
  })
})

describe('sourceHash', () => {
  it.each(['src/ui/tokens/fonts.css', 'src/ui/fonts/a.woff2', 'src/runtime/start.ts', 'src/ui/drawing.svg', 'package-lock.json'])(
    'a change of %s is a change of the sources',
    (file) => {
      const root = mkdtempSync(join(tmpdir(), 'sources-'))
      try {
        for (const room of ['shared', 'search', 'ui', 'runtime', 'worker', 'builder/bundle'])
          mkdirSync(join(root, 'src', room), { recursive: true })
        mkdirSync(dirname(join(root, file)), { recursive: true })
        writeFileSync(join(root, 'package-lock.json'), '0')
        writeFileSync(join(root, file), file.endsWith('woff2') ? Buffer.of(0xff) : '1')
        const before = sourceHash(root)
        writeFileSync(join(root, file), file.endsWith('woff2') ? Buffer.of(0xfe) : '2')
        expect(sourceHash(root)).not.toBe(before)
      } finally {
        rmSync(root, { recursive: true })
      }
    },
  )

  it('a bundle that is made for development is another one', () => {
    const root = mkdtempSync(join(tmpdir(), 'sources-'))
    try {
      for (const room of ['shared', 'search', 'ui', 'runtime', 'worker', 'builder/bundle'])
        mkdirSync(join(root, 'src', room), { recursive: true })
      writeFileSync(join(root, 'package-lock.json'), '0')
      vi.stubEnv('NODE_ENV', 'production')
      const production = sourceHash(root)
      vi.stubEnv('NODE_ENV', 'development')
      expect(sourceHash(root)).not.toBe(production)
    } finally {
      vi.unstubAllEnvs()
      rmSync(root, { recursive: true })
    }
  })
})

describe('facesHash', () => {
  it('is another one after any face has changed, and only then', () => {
    const folder = mkdtempSync(join(tmpdir(), 'faces-'))
    try {
      const write = (name: string, byte: number) => writeFileSync(join(folder, name), Buffer.of(byte))
      write('a.woff2', 1)
      write('b.woff2', 0xff)
      const before = facesHash(folder)
      write('LICENSE.txt', 1)
      expect(facesHash(folder)).toBe(before)
      write('b.woff2', 0xfe)
      expect(facesHash(folder)).not.toBe(before)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
