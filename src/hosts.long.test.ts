import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BuildResult } from './builder/BuildOptions.ts'
import { buildSite } from './builder/testing/buildSite.ts'
import { type ActingHost, type Folder, actAsCloudflare, actAsGithub, actAsNetlify } from './builder/testing/actAsHost.ts'
import { actAsNginx } from './builder/testing/actAsNginx.ts'
import { readManifest } from './platform/output/readManifest.ts'
import { cacheControl, fileHeaders } from './serve/answer/responseHeaders.ts'
import { targetBelow } from './serve/request/parseTarget.ts'
import { resolveOutside, resolveRequest } from './serve/request/resolveRequest.ts'
import { type SiteTable, makeSiteTable } from './serve/site/SiteTable.ts'

const root = join(import.meta.dirname, '..')

const redirects = `- { from: /old/:slug, to: /articles/:slug }
- { from: /first/:slug/:page, to: /tr/articles/:slug/:page, status: 302 }
- { from: /eski%20sayfa, to: /tr, status: 302 }
- { from: /away, to: 'https://other.example/x?y=1#z' }
- { from: /bye, status: 410 }
`

const config = readFileSync(join(root, 'fixtures/sites/full/site.config.ts'), 'utf8')

interface Built {
  readonly result: BuildResult
  readonly folder: Folder
  readonly table: SiteTable
}

async function buildFor(home: string, host: string, base: string): Promise<Built> {
  const [site, out] = [join(home, 'site'), join(home, 'out')]
  cpSync(join(root, 'fixtures/sites/full'), site, { recursive: true })
  writeFileSync(join(site, 'redirects.yaml'), redirects)
  writeFileSync(join(site, 'site.config.ts'), config.replace("slug: 'full',", `slug: 'full', base: '${base}', host: '${host}',`))
  const result = await buildSite({ site, out })
  const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const texts = files.map(({ parentPath, name }): [string, string] => {
    const path = join(parentPath, name).slice(out.length + 1)
    return [path, readFileSync(join(out, path), 'utf8')]
  })
  const built = readManifest(out)
  if (!built) throw new Error('Nothing was built')
  return { result, folder: new Map(texts), table: makeSiteTable(built.manifest) }
}

/** The answer of `serve` to a path, in the form of the other hosts. */
function servedAt(table: SiteTable, path: string) {
  const target = targetBelow(table.base, path)
  const answer = target === undefined ? resolveOutside(table, path) : resolveRequest(table, target)
  if (answer.kind === 'redirect') return { status: answer.status, location: answer.location }
  if (answer.kind !== 'file') return { status: answer.kind === 'gone' ? 410 : 404 }
  const { file } = answer
  const headers = fileHeaders({
    request: { headers: { 'x-forwarded-proto': 'https' } },
    file,
    contentSecurityPolicy: table.contentSecurityPolicy,
  })
  return { status: 200, file: file.path, headers: { ...headers, 'Cache-Control': cacheControl(file) } as Readonly<Record<string, string>> }
}

interface HostCase {
  readonly act: (folder: Folder) => ActingHost
  /** Statuses that the host sends in place of ours. */
  readonly statuses: Readonly<Record<number, number>>
  /** The `Cache-Control` that the host sends if no rule sets it. */
  readonly cacheByDefault: string
  /** The host joins the policies that two rules set; a browser applies both. */
  readonly joins?: true
  readonly hasNoHeaders?: true
}

const revalidate = 'public, max-age=0, must-revalidate'

const cases: Readonly<Record<string, HostCase>> = {
  netlify: { act: actAsNetlify, statuses: { 307: 302, 308: 301 }, cacheByDefault: revalidate, joins: true },
  cloudflare: { act: actAsCloudflare, statuses: { 410: 404 }, cacheByDefault: revalidate },
  github: { act: actAsGithub, statuses: { 410: 404 }, cacheByDefault: '', hasNoHeaders: true },
  nginx: { act: actAsNginx, statuses: {}, cacheByDefault: '' },
}

const bases = ['/', '/blog']

