import { describe, expect, it } from 'vitest'
import { makeSiteTable } from '../site/SiteTable.ts'
import { manifestOf } from '../testing/serveFiles.ts'
import { resolveRequest, wantsPlainText } from './resolveRequest.ts'

const paths = [
  'index.html',
  '404.html',
  'terms/index.html',
  'articles/дом у моря/index.html',
  'assets/app-1a2b.js',
  'page-data/index/page-data.json',
  'favicon.ico',
  'public-game/index.html',
  '.roomwright/manifest.json',
  '.htaccess',
  'assets/.DS_Store',
  '.well-known/security.txt',
  '.well-known/.secret',
]
const table = makeSiteTable(
  manifestOf({
    files: Object.fromEntries(paths.map((path) => [path, path])),
    redirects: [
      { from: '/terms', to: '/never', status: 301 },
      { from: '/old/:slug', to: '/articles/:slug', status: 308 },
      { from: '/shop', to: 'https://shop.example:8080/all?from=us#top', status: 302 },
      { from: '/in/:room', to: '/:room', status: 307 },
      { from: '/:year/months/:slug', to: '/lost/months/:slug', status: 301 },
    ],
  }),
)

const answerTo = (target: string) => {
  const resolution = resolveRequest(table, target)
  if (resolution.kind === 'file') return resolution.file.path
  return resolution.kind === 'redirect' ? `${resolution.status} ${resolution.location}` : resolution.kind
}

describe('resolveRequest', () => {
  it.each([
    ['/', 'index.html'],
    ['/?utm=1', 'index.html'],
    ['/terms', 'terms/index.html'],
    ['/404.html', '404.html'],
    ['/articles/%D0%B4%D0%BE%D0%BC%20%D1%83%20%D0%BC%D0%BE%D1%80%D1%8F', 'articles/дом у моря/index.html'],
    ['/assets/app-1a2b.js', 'assets/app-1a2b.js'],
    ['/page-data/index/page-data.json', 'page-data/index/page-data.json'],
    ['/favicon.ico', 'favicon.ico'],
    ['/public-game/index.html', 'public-game/index.html'],
    ['/.well-known/security.txt', '.well-known/security.txt'],
  ])('resolves %s to a file', (target, path) => {
    expect(answerTo(target)).toBe(path)
  })

  it.each([
    ['/terms/', '301 /terms'],
    ['/terms///', '301 /terms'],
    ['/terms/?a=1&b', '301 /terms?a=1&b'],
    ['/index.html', '301 /'],
    ['/index.html?a', '301 /?a'],
    ['/terms/index.html', '301 /terms'],
    ['/terms/index.html/', '301 /terms'],
    ['//', '301 /'],
    ['http://evil.example/terms/', '301 /terms'],
    [
      '/articles/%D0%B4%D0%BE%D0%BC%20%D1%83%20%D0%BC%D0%BE%D1%80%D1%8F/',
      '301 /articles/%D0%B4%D0%BE%D0%BC%20%D1%83%20%D0%BC%D0%BE%D1%80%D1%8F',
    ],
    ['/public-game', '301 /public-game/index.html'],
    ['/public-game/', '301 /public-game/index.html'],
    ['/old/oak', '308 /articles/oak'],
    ['/2026/months/may', '301 /lost/months/may'],
    ['/old/oak/?a', '308 /articles/oak?a'],
    ['/in/%5Cevil.example?utm=x', '307 /%5Cevil.example?utm=x'],
    ['/shop', '302 https://shop.example:8080/all?from=us#top'],
    ['/shop?a=1', '302 https://shop.example:8080/all?from=us&a=1#top'],
  ])('redirects %s', (target, move) => {
    expect(answerTo(target)).toBe(move)
  })

  it.each([
    '/lost/months/may',
    '/lost/months/may/',
    '/nowhere',
    '/nowhere/',
    '/Terms',
    '//evil.example/',
    '//evil.example/..',
    '/%2Fevil.example/',
    '/\\evil.example/',
    '/%5Cevil.example/',
    '//terms/',
    '/assets/app-1a2b.js/',
    '/../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2fetc%2fpasswd',
    '/%252e%252e/etc/passwd',
    '/assets/../index.html',
    '/terms%00',
    '/.roomwright/manifest.json',
    '/%2eroomwright/manifest.json',
    '/.htaccess',
    '/assets/.DS_Store',
    '/.well-known/.secret',
    '/__proto__',
  ])('finds nothing at %s', (target) => {
    expect(answerTo(target)).toBe('missing')
  })

  it.each(['/%', '/%ff', '*'])('rejects %s as malformed', (target) => {
    expect(answerTo(target)).toBe('malformed')
  })

  it('handles 100,000 slashes in linear time', () => {
    // Quadratic time would exceed the limit.
    expect(answerTo(`${'/'.repeat(100_000)}x`)).toBe('missing')
  }, 5000)
})

describe('the response to an error', () => {
  it.each([
    '/page-data/x/page-data.json',
    '/page-data/x',
    '/slice-data/x.json',
    '/x.json',
    '/assets/x',
    '/x.png',
    '/a/B.JS',
    '/x.json?y',
    '/%',
  ])('is plain text at %s', (target) => {
    expect(wantsPlainText(target)).toBe(true)
  })

  it.each(['/', '/terms', '/x.html', '/articles/node.is', '/assets', '/terms?x.json'])('is a page at %s', (target) => {
    expect(wantsPlainText(target)).toBe(false)
  })
})
