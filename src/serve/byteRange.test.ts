import { describe, expect, it } from 'vitest'
import { parseRange, rangeApplies } from './byteRange.ts'

describe('a range of 100 bytes', () => {
  it.each([
    ['bytes=0-9', { start: 0, end: 9 }],
    ['bytes=90-', { start: 90, end: 99 }],
    ['bytes=90-1000', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-1000', { start: 0, end: 99 }],
    ['Bytes=5-5', { start: 5, end: 5 }],
    ['bytes=,5-5 ,\t,', { start: 5, end: 5 }],
    ['bytes = 5-5', undefined],
    ['bytes= 5-5', undefined],
    ['bytes=5 -5', undefined],
    ['bytes=1 0-2 0', undefined],
    ['bytes=5-5,\n', undefined],
    ['bytes=,', undefined],
    ['bytes=', undefined],
    ['bytes=٣-٤', undefined],
    ['bytes=99-', { start: 99, end: 99 }],
    ['bytes=100-', 'unsatisfiable'],
    [`bytes=${'9'.repeat(400)}-`, 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=9-5', undefined],
    ['bytes=0-1,5-9', undefined],
    ['bytes=-', undefined],
    ['bytes=a-b', undefined],
    ['bytes=1.5-3', undefined],
    ['lines=0-9', undefined],
    ['0-9', undefined],
  ])('%s', (header, range) => {
    expect(parseRange(header, 100)).toEqual(range)
  })

  it('has nothing to give from an empty body', () => {
    expect([parseRange('bytes=0-', 0), parseRange('bytes=-5', 0)]).toEqual(['unsatisfiable', 'unsatisfiable'])
  })

  it.each([
    [undefined, true],
    ['"a"', true],
    ['"b"', false],
    ['W/"a"', false],
    ['Sat, 21 Nov 2026 12:00:00 GMT', false],
  ])('with If-Range %s', (header, applies) => {
    expect(rangeApplies(header, '"a"')).toBe(applies)
  })
})
