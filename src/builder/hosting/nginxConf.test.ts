import { describe, expect, it } from 'vitest'
import type { ManifestFile, Redirect } from '../../shared/output/manifest.ts'
import { actAsNginx } from '../testing/actAsNginx.ts'
import { nginxFile } from './nginxConf.ts'

const policy = "default-src 'self'"

function hostOf(base: string, paths: readonly string[]) {
  const files = paths.map((path): ManifestFile => ({ path, kind: 'public', hash: '', size: 0, cache: 'revalidate' }))
  const { path, text } = nginxFile({ base, files, redirects: [], gone: [], contentSecurityPolicy: policy })
  return actAsNginx(new Map([...paths.map((file) => [file, file] as const), [path, text], ['.roomwright/manifest.json', '{}']]))
}

function answersOf(base: string, ways: Readonly<Record<string, string>>) {
  const redirects = Object.entries(ways).map(([from, to]): Redirect => ({ from, to, status: 301 }))
  const { text } = nginxFile({ base, files: [], redirects, gone: [], contentSecurityPolicy: policy })
  const ask = actAsNginx(new Map([['nginx.conf', text]]))
  return (path: string) => {
    const { status, location } = ask(base + path)
    return location === undefined ? status : `${status} ${location}`
  }
}

describe.each([[''], ['/blog']])('a redirect with dynamic segments on nginx, below "%s"', (base) => {
  it.each([
    [{ '/:old/:slug': '/articles/:slug' }, '/articles/nowhere'],
    [{ '/:old/:slug': '/articles/:slug/' }, '/articles/nowhere'],
    [{ '/:year/:slug': '/caf%C3%A9/:slug' }, '/caf%C3%A9/nowhere'],
    [{ '/:old/:slug': '/p/:old' }, '/p/p'],
    [{ '/:year/:month/:slug': '/a/:slug/:slug' }, '/a/x/x'],
    [{ '/:old/:slug': '/articles/:slug', '/articles/:slug': '/notes/:slug' }, '/articles/nowhere'],
  ])('never redirects a path to itself: %j at %s', (ways, path) => {
    expect(answersOf(base, ways)(path)).toBe(404)
  })

  it.each([
    [{ '/:old/:slug': '/articles/:slug' }, '/tips/oak', '/articles/oak'],
    [{ '/:old/:slug': '/p/:old' }, '/p/oak', '/p/p'],
    [{ '/:year/:month/:slug': '/a/:slug/:slug' }, '/a/x/y', '/a/y/y'],
    [{ '/old/:slug': '/articles/:slug' }, '/old/oak', '/articles/oak'],
    [{ '/old/%3Aash': '/ash', '/old/:slug': '/articles/:slug' }, '/old/oak', '/articles/oak'],
    [{ '/:old/:slug': '/articles/all/:slug' }, '/articles/oak', '/articles/all/oak'],
  ])('redirects every other path: %j at %s', (ways, path, to) => {
    expect(answersOf(base, ways)(path)).toBe(`301 ${base}${to}`)
  })

  it.each([
    [{ '/say%22so': '/terms' }, '/say%22so', '/terms'],
    [{ '/a%5C1b': '/terms' }, '/a%5C1b', '/terms'],
    [{ '/a.b(c)': '/terms' }, '/a.b(c)', '/terms'],
    [{ '/%5Cx/:slug': '/articles/:slug' }, '/%5Cx/oak', '/articles/oak'],
  ])('is found whatever characters its path has: %j at %s', (ways, path, to) => {
    expect(answersOf(base, ways)(path)).toBe(`301 ${base}${to}`)
  })
})

it.each([
  [{ '/old/:slug': '/:slug' }, '/old/%5Celsewhere.example', '/old/oak', '/oak'],
  [{ '/:a/:b/:c': '/:c/:a' }, '/x/y/%5Celsewhere.example', '/x/y/oak', '/oak/x'],
])('a redirect on nginx never leads to another site: %j at %s', (ways, hostile, path, to) => {
  expect(answersOf('', ways)(hostile)).toBe(404)
  expect(answersOf('', ways)(path)).toBe(`301 ${to}`)
})

describe.each([[''], ['/blog']])('old addresses without dynamic segments on nginx, below "%s"', (base) => {
  const paths = ['index.html', 'sw.js', 'demo/index.html', 'terms/index.html', '500.html']
  const files = paths.map((path): ManifestFile => ({ path, kind: 'public', hash: '', size: 0, cache: 'revalidate' }))
  const froms = ['/old', '/costs%20%245', '/sw.js', '/demo', '/terms', '/index.html', '/500.html', '/', '/gone']
  const redirects = froms.map((from): Redirect => ({ from, to: '/terms/price%20$5', status: 308 }))
  const { text } = nginxFile({ base, files, redirects, gone: ['/bye', '/gone', '/meşe'], contentSecurityPolicy: policy })
  const ask = actAsNginx(new Map([...paths.map((path) => [path, path] as const), ['nginx.conf', text]]))

  it('are found without a search, each in one location', () => {
    expect(text).not.toContain('if ($uri')
    const names = text.match(/^location = .*(?= \{)/gm) ?? []
    expect(names.map((name) => name.replaceAll('"', ''))).toEqual([...new Set(names.map((name) => name.replaceAll('"', '')))])
    for (const path of ['/old', '/costs%20$5'])
      expect(ask(base + path)).toMatchObject({ status: 308, location: `${base}/terms/price%20%245` })
    expect(['/bye', '/gone', '/me%C5%9Fe'].map((path) => ask(base + path).status)).toEqual([410, 410, 410])
  })

  it('hide no file', () => {
    expect(ask(`${base}/sw.js`)).toMatchObject({ status: 200, file: 'sw.js' })
    expect(ask(`${base}/demo`)).toMatchObject({ status: 301, location: `${base}/demo/index.html` })
    expect(ask(`${base}/index.html`).status).toBe(301)
  })
})

describe.each([[''], ['/blog']])('the files of `public/` on nginx, below "%s"', (base) => {
  const ask = hostOf(base, ['demo/index.html', 'with space/index.html', 'drawing.SVG', 'nginx.conf'])

  it('an index.html keeps its name, on which its relative links depend', () => {
    expect(ask(`${base}/demo/index.html`)).toMatchObject({ status: 200, file: 'demo/index.html' })
    expect(ask(`${base}/demo/index.html`).headers.get('content-security-policy')).toBe(policy)
    expect(ask(`${base}/demo`)).toMatchObject({ status: 301, location: `${base}/demo/index.html` })
    expect(ask(`${base}/demo/`)).toMatchObject({ status: 301, location: `${base}/demo` })
    expect(ask(`${base}/with%20space`)).toMatchObject({ status: 301, location: `${base}/with%20space/index.html` })
  })

  it('a drawing runs no scripts, however its ending is written', () => {
    expect(ask(`${base}/drawing.SVG`).headers.get('content-security-policy')).toContain('sandbox')
  })

  it('the records of the build are not shown, not even outside the base', () => {
    const paths = ['/.roomwright/manifest.json', '/nginx.conf'].flatMap((path) => [path, base + path])
    expect(paths.map((path) => ask(path).status)).toEqual([404, 404, 404, 404])
  })
})
