import { describe, expect, it } from 'vitest'
import { cacheKey, offlinePageFor } from './SiteCache.ts'
import { outdatedCaches } from './install.ts'

describe('the cache key of', () => {
  it.each([
    ['/', '/'],
    ['/terms/', '/terms'],
    ['/%7Eann', '/~ann'],
    ['/ru/%D1%81%D1%82%D1%83%D0%BB', '/ru/%D1%81%D1%82%D1%83%D0%BB'],
    ['/ru/стул', '/ru/%D1%81%D1%82%D1%83%D0%BB'],
    ['/100%', '/100%25'],
    ['/what%3F', '/what%3F'],
    ['/no%231', '/no%231'],
  ])('%s is %s', (pathname, key) => {
    expect(cacheKey(pathname)).toBe(key)
  })
})

describe('the offline page', () => {
  it.each([
    ['/', '/offline.html'],
    ['/chairs', '/offline.html'],
    ['/tr', '/tr/offline.html'],
    ['/tr/terms', '/tr/offline.html'],
    ['/travel/terms', '/offline.html'],
    ['/ru/terms', '/offline.html'],
    ['/constructor', '/offline.html'],
  ])('for %s is %s', (pathname, path) => {
    expect(offlinePageFor(pathname, { '/offline.html': 'a', '/tr/offline.html': 'b' })).toBe(path)
  })
})

describe('caches of past builds', () => {
  const shared = ['roomwright-documents', 'roomwright-data', 'roomwright-pictures', 'roomwright-others']
  const files = (...builds: readonly string[]) => builds.map((build) => `roomwright-files-${build}`)

  it.each([
    ['nothing goes before there are three builds', [...shared, ...files('a', 'now')], []],
    ['all but the last of them go', [...files('a', 'b', 'c'), ...shared, ...files('now')], files('a', 'b')],
    ['going back to an old build keeps the newest', files('now', 'b'), []],
    ['caches of others stay', ['elsewhere', 'files-x', ...files('a', 'now')], []],
    ['a cache of ours that is no longer known goes', ['roomwright-forms', ...files('a', 'now')], ['roomwright-forms']],
  ])('%s', (_what, names, outdated) => {
    expect(outdatedCaches(names, 'now')).toEqual(outdated)
  })
})