describe.each(Object.keys(cases).flatMap((host) => bases.map((base) => [host, base] as const)))(
  'the files for %s below %s',
  (host, base) => {
    const { act, statuses, cacheByDefault, joins, hasNoHeaders } = cases[host] as HostCase
    const before = base === '/' ? '' : base
    let home: string
    let built: Built
    let answer: ActingHost

    beforeAll(async () => {
      home = mkdtempSync(join(tmpdir(), 'hosts-'))
      built = await buildFor(home, host, base)
      // GitHub itself removes the name of the repository.
      const acting = act(built.folder)
      answer = host === 'github' ? (path) => acting(path.slice(before.length)) : acting
    }, 120_000)

    afterAll(() => rmSync(home, { recursive: true, force: true }))

    it('answer every page and file like `serve`, at the same address and with the same headers', () => {
      const wrong: string[] = []
      for (const path of built.table.files.keys()) {
        const address = before + path.split('/').map(encodeURIComponent).join('/')
        const ours = servedAt(built.table, address)
        const theirs = answer(address)
        const isPage = theirs.file?.replace(/(?:\/index)?\.html$/, '') === ours.file?.replace(/(?:\/index)?\.html$/, '')
        if (theirs.status !== 200 || !(isPage || theirs.file === ours.file)) wrong.push(`${address}: ${theirs.status} ${theirs.file}`)
        if (theirs.file !== ours.file && built.folder.get(theirs.file ?? '') !== built.folder.get(ours.file ?? ''))
          wrong.push(`${address}: another text`)
        for (const [name, value] of hasNoHeaders ? [] : Object.entries(ours.headers ?? {})) {
          if (name === 'Content-Type' || name === 'Vary') continue
          const sent = theirs.headers.get(name.toLowerCase()) ?? (name === 'Cache-Control' ? cacheByDefault : '')
          if (sent !== value && !(joins && sent.split(', ').includes(value))) wrong.push(`${address}: ${name} is ${sent}`)
        }
      }
      expect(wrong).toEqual([])
      expect(built.table.files.size).toBeGreaterThan(250)
    })

    it('answer redirects, gone pages and unknown pages like `serve`, as far as the host can', () => {
      const paths = ['/eski%20sayfa', '/away', '/old/stool', '/first/mese/2', '/bye', '/nowhere', '/tr/yok', '/old'].map(
        (path) => before + path,
      )
      // Netlify treats the base with and without a slash as one address.
      const roots = base === '/' || host === 'github' ? [] : ['/', ...(host === 'netlify' ? [] : ['/blog'])]
      for (const path of [...paths, ...roots]) {
        const ours = servedAt(built.table, path)
        const theirs = answer(path)
        if (host === 'github' && ours.location !== undefined) {
          // A pattern becomes a page for each of the pages that it leads to.
          if (path.includes('/first/')) continue
          expect([path, answer(`${path}/`).status]).toEqual([path, 200])
          const page = built.folder.get(answer(`${path}/`).file ?? '') ?? ''
          const target = ours.location.replaceAll('&', '&amp;')
          expect(page).toContain(`<meta http-equiv="refresh" content="0; url=${target}">`)
          expect(page).toContain(`<link rel="canonical" href="${target}">`)
          continue
        }
        expect([path, theirs.status, theirs.location]).toEqual([path, statuses[ours.status] ?? ours.status, ours.location])
      }
      const lost = host === 'github' || (host === 'netlify' && base !== '/') ? '404.html' : 'tr/404.html'
      expect(answer(`${before}/tr/yok`)).toMatchObject({ status: 404, file: lost })
    })

    it('include every social card that a page names', () => {
      const cards = [...built.folder].flatMap(([path, text]) =>
        path.endsWith('.html')
          ? [...text.matchAll(/og:image" content="https:\/\/full\.example([^"]*)"/g)].map(([, card = '']) => card)
          : [],
      )
      expect(cards.length).toBeGreaterThan(20)
      expect(cards.filter((card) => answer(card).status !== 200)).toEqual([])
    })

    it('are not part of the site that `serve` and `deploy` read, and only a host without headers gives a warning', () => {
      const names = ['/_redirects', '/_headers', '/nginx.conf', '/.nojekyll', '/terms.html', '/eski sayfa']
      expect(names.filter((name) => built.table.files.has(name))).toEqual([])
      expect(built.result.problems.filter(({ rule }) => rule.startsWith('host-')).map(({ rule }) => rule)).toEqual(
        host === 'github' ? ['host-without-headers'] : [],
      )
    })
  },
)
