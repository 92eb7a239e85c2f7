import { describe, expect, it } from 'vitest'
import type { Host, ManifestFile, Redirect } from '../../shared/output/manifest.ts'
import { actAsCloudflare } from '../testing/actAsHost.ts'
import type { HostFacts } from './HostFacts.ts'
import { hostProblems } from './hostLimits.ts'
import { cloudflareFiles } from './textFiles.ts'

function factsOf(paths: readonly string[], ways: Readonly<Record<string, string>> = {}): HostFacts {
  const files = paths.map((path): ManifestFile => ({
    path,
    kind: path.endsWith('.html') ? 'document' : 'data',
    hash: '',
    size: 0,
    cache: 'revalidate',
  }))
  const redirects = Object.entries(ways).map(([from, to]): Redirect => ({ from, to, status: 301 }))
  return { base: '', files, redirects, gone: [], contentSecurityPolicy: "default-src 'self'" }
}

function messagesOf(host: Host, facts: HostFacts): readonly string[] {
  return hostProblems(host, facts, facts.files).map(({ message }) => message)
}

describe('a page that a host shows at no address, or at another', () => {
  it.each<Host>(['netlify', 'cloudflare', 'github'])('is reported for %s if another file has its bare name', (host) => {
    const name = { netlify: 'Netlify', cloudflare: 'Cloudflare Pages', github: 'GitHub Pages' }[host as 'netlify']
    const facts = factsOf(['index.html', '404.html', '404/index.html', 'authors/index.html', 'authors/index/index.html'])
    expect(messagesOf(host, facts).filter((message) => message.startsWith('At '))).toEqual([
      `At "/404", ${name} shows \`404.html\`, not the page.`,
      `At "/authors/index", ${name} shows \`authors/index.html\`, not the page.`,
    ])
  })

  it('is reported for Cloudflare if its address ends with `index`', () => {
    const facts = factsOf(['index.html', 'articles/index/index.html', 'articles/404/index.html'])
    expect(messagesOf('netlify', facts)).toEqual([])
    expect(messagesOf('cloudflare', facts)).toEqual(['Cloudflare Pages redirects "/articles/index" to "/articles/".'])
  })
})

describe('on Cloudflare', () => {
  it('a redirect that matches any path leaves the files that pages load where they are, and others are reported', () => {
    const paths = ['terms/index.html', 'page-data/terms/page-data.json', 'photos/2020/oak.txt', '.roomwright/cards/a.json']
    const facts = factsOf(paths, { '/:year/:month/:slug': '/articles/:slug' })
    const texts = cloudflareFiles(facts).map(({ path, text }) => [path, text] as const)
    const ask = actAsCloudflare(new Map([...paths.map((path) => [path, path] as const), ...texts]))
    expect(ask('/page-data/terms/page-data.json')).toMatchObject({ status: 200, file: 'page-data/terms/page-data.json' })
    expect(ask('/2020/01/oak')).toMatchObject({ status: 301, location: '/articles/oak' })
    expect(messagesOf('cloudflare', facts)).toEqual([
      'Cloudflare Pages follows the redirect from "/:year/:month/:slug" although a page or file matches it, which readers could then not open.',
    ])
  })

  it('redirects that the host ignores are reported', () => {
    const long = `/${'a'.repeat(1000)}`
    expect(
      messagesOf(
        'cloudflare',
        factsOf([], {
          '/x': 'http://old.example/x',
          '/help:oak': '/terms',
          '/a%2Ab': '/terms',
          [long]: '/terms',
          '/y': 'https://a.example',
        }),
      ),
    ).toEqual([
      'Cloudflare Pages ignores the redirect from "/x", because it does not lead to https.',
      'Cloudflare Pages ignores the redirect from "/help%3Aoak", because it cannot match a colon before a letter.',
      'Cloudflare Pages ignores the redirect from "/a%2Ab", because it cannot match `*`.',
      `Cloudflare Pages ignores the redirect from "${long}", because its rule has 1013 characters; the limit is 1000.`,
    ])
  })
})
