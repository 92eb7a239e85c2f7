import { describe, expect, it } from 'vitest'
import { article, loadFiles } from './content/testing/loadFiles.ts'
import { wantedObjects } from './deploy/plan/wantedObjects.ts'
import { PageCache } from './runtime/router/PageCache.ts'
import { loadPage } from './runtime/router/loadPage.ts'
import type { Network } from './runtime/router/network.ts'
import { resolveRequest } from './serve/request/resolveRequest.ts'
import { makeSiteTable } from './serve/site/SiteTable.ts'
import { manifestOf } from './serve/testing/serveFiles.ts'
import type { Redirect } from './shared/output/manifest.ts'
import { documentFile, pageDataFile, pageKey } from './shared/addresses/paths.ts'

/** A redirect as an editor writes it; without a target, its path is gone. */
type Rule = readonly [from: string, to?: string]

interface Case {
  readonly rules: readonly Rule[]
  /** The address of a link. */
  readonly address: string
  /** Where it leads: a `Location`, or what is found there. */
  readonly leads: `/${string}` | `https://${string}` | 'page' | 'missing' | 'gone'
  /** The rule that `check` reports; a publication with such redirects is not built. */
  readonly rule?: string
  /** A bucket has no object there, since it redirects only to pages that it holds. */
  readonly notInBucket?: boolean
}

const chair = '/articles/a-plain-chair'
const pattern: Rule = ['/old/:slug', '/articles/:slug']

const cases: readonly Case[] = [
  { rules: [['/old', '/terms']], address: '/old', leads: '/terms' },
  { rules: [['/old/', '/terms']], address: '/old', leads: '/terms' },
  { rules: [['/old', '/terms']], address: '/old/', leads: '/terms' },
  { rules: [['/old', '/terms']], address: '/older', leads: 'missing' },
  { rules: [['/old', '/terms']], address: '/old/a', leads: 'missing' },
  { rules: [['/old', 'https://shop.example:8080/é?from=us#top']], address: '/old', leads: 'https://shop.example:8080/%C3%A9?from=us#top' },
  // An escape equals the character that it encodes.
  { rules: [['/caf%C3%A9', '/terms']], address: '/café', leads: '/terms' },
  { rules: [['/café', '/terms']], address: '/caf%C3%A9', leads: '/terms' },
  { rules: [['/%6Fld', '/terms']], address: '/old', leads: '/terms' },
  { rules: [['/a%2Fb', '/terms']], address: '/a/b', leads: '/terms' },
  { rules: [['/100%', '/terms']], address: '/100%25', leads: '/terms' },
  { rules: [['/100%/caf%C3%A9', '/terms']], address: '/100%25/café', leads: '/terms' },
  // Dynamic segments.
  { rules: [pattern], address: '/old/a-plain-chair', leads: chair },
  { rules: [pattern], address: '/old/a-plain-chair/', leads: chair },
  { rules: [pattern], address: '/old', leads: 'missing' },
  { rules: [pattern], address: '/old//a', leads: 'missing' },
  { rules: [pattern], address: '/old/a/b', leads: 'missing' },
  { rules: [pattern], address: '/old/lost', leads: '/articles/lost', notInBucket: true },
  { rules: [pattern], address: '/old/дуб', leads: '/articles/%D0%B4%D1%83%D0%B1' },
  { rules: [pattern], address: '/old/what%3F%20%23%251', leads: '/articles/what%3F%20%23%251' },
  { rules: [pattern], address: '/old/%5Cevil.example', leads: '/articles/%5Cevil.example', notInBucket: true },
  { rules: [pattern], address: '/old/:slug', leads: '/articles/%3Aslug', notInBucket: true },
  { rules: [['/in/:room/:slug', '/:slug/:room']], address: '/in/a-plain-chair/articles', leads: chair },
  { rules: [['/сад/:slug', '/%D0%B4%D0%BE%D0%BC/:slug']], address: '/сад/oak', leads: '/%D0%B4%D0%BE%D0%BC/oak' },
  { rules: [['/:year/:month/:slug', '/articles/:slug']], address: '/2020/01/a-plain-chair', leads: chair, notInBucket: true },
  {
    rules: [['/shop/:item', 'https://shop.example/:item/x:y']],
    address: '/shop/a b',
    leads: 'https://shop.example/a%20b/x:y',
    notInBucket: true,
  },
  // Anything that is not a dynamic segment is text.
  { rules: [['/a/:/b', '/terms']], address: '/a/:/b', leads: '/terms', rule: 'redirect-segments' },
  { rules: [['/a/:/b', '/terms']], address: '/a/x/b', leads: 'missing', rule: 'redirect-segments' },
  { rules: [['/a/:1', '/terms/:1']], address: '/a/x', leads: 'missing', rule: 'redirect-segments' },
  { rules: [['/a/*', '/terms']], address: '/a/x', leads: 'missing', rule: 'redirect-segments' },
  { rules: [['/a/%3Ab', '/terms']], address: '/a/:b', leads: '/terms' },
  { rules: [['/a/%3Ab', '/terms']], address: '/a/x', leads: 'missing' },
  // A page comes before a path that is gone, and that before redirects, of which the first match applies.
  { rules: [['/old/a', '/terms'], pattern], address: '/old/a', leads: '/terms' },
  { rules: [pattern, ['/old/a-plain-chair', '/terms']], address: '/old/a-plain-chair', leads: chair },
  { rules: [pattern, ['/old/lost', '/terms']], address: '/old/lost', leads: '/articles/lost' },
  { rules: [pattern, ['/old/a-plain-chair']], address: '/old/a-plain-chair', leads: 'gone' },
  { rules: [['/:slug', '/articles/:slug']], address: '/terms', leads: 'page' },
  // A chain redirects straight to its end.
  {
    rules: [
      ['/a', '/b'],
      ['/b/', '/terms/'],
    ],
    address: '/a',
    leads: '/terms',
  },
  { rules: [['/a', '/old/a-plain-chair'], pattern], address: '/a', leads: chair },
  { rules: [['/a', '/old/дуб'], pattern], address: '/a', leads: '/articles/%D0%B4%D1%83%D0%B1' },
]

