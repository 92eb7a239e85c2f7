import { describe, expect, it } from 'vitest'
import type { ManifestFile, Redirect } from '../../shared/output/manifest.ts'
import { actAsCloudflare, actAsNetlify } from '../testing/actAsHost.ts'
import type { HostFacts } from './HostFacts.ts'
import { cloudflareFiles, netlifyFiles } from './textFiles.ts'

const paths = ['index.html', '404.html', 'drawing.SVG', 'logo@2x.svg', '.roomwright/manifest.json']

function factsOf(base: string, more: Partial<HostFacts> = {}): HostFacts {
  const files = paths.map((path): ManifestFile => ({ path, kind: 'public', hash: '', size: 0, cache: 'revalidate' }))
  return { base, files, redirects: [], gone: [], contentSecurityPolicy: "default-src 'self'", ...more }
}

const folderWith = (rules: readonly { readonly path: string; readonly text: string }[]) =>
  new Map([...paths.map((path) => [path, path] as const), ...rules.map(({ path, text }) => [path, text] as const)])

describe.each([[''], ['/blog']])('below "%s"', (base) => {
  it('Netlify does not show the records of the build', () => {
    const ask = actAsNetlify(folderWith(netlifyFiles(factsOf(base))))
    expect([ask('/.roomwright/manifest.json').status, ask(`${base}/.roomwright/manifest.json`).status]).toEqual([404, 404])
    expect(ask(`${base}/drawing.SVG`).status).toBe(200)
  })

  it('a drawing runs no scripts, however its ending is written', () => {
    const hosts = [actAsNetlify(folderWith(netlifyFiles(factsOf(base)))), actAsCloudflare(folderWith(cloudflareFiles(factsOf(base))))]
    for (const ask of hosts) expect(ask(`${base}/drawing.SVG`).headers.get('content-security-policy')).toContain('sandbox')
    for (const ask of hosts) expect(ask(`${base}/logo@2x.svg`).headers.get('content-security-policy')).toContain('sandbox')
  })

  it.each(['/@ann/oak', '/tag/c++', '/2020,1;a=b&c', '/a:1', '/$5', '/[a]|b', "/it's(one)!", '/a%3Ab'])(
    'an old address redirects as browsers spell it, and with escapes: %s',
    (from) => {
      const facts = factsOf(base, { redirects: [{ from, to: '/terms', status: 301 }], gone: ['/@bob/ash'] })
      const hosts = [actAsNetlify(folderWith(netlifyFiles(facts))), actAsCloudflare(folderWith(cloudflareFiles(facts)))]
      const escaped = decodeURIComponent(from).split('/').map(encodeURIComponent).join('/')
      for (const ask of hosts)
        for (const path of [new URL(from, 'https://a.example').pathname, escaped])
          expect([path, ask(base + path).location]).toEqual([path, `${base}/terms`])
      expect(hosts[0]?.(`${base}/@bob/ash`).status).toBe(410)
    },
  )
})

it('dynamic segments keep apart if the name of one begins that of another', () => {
  const redirects: readonly Redirect[] = [{ from: '/:cat/:category/:slug', to: '/articles/:category/:slug', status: 301 }]
  for (const files of [netlifyFiles, cloudflareFiles])
    expect(files(factsOf('', { redirects }))[0]?.text).toContain('/:n0n/:n1n/:n2n /articles/:n1n/:n2n 301\n')
})

it('on Netlify, an old address may have a colon inside a segment', () => {
  const redirects: readonly Redirect[] = [
    { from: '/wiki/Help:Oak', to: '/terms', status: 301 },
    { from: '/wiki/%3Aash', to: '/authors', status: 301 },
  ]
  const ask = actAsNetlify(folderWith(netlifyFiles(factsOf('', { redirects }))))
  expect(['/wiki/Help:Oak', '/wiki/Help%3AOak', '/wiki/%3Aash'].map((path) => ask(path).location)).toEqual(['/terms', '/terms', '/authors'])
  expect(ask('/wiki/other').status).toBe(404)
})

it('on Netlify, a page that is gone is answered in its language', () => {
  const files = ['404.html', 'tr/404.html'].map((path): ManifestFile => ({
    path,
    kind: 'document',
    hash: '',
    size: 0,
    cache: 'revalidate',
  }))
  const [rules] = netlifyFiles(factsOf('', { files, gone: ['/tr/meşe', '/oak'] }))
  expect(rules?.text).toContain('/tr/me%C5%9Fe /tr/404.html 410\n/oak /404.html 410\n')
})
