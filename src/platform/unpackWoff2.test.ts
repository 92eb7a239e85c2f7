import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { expectSameOutlines, openFont } from './testing/expectSameOutlines.ts'
import { unpackWoff2 } from './unpackWoff2.ts'

const files = join(import.meta.dirname, '../../node_modules/@fontsource')

describe('a WOFF 2.0 font', () => {
  it.each(['brygada-1918/files/brygada-1918-latin-500-normal', 'gowun-batang/files/gowun-batang-latin-700-normal'])(
    'has the same widths and outlines as in another reader: %s',
    async (name) => {
      const file = readFileSync(join(files, `${name}.woff2`))
      await expectSameOutlines(unpackWoff2(file), file)
    },
  )

  it('keeps the axes of a variable font', () => {
    const file = readFileSync(join(import.meta.dirname, '../ui/fonts/ysabeau-latin-wght-normal.woff2'))
    expect(openFont(unpackWoff2(file)).face.getAxisInfos().wght).toMatchObject({ min: 400, max: 700 })
  })

  it.each([
    ['of another format', Buffer.from('wOFF'.padEnd(60, '\0'))],
    ['cut', readFileSync(join(files, 'brygada-1918/files/brygada-1918-latin-500-normal.woff2')).subarray(0, 900)],
    ['empty', Buffer.alloc(0)],
  ])('that is %s throws', (_how, bytes) => {
    expect(() => unpackWoff2(bytes)).toThrow()
  })
})
