import { expect, it } from 'vitest'
import type { PageOutline } from '../pages/PagePlan.ts'
import { planSitemaps } from './planSitemaps.ts'
import { renderEntry, renderSitemap, renderSitemapIndex, sitemapEntries } from './renderSitemap.ts'

const page = (path: string, more: Partial<PageOutline> = {}) =>
  ({ path, language: 'en', title: 'T', description: 'D', ...more }) as PageOutline
const head = (plan: PageOutline) => ({
  title: '',
  description: '',
  alternates: [],
  ...(!plan.error && { canonical: `https://example.org${plan.path}` }),
  ...((plan.error || plan.empty) && { robots: 'noindex' }),
})
const absolute = (path: string) => `https://example.org${path}`

it('a sitemap leaves out pages that must not be indexed', () => {
  const entries = sitemapEntries([page('/a'), page('/404.html', { error: true }), page('/b', { empty: true })], { head, absolute })
  expect(entries.map(({ url }) => url)).toEqual(['https://example.org/a'])
})

it('an entry has the last change, the translations and the pictures of its page', () => {
  const alternates = [{ language: 'x-default', url: 'https://example.org/a?b&c' }] as const
  const [entry] = sitemapEntries([page('/a', { changed: '2026-01-05T00:00:00Z', pictures: ['/p.webp'] })], {
    head: (plan) => ({ ...head(plan), alternates }),
    absolute,
  })
  expect(entry && renderEntry(entry)).toContain(
    '<url><loc>https://example.org/a</loc><lastmod>2026-01-05T00:00:00Z</lastmod><xhtml:link rel="alternate" hreflang="x-default" href="https://example.org/a?b&amp;c"/><image:image><image:loc>https://example.org/p.webp</image:loc></image:image></url>',
  )
})

it('too many addresses for one file are split into several, each with its own latest change', () => {
  const entry = (changed?: string) => ({ url: 'u', alternates: [], pictures: [], ...(changed && { changed }) })
  const files = planSitemaps('ru', [entry('2026-01-05'), entry('2026-02-05'), entry()], { addresses: 2, bytes: 1000 })
  expect(files.map(({ path, changed }) => [path, changed])).toEqual([
    ['sitemap-ru.xml', '2026-02-05'],
    ['sitemap-ru-2.xml', undefined],
  ])
  expect(renderSitemapIndex([{ url: 'https://example.org/s.xml', changed: '2026-02-05' }, { url: 'https://example.org/t.xml' }])).toContain(
    '<sitemap><loc>https://example.org/s.xml</loc><lastmod>2026-02-05</lastmod></sitemap>\n<sitemap><loc>https://example.org/t.xml</loc></sitemap>',
  )
})

it('no file exceeds the limit in bytes, even with non-ASCII addresses', () => {
  const entries = Array.from({ length: 40 }, (_, number) => ({ url: `https://example.org/стол-${number}`, alternates: [], pictures: [] }))
  const files = planSitemaps('ru', entries, { addresses: 50_000, bytes: 500 })
  expect(files.flatMap((file) => file.entries)).toEqual(entries.map((entry) => renderEntry(entry)))
  expect(files.length).toBeGreaterThan(1)
  const around = Buffer.byteLength(renderSitemap([]))
  for (const file of files) expect(Buffer.byteLength(renderSitemap(file.entries))).toBeLessThanOrEqual(500 + around)
})
