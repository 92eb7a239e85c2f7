import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadPublication } from '../loadPublication.ts'
import { createPictureInspector } from '../pictures/inspectPicture.ts'
import type { Publication } from '../publication.ts'

let home: string
let publication: Publication | undefined

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'assembled-'))
  writeFileSync(
    join(home, 'categories.yaml'),
    'rooms: { slug: rooms, title: Rooms, children: { other: { slug: rest, title: Rest, children: null } } }\n',
  )
  writeFileSync(
    join(home, 'site.config.ts'),
    "export default { key: 'k', slug: 'k', title: 'K', url: 'https://k.example', languages: ['tr'], contact: 'mailto:a@k.example', social: {}, buckets: { prefix: 'k-' } }\n",
  )
  const article = (id: string, more: string) => {
    mkdirSync(join(home, 'articles', id), { recursive: true })
    const text = `---\nslug: ${id}\ndescription: Bir ev.\nauthor: Ada\ndate: 2026-01-31\n${more}---\n\nMetin.\n`
    writeFileSync(join(home, 'articles', id, 'tr.md'), text)
  }
  const correctedOn = (...days: readonly string[]) => `corrections:\n${days.map((day) => `  - { date: ${day}, text: Yanlış. }\n`).join('')}`
  article('ilk-ev', '')
  article('updated-last', `updated: 2026-04-01\n${correctedOn('2026-02-01', '2026-03-01')}`)
  article('corrected-last', `updated: 2026-02-01\n${correctedOn('2026-03-01', '2026-01-31')}`)
  const inspectPicture = createPictureInspector({ cacheDirectory: join(home, 'cache') })
  const loaded = await loadPublication({ directory: home, now: new Date('2026-11-21'), drafts: false, inspectPicture })
  expect(loaded.problems.filter((problem) => problem.severity === 'error')).toEqual([])
  publication = loaded.publication
})

afterAll(() => rmSync(home, { recursive: true, force: true }))

const articleAt = (slug: string) => publication?.articles.find((article) => article.slug === slug)

it('the heading of an article without a title is its slug, capitalised by the rules of its language', () => {
  expect(articleAt('ilk-ev')?.heading).toBe('İlk ev')
})

it('an article was last changed when it was updated, or at a later correction', () => {
  expect(['ilk-ev', 'updated-last', 'corrected-last'].map((slug) => articleAt(slug)?.updated)).toEqual([
    undefined,
    '2026-04-01',
    '2026-03-01',
  ])
})
