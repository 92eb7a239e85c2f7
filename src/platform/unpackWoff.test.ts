import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { expectSameOutlines } from './testing/expectSameOutlines.ts'
import { unpackWoff } from './unpackWoff.ts'

const files = join(import.meta.dirname, '../../node_modules/@fontsource')

describe('a WOFF 1.0 font', () => {
  it.each(['brygada-1918/files/brygada-1918-latin-500-normal', 'gowun-batang/files/gowun-batang-latin-700-normal'])(
    'has the same widths and outlines as in another reader: %s',
    async (name) => {
      const file = readFileSync(join(files, `${name}.woff`))
      await expectSameOutlines(unpackWoff(file), file)
    },
  )

  it('of another format throws', () => {
    const file = readFileSync(join(files, 'brygada-1918/files/brygada-1918-latin-500-normal.woff2'))
    expect(() => unpackWoff(file)).toThrow('Not a WOFF 1.0 font.')
  })
})
