import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { builtEngineFile } from '../../platform/builtEngine.ts'
import { temporaryFolder } from '../../platform/testing/temporaryFolder.ts'
import { bundledFolders, engineFolders, engineHash, facesHash, sourceHash } from './sourceHash.ts'

afterEach(() => vi.unstubAllEnvs())

/** Makes the folders of an engine, with nothing in them but the lockfile. */
function emptyEngine(): string {
  const root = temporaryFolder('sources')
  for (const name of [...bundledFolders, ...engineFolders]) mkdirSync(join(root, 'src', name), { recursive: true })
  writeFileSync(join(root, 'package-lock.json'), '0')
  return root
}

/** Returns the hashes of an engine before and after a file changes by one byte. */
function hashesAround(file: string, hashOf: (root: string) => string): readonly [before: string, after: string] {
  const root = emptyEngine()
  const write = (byte: number) => writeFileSync(join(root, file), Buffer.of(byte))
  mkdirSync(dirname(join(root, file)), { recursive: true })
  write(0xff)
  const before = hashOf(root)
  write(0xfe)
  return [before, hashOf(root)]
}

describe('sourceHash', () => {
  it.each(['src/ui/tokens/fonts.css', 'src/ui/fonts/a.woff2', 'src/runtime/start.ts', 'src/ui/drawing.svg', 'package-lock.json'])(
    'changes when %s changes',
    (file) => {
      const [before, after] = hashesAround(file, sourceHash)
      expect(after).not.toBe(before)
    },
  )

  it.each(['src/ui/App.test.tsx', 'src/ui/fonts/LICENSE.txt', 'src/content/loadPublication.ts'])('stays when %s changes', (file) => {
    const [before, after] = hashesAround(file, sourceHash)
    expect(after).toBe(before)
  })

  it('differs between production and development', () => {
    const root = emptyEngine()
    vi.stubEnv('NODE_ENV', 'production')
    const production = sourceHash(root)
    vi.stubEnv('NODE_ENV', 'development')
    expect(sourceHash(root)).not.toBe(production)
  })
})

describe('engineHash', () => {
  it.each(['src/content/loadPublication.ts', 'src/drawings/svg.ts', 'src/ui/App.tsx'])('changes when %s changes', (file) => {
    const [before, after] = hashesAround(file, engineHash)
    expect(after).not.toBe(before)
  })

  it('of a built engine depends on its version and its recorded hash', () => {
    const engine = temporaryFolder('engine')
    const keys = ['{"version":"1.0.0","hash":"0"}', '{"version":"1.0.1","hash":"0"}', '{"version":"1.0.0","hash":"1"}'].map((text) => {
      writeFileSync(join(engine, builtEngineFile), text)
      return engineHash(engine)
    })
    expect(new Set(keys).size).toBe(3)
  })

  it('covers every folder of the sources that a build loads', () => {
    const folders = readdirSync(join(import.meta.dirname, '../..'), { withFileTypes: true }).filter((entry) => entry.isDirectory())
    const others = ['api', 'cli', 'deploy', 'import', 'serve', 'write']
    expect([...engineFolders, ...others].sort()).toEqual(folders.map(({ name }) => name).sort())
  })
})

describe('facesHash', () => {
  it('changes when a face changes, and not when another file does', () => {
    const folder = temporaryFolder('faces')
    const write = (name: string, byte: number) => writeFileSync(join(folder, name), Buffer.of(byte))
    write('a.woff2', 1)
    write('b.woff2', 0xff)
    const before = facesHash(folder)
    write('LICENSE.txt', 1)
    expect(facesHash(folder)).toBe(before)
    write('b.woff2', 0xfe)
    expect(facesHash(folder)).not.toBe(before)
  })
})
