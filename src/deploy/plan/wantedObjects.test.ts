import { describe, expect, it } from 'vitest'
import type { Manifest, ManifestFile } from '../../shared/output/manifest.ts'
import { type WantedObject, frontFolder, wantedObjects } from './wantedObjects.ts'

const file = (path: string, kind: ManifestFile['kind'], cache: ManifestFile['cache'] = 'revalidate'): ManifestFile => ({
  path,
  hash: 'a'.repeat(32),
  size: 10,
  kind,
  cache,
})

const manifest: Manifest = {
  version: 1,
  webpackCompilationHash: 'c0ffee',
  files: [
    file('index.html', 'document'),
    file('articles/lamps/index.html', 'document'),
    file('404.html', 'document'),
    file('tr/404.html', 'document'),
    file('tr/500.html', 'document'),
    file('assets/app-1.js', 'asset', 'immutable'),
    file('assets/lamp-1.avif', 'asset', 'immutable'),
    file('page-data/index/page-data.json', 'data'),
    file('page-data/app-data.json', 'control'),
    file('~partytown/partytown.js', 'control'),
    file('sw.js', 'control'),
    file('sitemap.xml', 'public'),
    file('feed.xml', 'data'),
    file('sale/feed.json', 'data'),
    file('provenance.json', 'data'),
    file('robots.txt', 'data'),
    file('manifest.webmanifest', 'data'),
    file('favicon.svg', 'public'),
    file('.well-known/security.txt', 'public'),
    file('.hidden', 'public'),
  ],
  redirects: [
    { from: '/old/:slug', to: '/articles/:slug', status: 301 },
    { from: '/caf%C3%A9', to: 'https://café.example/?a&b', status: 302 },
    { from: '/any/:thing', to: '/', status: 301 },
  ],
  scriptHashes: [],
}

const prod = { target: 'prod', secure: true } as const

/** The object that a bucket contains for one file. */
function objectOf(only: ManifestFile): WantedObject {
  const [object] = wantedObjects({ ...manifest, files: [only], redirects: [] }, prod).values()
  if (!object) throw new Error(`Nothing is made of ${only.path}.`)
  return object
}

