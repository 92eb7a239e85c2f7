import { describe, expect, it } from 'vitest'
import { parseTarget } from './parseTarget.ts'

describe('parseTarget', () => {
  it.each([
    ['/', '/', ''],
    ['/terms', '/terms', ''],
    ['/terms?a=1&b=%20?c', '/terms', '?a=1&b=%20?c'],
    ['/terms#part', '/terms', ''],
    ['/terms?a#part?b', '/terms', '?a'],
    ['/%D0%B4%D0%BE%D0%BC', '/дом', ''],
    ['/a%20b+c?q=%D0', '/a b+c', '?q=%D0'],
    ['/100%2525', '/100%25', ''],
    ['/%2e%2e/%2E%2E/etc', '/../../etc', ''],
    ['/a%2Fb', '/a/b', ''],
    ['http://example.org/terms?a', '/terms', '?a'],
    ['HTTPS://example.org', '/', ''],
    ['http://example.org?a', '/', '?a'],
  ])('decodes %s once', (target, path, query) => {
    expect(parseTarget(target)).toEqual({ path, query })
  })

  it.each(['/%', '/%zz', '/%E0%A4%A', '/%FF', '/%C0%AE%C0%AE/', '*', '', 'terms', 'ftp://example.org/'])(
    'rejects %j as malformed',
    (target) => {
      expect(parseTarget(target)).toBeUndefined()
    },
  )
})