const pages = ['/', '/404.html', '/terms', chair, '/articles/дуб', '/articles/what? #%1', '/дом/oak']
const files = Object.fromEntries(pages.flatMap((path) => [documentFile(path), pageDataFile(path)].map((file) => [file, file])))

/** Returns the rules that `check` reports, with an article that links to the address, and the publication. */
async function check(rules: readonly Rule[], address: string) {
  const { problems, publication } = await loadFiles({
    'redirects.yaml': JSON.stringify(rules.map(([from, to]) => (to === undefined ? { from, status: 410 } : { from, to }))),
    'articles/link/en.md': article({ slug: 'link' }, `[A link](<${address}>)\n`),
  })
  return { problems: problems.filter(({ severity }) => severity === 'error').map(({ rule }) => rule), publication }
}

/** Follows a link as a browser does that loads no document. */
function browse(address: string, table: ReturnType<typeof makeSiteTable>) {
  const network: Network = {
    base: '',
    async request(url, { method }) {
      const answer = resolveRequest(table, url.startsWith('/') ? url : `/${url}`)
      if (answer.kind === 'file') return { status: 200, type: '', body: JSON.stringify({ path: answer.file.path }) }
      if (answer.kind !== 'redirect') return { status: answer.kind === 'gone' ? 410 : 404, type: '', body: '' }
      // `fetch` follows the redirect, and gets no page data.
      return method === 'HEAD' ? { status: 0, type: '', body: '' } : { status: 200, type: 'text/html', body: '<!DOCTYPE html>' }
    },
    wait: async () => undefined,
    random: () => 0,
    online: () => true,
  }
  const { pathname } = new URL(address, 'https://minimal.example')
  const signal = new AbortController().signal
  return loadPage({ path: pageKey(pathname), url: pathname }, { hasLanguage: () => false, cache: new PageCache(network), network, signal })
}

describe('a link leads to the same place for the check, the server, a bucket and the browser', () => {
  it.each(cases)('$rules: $address is $leads', async ({ rules, address, leads, rule, notInBucket = false }) => {
    const isMoved = leads.includes('/')
    const checked = await check(rules, address)
    const broken = isMoved || leads === 'page' ? [] : ['broken-link']
    expect(checked.problems.toSorted()).toEqual([...broken, ...(rule === undefined ? [] : [rule])].toSorted())

    const written = rules.flatMap(([from, to]): readonly Redirect[] => (to === undefined ? [] : [{ from, to, status: 301 }]))
    const redirects = checked.publication?.redirects ?? written
    const gone = rules.flatMap(([from, to]) => (to === undefined ? [pageKey(from)] : []))
    const manifest = manifestOf({ files, redirects, gone })
    const table = makeSiteTable(manifest)
    const { pathname } = new URL(address, 'https://minimal.example')

    const served = resolveRequest(table, pathname)
    expect(served.kind === 'redirect' ? served.location : served.kind).toBe(leads === 'page' ? 'file' : leads)

    const object = wantedObjects(manifest, { target: 'prod', secure: true }).get(pageKey(pathname).slice(1))
    expect(object?.headers.redirectTo).toBe(isMoved && !notInBucket ? leads : undefined)

    const found = await browse(address, table)
    expect(found.kind === 'page' ? found.page.path : found.kind).toBe(
      isMoved ? 'document' : pageDataFile(leads === 'page' ? pathname : '/404.html'),
    )
  })
})
