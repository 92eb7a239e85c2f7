import { describe, expect, it } from 'vitest'
import { type Conditions, planAnswer, wantedRange } from './planAnswer.ts'

const whole = { size: 100, etag: '"a"' }
const get: Conditions = { method: 'GET', range: undefined, ifRange: undefined, ifMatch: undefined, ifNoneMatch: undefined }

function plan(conditions: Partial<Conditions>, tags: readonly string[] = ['"a"']) {
  return planAnswer({ ...get, ...conditions }, tags, wantedRange({ ...get, ...conditions }, whole))
}

describe('the answer to a conditional request', () => {
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
  ])('If-None-Match %s', (ifNoneMatch, status) => {
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
  ])('If-Match %s', (ifMatch, status) => {
    expect(plan({ ifMatch }).status).toBe(status)
  })

  it('takes no other bytes for the same, though they decode to the same', () => {
    expect(plan({ ifMatch: '"b"' }, ['"a"', '"b"']).status).toBe(412)
  })

  it('names the tag that the client has', () => {
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
  ])('%j is answered with %i', (conditions, status) => {
    expect(plan(conditions).status).toBe(status)
  })
})
