import { describe, expect, it } from 'vitest'
import { documentFile, listingPath, localPath, pageDataFile, pageKey } from './paths.ts'

describe('paths', () => {
  it.each([
    ['/', '/'],
    ['', '/'],
    ['/terms/', '/terms'],
    ['/terms?utm_source=x', '/terms'],
    ['/terms/?a=/b/#c', '/terms'],
    ['/articles/%D1%91%D0%BB%D0%BA%D0%B0', '/articles/ёлка'],
    ['/articles/100%', '/articles/100%'],
    ['/a//', '/a'],
  ])('pageKey of %s is %s', (url, key) => {
    expect(pageKey(url)).toBe(key)
  })

  it.each([
    ['/', 'index.html', 'page-data/index/page-data.json'],
    ['/tr', 'tr/index.html', 'page-data/tr/page-data.json'],
    ['/articles/oak', 'articles/oak/index.html', 'page-data/articles/oak/page-data.json'],
    ['/404.html', '404.html', 'page-data/404.html/page-data.json'],
  ])('the page %s is in %s with its data in %s', (path, document, data) => {
    expect(documentFile(path)).toBe(document)
    expect(pageDataFile(path)).toBe(data)
  })

  it('localPath has a prefix for every language but the default', () => {
    expect(localPath('/', { language: 'en', defaultLanguage: 'en' })).toBe('/')
    expect(localPath('/', { language: 'tr', defaultLanguage: 'en' })).toBe('/tr')
    expect(localPath('/terms', { language: 'ru', defaultLanguage: 'en' })).toBe('/ru/terms')
  })

  it('listingPath of page one is the listing itself', () => {
    expect(listingPath('/beds', 1)).toBe('/beds')
    expect(listingPath('/beds', 2)).toBe('/beds/page/2')
  })
})
