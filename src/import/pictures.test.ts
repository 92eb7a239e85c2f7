import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Publication, remarksOf } from './testing/Publication.ts'
import { picture, writeFiles } from './testing/writeFiles.ts'

let publication: Publication

beforeEach(() => {
  publication = new Publication()
})

afterEach(() => publication.remove())

const text = (body: string, fields = '') =>
  `---\ntitle: A Chair\ndate: 2020-01-02\n${fields}---\nText of some length, that describes it well.\n\n${body}\n`

test('SVG drawings and pictures in data URLs become files', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30" fill="red"/></svg>'
  const source = publication.source({
    'a.md': text(`![Red](red.svg) ![Inside](data:image/png;base64,${picture.toString('base64')}) ![Script](data:text/html;base64,PGI+)`),
    'red.svg': svg,
  })
  const result = await publication.import('markdown', source)
  expect(publication.read('articles/a/en.md')).toContain('![Red](./red.png) ![Inside](./picture.png) *Script*')
  expect(remarksOf(result, 'articles/a/en.md')).toEqual([
    expect.stringContaining('left out: it is part of the text itself, in an unknown format'),
  ])
  expect(await publication.errors()).toEqual([])
})

test('the alternative text of a picture is its own, its caption, its file name or the title of the text', async () => {
  const source = publication.source({
    'a.md': text('![Own](1.png "Caption")\n\n![](1.png "Caption")\n\n![](an-oak_chair.png)\n\n![](IMG_1234.png)'),
    ...Object.fromEntries(['1.png', 'an-oak_chair.png', 'IMG_1234.png'].map((name) => [name, picture])),
  })
  const result = await publication.import('markdown', source)
  expect(publication.read('articles/a/en.md').match(/!\[.*/g)).toEqual([
    '![Own](./1.png "Caption")',
    '![Caption](./1.png "Caption")',
    '![oak chair](./an-oak-chair.png)',
    '![A Chair](./img-1234.png)',
  ])
  expect(remarksOf(result, 'articles/a/en.md').length).toBe(3)
})

test('a missing, broken or remote picture is reported, and its alternative text stays', async () => {
  const source = publication.source({
    'a.md': text('![Gone](gone.png) ![Bad](bad.png) ![Far](https://far.example/a.png)', 'image: gone.png\n'),
    'bad.png': 'no picture',
  })
  const result = await publication.import('markdown', source)
  expect(publication.read('articles/a/en.md')).toContain('*Gone* *Bad* [Far](https://far.example/a.png)')
  expect(remarksOf(result, 'articles/a/en.md')).toEqual([
    '`gone.png` left out: there is no such file in the source',
    expect.stringMatching(/^`bad\.png` left out: /),
    '`https://far.example/a.png` left out: it is on another server; `--download` fetches it',
    '`gone.png`, the lead picture, left out: there is no such file in the source',
  ])
  expect(await publication.errors()).toEqual([])
})

test('a picture that an editor replaced is kept', async () => {
  const source = publication.source({ 'a.md': text('![A](a.png)'), 'a.png': picture })
  await publication.import('markdown', source)
  const own = Buffer.concat([picture, Buffer.from('mine')])
  writeFileSync(join(publication.site, 'articles/a/a.png'), own)
  writeFiles(source, { 'a.md': text('![A](a.png)\n\nMore words.') })
  await publication.import('markdown', source)
  expect(publication.read('articles/a/en.md')).toContain('More words.')
  expect(publication.read('articles/a/a.png')).toBe(own.toString('utf8'))
})

test('a text in an unlisted language is imported in the default language, or left out if that one has a text', async () => {
  const source = publication.source({ 'a.md': text('One.'), 'a.de.md': text('Eins.'), 'b.de.md': text('Zwei.'), 'a.tr.md': text('Bir.') })
  const { texts, leftOut } = await publication.import('markdown', source)
  expect(texts.map(({ planned }) => planned.placed.file).toSorted()).toEqual(['articles/a/en.md', 'articles/a/tr.md', 'articles/b/en.md'])
  expect(leftOut).toEqual([{ place: 'a.de.md', why: 'in the language "de", which the publication does not list' }])
})
