import { describe, expect, it } from 'vitest'
import { negotiateEncoding } from './negotiateEncoding.ts'

describe('negotiateEncoding', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['x-gzip', 'gzip'],
    ['BR', 'br'],
    ['zstd', 'identity'],
    ['identity', 'identity'],
    ['br;q=0.5, gzip', 'gzip'],
    ['br; q=0.5 , gzip;Q=0.500', 'br'],
    ['br;q=0, gzip;q=0.1', 'gzip'],
    ['br;q=0', 'identity'],
    ['br;q=0.1', 'br'],
    ['br;q=0.5, identity', 'identity'],
    ['identity;q=0, gzip', 'gzip'],
    ['identity;q=0', 'identity'],
    ['*', 'br'],
    ['*;q=0.5, br;q=0', 'gzip'],
    ['*;q=0', 'identity'],
    ['br;q=2, gzip;q=0.2', 'gzip'],
    ['br;q=x', 'identity'],
    ['brotli', 'identity'],
  ])('for %j is %s', (header, encoding) => {
    expect(negotiateEncoding(header)).toBe(encoding)
  })
})
