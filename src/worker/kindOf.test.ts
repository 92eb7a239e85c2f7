import { describe, expect, it } from 'vitest'
import { type RequestParts, kindOf } from './kindOf.ts'

const origin = 'https://magazine.example'
const requested = (path: string, rest: Partial<RequestParts> = {}): RequestParts => ({
  method: 'GET',
  url: new URL(path, origin).href,
  mode: 'cors',
  destination: '',
  headers: new Headers(),
  ...rest,
})
const page = { mode: 'navigate', destination: 'document' }

describe('the service worker', () => {
  it.each([
    ['/articles/oak?utm=letter', page, 'document'],
    ['/', page, 'document'],
    ['/assets/pictures/a-1-400.avif', page, 'document'],
    ['/page-data/app-data.json', {}, 'data'],
    ['/page-data/tr/page-data.json', {}, 'data'],
    ['/page-data/sq/d/1.json', {}, 'data'],
    ['/slice-data/header-en.json', {}, 'data'],
    ['/assets/app-1.js', { destination: 'script' }, 'file'],
    ['/assets/pictures/a-1-400.avif', { destination: 'image' }, 'picture'],
    ['/drawings.svg', {}, 'drawing'],
    ['/photo.jpg', { destination: 'image' }, 'drawing'],
  ] as const)('answers %s', (path, rest, kind) => {
    expect(kindOf(requested(path, rest), origin)).toBe(kind)
  })

  it.each([
    ['/blog/articles/oak', page, 'document'],
    ['/blog/page-data/app-data.json', {}, 'data'],
    ['/blog/assets/pictures/a.avif', {}, 'picture'],
    ['/blog/sw.js', page, undefined],
    ['/blogger/articles/oak', page, undefined],
    ['/articles/oak', page, undefined],
    ['/', page, undefined],
  ] as const)('below /blog, classifies %s (%j) as %s', (path, rest, kind) => {
    expect(kindOf(requested(path, rest), `${origin}/blog`)).toBe(kind)
  })

  it.each([
    ['what is not asked for by GET', '/terms', { method: 'HEAD' }],
    ['forms', '/terms', { ...page, method: 'POST' }],
    ['other origins', 'https://elsewhere.example/assets/app.js', {}],
    ['parts of a file', '/assets/film.mp4', { headers: new Headers({ range: 'bytes=0-1' }) }],
    ['its own script', '/sw.js', page],
    ['the third-party proxy', '/__third-party-proxy?url=x', page],
    ['Partytown', '/~partytown/sandbox.html', page],
    ['feeds and downloads', '/rss.xml', {}],
  ] as const)('leaves %s to the browser', (_what, path, rest) => {
    expect(kindOf(requested(path, rest), origin)).toBeUndefined()
  })
})