describe('the objects of a bucket', () => {
  const wanted = () => wantedObjects(manifest, prod)

  it('are the files, each page also at its bare address, and the redirects to known pages', () => {
    expect([...wanted().keys()].toSorted()).toEqual([
      '.well-known/security.txt',
      '404.html',
      'articles/lamps',
      'articles/lamps/index.html',
      'assets/app-1.js',
      'assets/lamp-1.avif',
      'café',
      'favicon.svg',
      'feed.xml',
      'index.html',
      'manifest.webmanifest',
      'old/lamps',
      'page-data/app-data.json',
      'page-data/index/page-data.json',
      'provenance.json',
      'robots.txt',
      'sale/feed.json',
      'sitemap.xml',
      'sw.js',
      'tr/404.html',
      'tr/500.html',
      '~partytown/partytown.js',
    ])
  })

  it.each([
    ['articles/lamps', 'document', 'text/html; charset=utf-8', 'gzip', 'public, max-age=0, must-revalidate'],
    ['tr/404.html', 'document', 'text/html; charset=utf-8', 'gzip', 'public, max-age=0, must-revalidate'],
    ['assets/app-1.js', 'asset', 'text/javascript; charset=utf-8', 'br', 'public, max-age=31536000, immutable'],
    ['assets/lamp-1.avif', 'asset', 'image/avif', undefined, 'public, max-age=31536000, immutable'],
    ['page-data/index/page-data.json', 'data', 'application/json; charset=utf-8', 'br', 'public, max-age=0, must-revalidate'],
    ['~partytown/partytown.js', 'data', 'text/javascript; charset=utf-8', 'br', 'public, max-age=0, must-revalidate'],
    ['page-data/app-data.json', 'appData', 'application/json; charset=utf-8', 'br', 'public, max-age=0, must-revalidate'],
    ['sw.js', 'worker', 'text/javascript; charset=utf-8', undefined, 'public, max-age=0, must-revalidate'],
    ['sitemap.xml', 'listing', 'application/xml; charset=utf-8', undefined, 'public, max-age=0, must-revalidate'],
    ['feed.xml', 'listing', 'application/xml; charset=utf-8', undefined, 'public, max-age=0, must-revalidate'],
    ['sale/feed.json', 'listing', 'application/json; charset=utf-8', undefined, 'public, max-age=0, must-revalidate'],
    ['provenance.json', 'listing', 'application/json; charset=utf-8', undefined, 'public, max-age=0, must-revalidate'],
    ['robots.txt', 'listing', 'text/plain; charset=utf-8', undefined, 'public, max-age=0, must-revalidate'],
    ['manifest.webmanifest', 'data', 'application/manifest+json; charset=utf-8', 'br', 'public, max-age=0, must-revalidate'],
  ])('%s is sent as %s, %s, %s, %s', (key, group, contentType, contentEncoding, cacheControl) => {
    const object = wanted().get(key)
    expect([object?.group, object?.headers]).toEqual([group, { contentType, cacheControl, ...(contentEncoding && { contentEncoding }) }])
  })

  it('are never compressed with Brotli if readers may use http', () => {
    const encodings = (options: Parameters<typeof wantedObjects>[1]) =>
      new Set([...wantedObjects(manifest, options).values()].map(({ headers }) => headers.contentEncoding))
    expect(encodings({ target: 'prod', secure: false })).toEqual(new Set(['gzip', undefined]))
    expect(encodings({ target: 'dev', secure: true })).toEqual(new Set(['gzip', undefined]))
  })

  it('redirect with a header, and with a page for services without such a header', () => {
    const { group, headers, source } = wanted().get('café') ?? {}
    expect([group, headers]).toEqual([
      'document',
      {
        contentType: 'text/html; charset=utf-8',
        cacheControl: 'public, max-age=0, must-revalidate',
        redirectTo: 'https://caf%C3%A9.example/?a&b',
      },
    ])
    expect(source?.kind === 'text' && source.text).toContain('content="0; url=https://café.example/?a&amp;b"')
  })

  it.each(['prod', 'dev'] as const)('are each stored under their own key: %s', (target) => {
    for (const [key, object] of wantedObjects(manifest, { target, secure: true })) expect(object.key).toBe(key)
  })

  it('are sent as uncompressed bytes if their extension is unknown', () => {
    const { headers } = objectOf(file('plans/house.dwg', 'public'))
    expect(headers).toEqual({ contentType: 'application/octet-stream', cacheControl: 'public, max-age=0, must-revalidate' })
  })

  it.each([
    [file('demo/index.html', 'public'), ['demo/index.html', 'demo']],
    [file('help/opening-hours.html', 'document'), ['help/opening-hours.html']],
    [file('tr/index.html', 'document'), ['tr/index.html', 'tr']],
    [file('index.html', 'document'), ['index.html']],
  ])('are at the bare address too if they are a page or the index of a folder: %j', ({ path, kind }, keys) => {
    expect([...wantedObjects({ ...manifest, files: [file(path, kind)], redirects: [] }, prod).keys()]).toEqual(keys)
  })

  it.each([
    ['/favicon.svg', '/', 'favicon.svg'],
    ['/articles/lamps', '/', 'articles/lamps'],
    ['/', '/articles/lamps', 'index.html'],
  ])('are those of the build if a redirect from %s to %s starts at their address', (from, to, key) => {
    const objects = wantedObjects({ ...manifest, redirects: [{ from, to, status: 301 }] }, prod)
    expect(objects.get(key)).toEqual(wanted().get(key))
    expect([...objects.keys()].filter((each) => !wanted().has(each))).toEqual([])
  })

  it("redirect from the folder of the publication's own index.html, whose relative links depend on its name", () => {
    const files = [file('index.html', 'document'), file('open day/index.html', 'public')]
    const redirects = [{ from: '/open%20day', to: '/', status: 301 } as const]
    const objects = wantedObjects({ ...manifest, base: '/blog', files, redirects }, prod)
    expect(objects.get('blog/open day')?.headers.redirectTo).toBe('/blog/open%20day/index.html')
  })

  it('expand a redirect pattern for pages only, and not for files with similar paths', () => {
    const files = [
      file('index.html', 'document'),
      file('articles/demo/index.html', 'public'),
      file('articles/opening-hours.html', 'document'),
    ]
    expect([...wantedObjects({ ...manifest, files }, prod).keys()].filter((key) => key.startsWith('old'))).toEqual([])
  })

  it('include the social cards, which are drawn later and are immutable', () => {
    const cards = ['0a0000000000']
    const headers = { contentType: 'image/jpeg', cacheControl: 'public, max-age=31536000, immutable' }
    const card = wantedObjects({ ...manifest, cards }, prod).get('assets/cards/0a0000000000.jpg')
    expect(card).toMatchObject({ group: 'asset', headers, source: { kind: 'card', name: '0a0000000000' } })
  })

  it('are hidden in the development bucket: documents by a mark, and the host by its robots.txt', () => {
    const dev = wantedObjects(manifest, { target: 'dev', secure: true })
    const hidden = [...dev.values()].filter(({ source }) => source.kind === 'file' && source.hidden).map(({ key }) => key)
    expect(hidden).toEqual(['index.html', 'articles/lamps/index.html', 'articles/lamps', '404.html', 'tr/404.html', 'tr/500.html'])
    const text = 'User-agent: *\nDisallow: /\n'
    const headers = { contentType: 'text/plain; charset=utf-8', cacheControl: 'public, max-age=0, must-revalidate' }
    expect(dev.get('robots.txt')).toMatchObject({ group: 'listing', headers, source: { kind: 'text', text }, size: 26 })
    expect(wanted().get('robots.txt')?.source).toMatchObject({ kind: 'file', hidden: false })
  })

  // Otherwise, the first deploy after an upgrade would send the whole site again.
  it.each([
    ['a page', prod, 'index.html', /^a{32}-d711fee7$/],
    ['a hidden page', { target: 'dev', secure: true }, 'index.html', /^a{32}-b5e9cb7a$/],
    ['an asset', prod, 'assets/app-1.js', /^a{32}-e9986355$/],
    ['a redirect', prod, 'old/lamps', /^[\da-f]{32}-d93663ff$/],
    ['a card', prod, 'assets/cards/0a0000000000.jpg', /^card-0a0000000000-2bd4e832$/],
  ] as const)('keep the fingerprint that earlier versions gave them: %s', (_, options, key, fingerprint) => {
    expect(wantedObjects({ ...manifest, cards: ['0a0000000000'] }, options).get(key)?.fingerprint).toMatch(fingerprint)
  })

  it('have another fingerprint in the development bucket only if they differ there', () => {
    const dev = wantedObjects(manifest, { target: 'dev', secure: true })
    expect(dev.get('favicon.svg')?.fingerprint).toBe(wanted().get('favicon.svg')?.fingerprint)
    expect(dev.get('index.html')?.fingerprint).not.toBe(wanted().get('index.html')?.fingerprint)
  })
})

