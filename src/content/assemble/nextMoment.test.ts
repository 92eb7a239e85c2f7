import { describe, expect, it } from 'vitest'
import { article, loadFiles } from '../testing/loadFiles.ts'
import { isShownOn } from './nextMoment.ts'

const now = new Date('2026-06-01T12:00Z')
const link = '<a href="https://shop.example/">A shop</a>'
const scheduled = (slug: string, publishAt: string) => ({ [`articles/${slug}/en.md`]: article({ slug, publishAt }) })
const ads = (record: object) => ({ 'ads.json': JSON.stringify({ sapeNewUrl: { html: link, ...record } }) })

/** Returns the moment until which a publication stays as it is. */
async function untilOf(files: Parameters<typeof loadFiles>[0]): Promise<string | number> {
  const { until } = await loadFiles(files, { now })
  return until > 0 && Number.isFinite(until) ? new Date(until).toISOString() : until
}

describe('a publication stays as it is', () => {
  it.each([
    ['for ever if nothing is scheduled', {}, Infinity],
    ['until a text is published', scheduled('later', '2026-07-01T08:30Z'), '2026-07-01T08:30:00.000Z'],
    [
      'until the first of several is published',
      { ...scheduled('later', '2026-07-01T08:30Z'), ...scheduled('sooner', '2026-06-01T12:01Z') },
      '2026-06-01T12:01:00.000Z',
    ],
    ['for ever once all are published', scheduled('before', '2026-06-01T12:00Z'), Infinity],
    ['until a paid link begins', ads({ start: '2026-06-10', end: '2026-06-20' }), '2026-06-10T00:00:00.000Z'],
    ['until the last day of a paid link is over', ads({ start: '2026-05-10', end: '2026-06-20' }), '2026-06-21T00:00:00.000Z'],
    ['until the moment at which a paid link ends', ads({ end: '2026-06-20T10:00Z' }), '2026-06-20T10:00:00.000Z'],
    ['for no time if it has errors', { 'articles/broken/en.md': 'No front matter\n' }, 0],
  ])('%s', async (_case, files, until) => {
    expect(await untilOf(files)).toBe(until)
  })
})

it.each([
  ['an empty link', '', false],
  ['a link without dates', link, true],
  ['one that begins today', { html: link, start: '2026-06-01' }, true],
  ['one that begins tomorrow', { html: link, start: '2026-06-02' }, false],
  ['one that ends today', { html: link, end: '2026-06-01' }, true],
  ['one that ended yesterday', { html: link, end: '2026-05-31' }, false],
  ['one that ends at this moment', { html: link, end: '2026-06-01T12:00Z' }, false],
  ['one that begins at this moment', { html: link, start: '2026-06-01T12:00Z' }, true],
])('whether readers see %s', (_case, paid, isShown) => {
  expect(isShownOn(paid, now)).toBe(isShown)
})
