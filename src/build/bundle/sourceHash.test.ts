import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { sourceHash } from './sourceHash.ts'

it.each(['src/ui/tokens/fonts.css', 'src/ui/fonts/a.woff2', 'src/runtime/start.ts', 'src/ui/drawing.svg', 'package-lock.json'])(
  'a change of %s is a change of the sources',
  (file) => {
    const root = mkdtempSync(join(tmpdir(), 'sources-'))
    try {
      for (const room of ['shared', 'search', 'ui', 'runtime', 'worker', 'build/bundle'])
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
    for (const room of ['shared', 'search', 'ui', 'runtime', 'worker', 'build/bundle'])
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
