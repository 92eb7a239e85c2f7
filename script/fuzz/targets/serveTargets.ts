import type { IncomingMessage } from 'node:http'
import { negotiateEncoding } from '../../../src/serve/compression/negotiateEncoding.ts'
import { messageFault } from '../../../src/serve/request/messageFault.ts'
import { parseTarget, targetBelow } from '../../../src/serve/request/parseTarget.ts'
import { conditionsOf, planAnswer, wantedRange } from '../../../src/serve/request/planAnswer.ts'
import { resolveOutside, resolveRequest, wantsPlainText } from '../../../src/serve/request/resolveRequest.ts'
import { errorPageFor, makeSiteTable } from '../../../src/serve/site/SiteTable.ts'
import { manifestOf } from '../../../src/serve/testing/serveFiles.ts'
import { requestedAddress } from '../../../src/serve/thirdPartyProxy/createThirdPartyProxy.ts'
import type { FuzzTarget } from '../FuzzTarget.ts'

const manifest = manifestOf({
  files: Object.fromEntries(
    [
      'index.html',
      '404.html',
      'tr/404.html',
      'terms/index.html',
      'articles/дом/index.html',
      'assets/a.js',
      '.roomwright/manifest.json',
      '.htaccess',
    ].map((path) => [path, path]),
  ),
  redirects: [
    { from: '/old/:slug', to: '/articles/:slug', status: 301 },
    { from: '/in/:room', to: '/:room', status: 307 },
    { from: '/:a/to/:b', to: '/:b/:a', status: 302 },
    { from: '/shop', to: 'https://shop.example/all?from=us#top', status: 302 },
  ],
  gone: ['/bye'],
})
const tables = [makeSiteTable(manifest), makeSiteTable({ ...manifest, base: '/blog' })]

const target: FuzzTarget = {
  name: 'request-target',
  corpus: [
    '/',
    '/terms/',
    '/terms?a=1',
    '/old/x',
    '/in/%5Cevil.example',
    '/..%2f..%2fetc',
    '//evil.example/',
    'http://a/terms',
    '/a/to/b?c',
    '/%D0%B4',
    '/blog/terms/',
    '/shop?x',
    '*',
    '/bye/',
    '/tr/nowhere',
    '/~partytown/proxy?url=https://a.example/x.js',
  ],
  words: [
    '/',
    '//',
    '%2f',
    '%5c',
    '\\',
    '%2e%2e',
    '..',
    '%00',
    '%',
    '?',
    '#',
    'terms',
    'index.html',
    '.roomwright',
    'blog',
    'evil.example',
    ':',
    '@',
    ';',
    '&url=',
    'old/',
    'in/',
    '/to/',
    'http://',
    '%0d%0a',
  ],
  longest: 8000,
  take(input) {
    // node:http rejects all other characters.
    const written = input.replace(/[^!-~]/g, '')
    const faults: string[] = []
    let fate = ''
    for (const table of tables) {
      const below = targetBelow(table.base, written)
      const found = below === undefined || below === '' ? resolveOutside(table, written) : resolveRequest(table, below)
      fate += ` ${found.kind}`
      if (
        found.kind === 'redirect' &&
        (!/^(?:\/(?![/\\])|https:\/\/shop\.example\/)/.test(found.location) || /[^!-~]/.test(found.location))
      )
        faults.push(`${written} leads to ${JSON.stringify(found.location)}`)
      if (found.kind === 'file' && /(^|\/)\./.test(found.file.path)) faults.push(`${written} gives ${found.file.path}`)
      wantsPlainText(written)
      errorPageFor(table, { name: '/404.html', target: written })
    }
    const address = requestedAddress(written)
    if (address !== undefined && !URL.canParse(address)) faults.push(`the proxy is asked for ${address}`)
    return { faults, fate: `${fate} ${parseTarget(written) === undefined} ${address === undefined}` }
  },
}

const etag = '"abc"'

const headers: FuzzTarget = {
  name: 'request-headers',
  corpus: [
    'bytes=0-9',
    'bytes=90-',
    'bytes=-5',
    'bytes=,5-5 ,\t,',
    '"abc", W/"abc"',
    '*',
    'gzip;q=0.5, br, *;q=0',
    'a.example:8080',
    '[::1]:80',
    'chunked',
    'identity;q=0',
  ],
  words: ['bytes=', '-', ',', '"', 'W/', '*', ';q=', '0.001', 'gzip', 'br', ' ', '\t', '[', ']', '::', ':', '%41', '999999999999999999999'],
  longest: 16_000,
  take(input) {
    const value = input.replace(/[^\t -~\x80-\xff]/g, '')
    const conditions = { method: 'GET', headers: { range: value, 'if-range': undefined, 'if-match': undefined, 'if-none-match': value } }
    const { status, ...answer } = planAnswer(
      { ...conditionsOf(conditions), ifNoneMatch: undefined },
      [etag],
      wantedRange(conditionsOf(conditions), { size: 100, etag }),
    )
    const known = planAnswer(
      { method: 'GET', range: undefined, ifRange: value, ifMatch: value, ifNoneMatch: value },
      [etag, '"b"'],
      undefined,
    ).status
    const fault = messageFault({
      httpVersionMajor: 1,
      httpVersionMinor: 1,
      headers: { host: value, 'transfer-encoding': value },
      rawHeaders: ['Host', value],
    } as unknown as IncomingMessage)
    const { start, end } = ('range' in answer ? answer.range : undefined) ?? { start: 0, end: 0 }
    const isOutside = !(start >= 0 && end >= start && end < 100)
    return {
      faults: isOutside ? [`the range is ${start} to ${end}`] : [],
      fate: `${status} ${known} ${fault?.status} ${negotiateEncoding(value)}`,
    }
  },
}

export const serveTargets: readonly FuzzTarget[] = [target, headers]
