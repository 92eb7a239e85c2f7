import { describe, expect, it } from 'vitest'
import { type Conditions, parseRange, planAnswer, rangeApplies, wantedRange } from './planAnswer.ts'

describe('planAnswer', () => {
  const whole = { size: 100, etag: '"a"' }
  const get: Conditions = { method: 'GET', range: undefined, ifRange: undefined, ifMatch: undefined, ifNoneMatch: undefined }

  function plan(conditions: Partial<Conditions>, tags: readonly string[] = ['"a"']) {
    return planAnswer({ ...get, ...conditions }, tags, wantedRange({ ...get, ...conditions }, whole))
  }

  describe('for a conditional request', () => {
    it.each([
      ['"a"', 304],
      ['W/"a"', 304],
      ['"x", W/"a" , "y"', 304],
      ['"x,y","a"', 304],
      ['*', 304],
      ['"b"', 200],
      ['"b", "aa"', 200],
      ['a', 200],
      ['"a', 200],
      ['', 200],
    ])('handles If-None-Match %s', (ifNoneMatch, status) => {
      expect(plan({ ifNoneMatch }).status).toBe(status)
    })

    it.each([
      ['"a"', 200],
      ['"x", "a"', 200],
      ['*', 200],
      ['"b"', 412],
      ['W/"a"', 412],
      ['"x", W/"a"', 412],
      ['a', 412],
      ['"a', 412],
      ['', 412],
    ])('handles If-Match %s', (ifMatch, status) => {
      expect(plan({ ifMatch }).status).toBe(status)
    })

    it('fails If-Match for another variant of the same content', () => {
      expect(plan({ ifMatch: '"b"' }, ['"a"', '"b"']).status).toBe(412)
    })

    it('returns the ETag that the client has', () => {
      expect(plan({ ifNoneMatch: '"x", "b"' }, ['"a"', '"b"'])).toEqual({ status: 304, etag: '"b"' })
    })

    it.each<[Partial<Conditions>, number]>([
      [{ range: 'bytes=0-9' }, 206],
      [{ range: 'bytes=200-' }, 416],
      [{ range: 'bytes=0-1,3-4' }, 200],
      [{ range: 'bytes=0-9', method: 'HEAD' }, 200],
      [{ range: 'bytes=0-9', ifRange: '"a"' }, 206],
      [{ range: 'bytes=0-9', ifRange: '"old"' }, 200],
      [{ range: 'bytes=200-', ifRange: '"old"' }, 200],
      [{ range: 'bytes=0-9', ifNoneMatch: '"a"' }, 304],
      [{ range: 'bytes=0-9', ifNoneMatch: '"b"' }, 206],
      [{ ifMatch: '"b"', ifNoneMatch: '"a"' }, 412],
      [{ ifMatch: '"a"', ifNoneMatch: '"a"' }, 304],
      [{ ifMatch: '"a"', range: 'bytes=0-9' }, 206],
      [{ ifMatch: '"b"', range: 'bytes=200-' }, 412],
    ])('answers %j with %i', (conditions, status) => {
      expect(plan(conditions).status).toBe(status)
    })
  })
})

describe('byteRange', () => {
  describe('for 100 bytes', () => {
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
    ])('parses %s', (header, range) => {
      expect(parseRange(header, 100)).toEqual(range)
    })

    it('is unsatisfiable for an empty body', () => {
      expect([parseRange('bytes=0-', 0), parseRange('bytes=-5', 0)]).toEqual(['unsatisfiable', 'unsatisfiable'])
    })

    it.each([
      [undefined, true],
      ['"a"', true],
      ['"b"', false],
      ['W/"a"', false],
      ['Sat, 21 Nov 2026 12:00:00 GMT', false],
    ])('applies or not with If-Range %s', (header, applies) => {
      expect(rangeApplies(header, '"a"')).toBe(applies)
    })
  })
})
