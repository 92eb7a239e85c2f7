import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isPage } from './isOurs.ts'

const origin = 'https://magazine.example'

describe('an address that a link leads to', () => {
  beforeEach(() => void vi.stubGlobal('location', { origin }))
  afterEach(() => void vi.unstubAllGlobals())

  it.each([
    ['/', true],
    ['/chairs', true],
    ['/chairs/page/2?utm=a#b', true],
    ['/articles/%D1%91%D0%BB%D0%BA%D0%B0', true],
    ['/404.html', true],
    ['/chairs/index', true],
    ['/index', false],
    ['/index?utm=a', false],
    ['/robots.txt', false],
    ['/assets/picture.avif', false],
    ['/%zz', false],
    ['https://other.example/chairs', false],
    ['mailto:ada@magazine.example', false],
  ])('%s may be a page’s: %s', (address, expected) => {
    expect(isPage(new URL(address, origin), '')).toBe(expected)
  })

  it.each([
    ['/blog/', true],
    ['/blog/chairs', true],
    ['/blog/index', false],
    ['/blog', false],
    ['/', false],
    ['/blogger/chairs', false],
    ['/chairs', false],
  ])('%s may be a page’s of a publication below /blog: %s', (address, expected) => {
    expect(isPage(new URL(address, origin), '/blog')).toBe(expected)
  })
})
