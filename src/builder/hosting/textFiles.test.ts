import { describe, expect, it } from 'vitest'
import type { ManifestFile } from '../../shared/manifest.ts'
import { actAsCloudflare, actAsNetlify } from '../testing/actAsHost.ts'
import type { HostFacts } from './HostFacts.ts'
import { cloudflareFiles, netlifyFiles } from './textFiles.ts'

const paths = ['index.html', '404.html', 'drawing.SVG', '.roomwright/manifest.json']

function factsOf(base: string): HostFacts {
  const files = paths.map((path): ManifestFile => ({ path, kind: 'public', hash: '', size: 0, cache: 'revalidate' }))
  return { base, files, redirects: [], gone: [], contentSecurityPolicy: "default-src 'self'" }
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
  })
})
