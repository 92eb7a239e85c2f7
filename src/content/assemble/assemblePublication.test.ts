import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadPublication } from '../loadPublication.ts'
import { createPictureInspector } from '../pictures/inspectPicture.ts'

let home: string

beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'heading-'))
  mkdirSync(join(home, 'articles/one'), { recursive: true })
  writeFileSync(
    join(home, 'categories.yaml'),
    'rooms: { slug: rooms, title: Rooms, children: { other: { slug: rest, title: Rest, children: null } } }\n',
  )
  writeFileSync(
    join(home, 'site.config.ts'),
    "export default { key: 'k', slug: 'k', title: 'K', url: 'https://k.example', languages: ['tr'], contact: 'mailto:a@k.example', social: {}, buckets: { prefix: 'k-' } }\n",
  )
  writeFileSync(join(home, 'articles/one/tr.md'), '---\nslug: ilk-ev\ndescription: Bir ev.\nauthor: Ada\ndate: 2026-01-31\n---\n\nMetin.\n')
})

afterAll(() => rmSync(home, { recursive: true, force: true }))

it('the heading of an article without a title is its slug, capitalised by the rules of its language', async () => {
  const inspectPicture = createPictureInspector({ cacheDirectory: join(home, 'cache') })
  const { publication, problems } = await loadPublication({ directory: home, now: new Date('2026-11-21'), drafts: false, inspectPicture })
  expect(problems.filter((problem) => problem.severity === 'error')).toEqual([])
  expect(publication?.articles[0]?.heading).toBe('İlk ev')
})
