import { describe, expect, it, test } from 'vitest'
import { bytesOf, textOf } from './fileContent.ts'

const large = 'é가'.repeat(200_000)

describe('bytesOf', () => {
  it.each([
    ['a text', 'Tür', 'Tür'],
    ['pieces', ['a', '', 'ü–', '😀'], 'aü–😀'],
    ['no pieces', [], ''],
    ['bytes', Buffer.from('é'), 'é'],
    ['a text that is larger than the memory', large, large],
    ['pieces that are larger together', [large.slice(0, 300_000), large.slice(300_000)], large],
  ])('encodes %s as UTF-8', (_name, content, text) => {
    expect(Buffer.from(bytesOf(content)).toString()).toBe(text)
    expect(textOf(content)).toBe(text)
  })

  test('its result is valid until the next call', () => {
    const first = bytesOf('first')
    expect(String(first)).toBe(String(Buffer.from('first')))
    bytesOf('other')
    expect(String(first)).toBe(String(Buffer.from('other')))
  })
})
