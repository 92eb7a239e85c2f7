import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { formatReport } from './formatReport.ts'
import { Publication } from './testing/Publication.ts'
import { picture, writeFiles } from './testing/writeFiles.ts'

let publication: Publication
let source: string

const post = (title: string, body: string) => `---\ntitle: ${title}\ndate: 2020-01-02\n---\n${body}\n`
const first = 'articles/first/en.md'

beforeEach(async () => {
  publication = new Publication()
  source = publication.source({
    'first.md': post('First', 'The first text, with enough words to describe it. [Second](second.md)'),
    'second.md': post('Second', 'The second text. ![Board](board.png)'),
    'board.png': picture,
  })
  await publication.import('markdown', source)
})

afterEach(() => publication.remove())

const edit = (file: string, from: string, to: string) =>
  writeFileSync(join(publication.site, file), publication.read(file).replace(from, to))
const outcomes = async () => {
  const { texts } = await publication.import('markdown', source)
  return Object.fromEntries(texts.map(({ planned, outcome }) => [planned.placed.file, outcome]))
}

test('an import of an unchanged source changes nothing, and keeps a text that an editor changed', async () => {
  expect(await outcomes()).toEqual({ [first]: 'same', 'articles/second/en.md': 'same' })
  edit(first, 'The first text', 'My own text')
  const before = publication.snapshot()
  expect(await outcomes()).toMatchObject({ [first]: 'kept' })
  expect(publication.snapshot()).toEqual(before)
})

test('a changed source updates the text', async () => {
  writeFiles(source, { 'first.md': post('First', 'Another text altogether, with enough words.') })
  expect(await outcomes()).toMatchObject({ [first]: 'updated', 'articles/second/en.md': 'same' })
  expect(publication.read(first)).toContain('Another text altogether')
  expect(await outcomes()).toMatchObject({ [first]: 'same' })
})

test('after an import that was killed before it recorded an update, later changes of the source update the text', async () => {
  const ledger = publication.read('.roomwright/imports.json')
  writeFiles(source, { 'first.md': post('First', 'Another text altogether, with enough words.') })
  expect(await outcomes()).toMatchObject({ [first]: 'updated' })
  writeFileSync(join(publication.site, '.roomwright/imports.json'), ledger)
  expect(await outcomes()).toMatchObject({ [first]: 'same' })
  writeFiles(source, { 'first.md': post('First', 'A third text, again with enough words.') })
  expect(await outcomes()).toMatchObject({ [first]: 'updated' })
  expect(publication.read(first)).toContain('A third text')
})

test('a text that changed on both sides is kept, and every report names the file of the new version', async () => {
  edit(first, 'The first text', 'My own text')
  writeFiles(source, { 'first.md': post('First', 'Another text altogether, with enough words.') })
  for (const isChanged of [true, false]) {
    const result = await publication.import('markdown', source)
    expect(result.isChanged).toBe(isChanged)
    expect(publication.read(first)).toContain('My own text')
    expect(formatReport({ ...result, kind: 'markdown', source })).toContain(
      '`first.md` is `articles/first/en.md`: the text stays. The new version is `.roomwright/imports/first.en.md`.',
    )
    expect(publication.read('.roomwright/imports/first.en.md')).toContain('Another text altogether')
  }
})

test('a deleted text stays deleted, and links to it are removed', async () => {
  rmSync(join(publication.site, 'articles/second'), { recursive: true })
  expect(await outcomes()).toMatchObject({ [first]: 'updated', 'articles/second/en.md': 'deleted' })
  expect(publication.has('articles/second/en.md')).toBe(false)
  expect(publication.read(first)).toContain('describe it. Second\n')
  expect(await outcomes()).toMatchObject({ [first]: 'same', 'articles/second/en.md': 'deleted' })
})

test('a redirect or an author that was removed does not come back', async () => {
  rmSync(join(publication.site, 'redirects.yaml'))
  rmSync(join(publication.site, 'authors'), { recursive: true })
  await publication.import('markdown', source)
  expect(publication.has('redirects.yaml')).toBe(false)
  expect(publication.has('authors')).toBe(false)
})

test('links use the slug that an editor set', async () => {
  edit('articles/second/en.md', 'slug: second', 'slug: the-second-one')
  await publication.import('markdown', source)
  expect(publication.read(first)).toContain('(/articles/the-second-one)')
})

test('a changed picture is imported again under the same name', async () => {
  const other = Buffer.concat([picture, Buffer.from([0])])
  writeFiles(source, { 'board.png': other })
  expect(await outcomes()).toMatchObject({ 'articles/second/en.md': 'updated' })
  expect(publication.snapshot()['articles/second/board-2.png']).toBeUndefined()
})

test('an import whose record is lost recognises its texts by their origin', async () => {
  rmSync(join(publication.site, '.roomwright'), { recursive: true })
  const before = publication.snapshot()
  expect(await outcomes()).toEqual({ [first]: 'same', 'articles/second/en.md': 'same' })
  expect(publication.snapshot()).toMatchObject(before)
})

test('an existing text of the publication keeps its folder and its slug', async () => {
  const own = new Publication({
    'articles/first/en.md': '---\ntitle: Mine\nslug: first\ndescription: Mine.\nauthor: Ann Lee\ndate: 2020-01-01\n---\nMine.\n',
  })
  try {
    mkdirSync(join(own.home, 'source'))
    await own.import('markdown', own.source({ 'first.md': post('First', 'A text.') }))
    expect(own.read(first)).toContain('Mine.')
    expect(own.read('articles/first-2/en.md')).toContain('slug: first-2')
    expect(own.read('authors/ann-lee/en.md')).toContain('name: Ann Lee')
    expect(await own.errors()).toEqual([])
  } finally {
    own.remove()
  }
})
