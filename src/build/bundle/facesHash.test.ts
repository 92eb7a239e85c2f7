import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { facesHash } from './facesHash.ts'

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