describe('the objects of a site below a path', () => {
  const root = () => wantedObjects(manifest, { target: 'prod', secure: true })
  const below = () => wantedObjects({ ...manifest, base: '/blog' }, { target: 'prod', secure: true })

  it('are all below its folder, with the front page at the bare path as well', () => {
    expect([...below().keys()].toSorted()).toEqual([...[...root().keys()].map((key) => `blog/${key}`), 'blog'].toSorted())
    expect(below().get('blog')).toEqual({ ...root().get('index.html'), key: 'blog' })
    expect(below().get('blog/articles/lamps')).toEqual({ ...root().get('articles/lamps'), key: 'blog/articles/lamps' })
  })

  it('are not at the bare base path if the build has no front page', () => {
    const files = [file('articles/lamps/index.html', 'document')]
    const keys = [...wantedObjects({ ...manifest, base: '/blog', files, redirects: [] }, prod).keys()]
    expect(keys).toEqual(['blog/articles/lamps/index.html', 'blog/articles/lamps'])
  })

  it('redirect within the base, and to other sites unchanged', () => {
    expect(below().get('blog/old/lamps')?.headers.redirectTo).toBe('/blog/articles/lamps')
    expect(below().get('blog/café')?.headers.redirectTo).toBe('https://caf%C3%A9.example/?a&b')
  })

  it('exclude files that are only for other hosts', () => {
    const files = [...manifest.files, file('_headers', 'host'), file('articles/lamps.html', 'host')]
    expect(wantedObjects({ ...manifest, files }, { target: 'prod', secure: true })).toEqual(root())
  })
})

it.each([
  [['index.html', 'a/index.html', 'a', 'sw.js'], ''],
  [['blog/index.html', 'blog', 'blog/tr/index.html', 'blog/sw.js'], 'blog/'],
  [['a/b/index.html', 'a/b', 'a/b/c/index.html'], 'a/b/'],
  [['blog/index.html', 'robots.txt'], ''],
  [['b/c/index.html', 'b/index.html', 'b'], 'b/'],
  [['index.html', 'blog', 'blog/index.html'], ''],
  [['magazine/of/rooms/and/gardens/index.html', 'magazine/of/rooms/and/gardens/sw.js'], 'magazine/of/rooms/and/gardens/'],
  [['x'], ''],
  [[], ''],
])('the front folder of %j is %j', (keys, folder) => {
  expect(frontFolder(keys)).toBe(folder)
})
